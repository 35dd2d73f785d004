import { topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => ({ top: topOf(loadPage('search')) });
