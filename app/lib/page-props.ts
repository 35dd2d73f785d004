import type { loaders } from '#app/loaders.server.ts';
import type { PageContent } from './page-content.ts';

/** The props of a page's component: the common ones, and those from its own loader. */
export type PageProps<Name extends keyof typeof loaders> = PageContent & ReturnType<(typeof loaders)[Name]>;
