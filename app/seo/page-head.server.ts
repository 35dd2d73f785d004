/**
 * One page's title, description, canonical address, previews and breadcrumb, from its front matter and the site's
 * facts.
 */
import type { MetaDescriptor } from 'react-router';
import { loadContent } from '#content/load.server.ts';
import type { Page } from '#content/page.server.ts';

/** Browsers and search engines show the club's name after every title but the home page's, which begins with it. */
function fullTitle(page: Page, clubName: string): string {
  return page.path === '/' ? `${clubName}: ${page.title}` : `${page.title} | ${clubName}`;
}

/** The head of one page. Pages that are not listed ask search engines to stay away and name no canonical address. */
export function pageHead(page: Page, options: { jsonLd?: readonly object[] } = {}): MetaDescriptor[] {
  const { site } = loadContent();
  const title = fullTitle(page, site.name);
  const url = `${site.origin}${page.path}`;
  const image = `${site.origin}/social-card.png`;
  const breadcrumb = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}/` },
      ...(page.path === '/' ? [] : [{ '@type': 'ListItem', position: 2, name: page.title, item: url }]),
    ],
  };
  const listed: MetaDescriptor[] = page.listed
    ? [
        { tagName: 'link', rel: 'canonical', href: url },
        { property: 'og:url', content: url },
        { 'script:ld+json': breadcrumb },
      ]
    : [{ name: 'robots', content: 'noindex' }];
  return [
    { title },
    { name: 'description', content: page.description },
    ...listed,
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${site.name}. ${site.tagline}` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
    ...(options.jsonLd ?? []).map((data): MetaDescriptor => ({ 'script:ld+json': data as Record<string, unknown> })),
  ];
}
