/** One page's title, description and canonical address, from its front matter and the site's facts. */
import { loadContent } from '#content/load.server.ts';
import type { Page } from '#content/page.server.ts';

export type PageHead = {
  title: string;
  description: string;
  /** The address by which others know the page; null for a page that search engines are asked to leave alone. */
  canonical: string | null;
};

/** What changes in the head from page to page. The club's name stands after every title but the home page's. */
export function pageHead(page: Page): PageHead {
  const { site } = loadContent();
  return {
    title: page.path === '/' ? `${site.name}: ${page.title}` : `${page.title} | ${site.name}`,
    description: page.description,
    canonical: page.listed ? `${site.origin}${page.path}` : null,
  };
}
