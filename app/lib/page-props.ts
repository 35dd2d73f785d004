import type { loaders } from '#app/loaders.server.ts';
import type { PageContent } from './page-content.ts';

/** The props of a page's component: what every page gets, and what its own loader adds. */
export type PageProps<Name extends keyof typeof loaders> = PageContent & ReturnType<(typeof loaders)[Name]>;
