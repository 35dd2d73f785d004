/** Metadata in a page's head for programs only. It is written into the HTML and is not part of the page's data. */
import type { BreadcrumbList, FAQPage, Thing, WebPage, WithContext } from 'schema-dts';
import { cardOf } from '#app/lib/cards.server.ts';
import { addressOf } from '#app/lib/page-address.server.ts';
import { themeColors } from '#app/lib/colors.server.ts';
import { plainText, scriptData } from '#content/html.server.ts';
import { isPreview, loadContent, readingIn } from '#content/load.server.ts';
import { englishName, type Page, spanishName } from '#content/page.server.ts';
import { type Language, manifestPath, pathIn } from '#domain/language.ts';
import type { Html } from '#content/html.server.ts';
import { businessDescription } from './business.server.ts';

export function HeadMetadata({ page }: { page: Page }) {
  const { site, faq } = loadContent();
  const { title, description, canonical } = pageHead(page);
  const image = site.origin + cardOf(page);
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="manifest" href={pathIn(languageOf(page), manifestPath)} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={page.language === 'es' ? 'es_US' : 'en_US'} />
      {translations(page).map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={site.origin + path} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={[...new Set([site.name, page.heading])].join('. ')} />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd of={readingIn(languageOf(page), businessDescription)} />
      {page.listed && <JsonLd of={webPage(page)} />}
      {page.listed && <JsonLd of={breadcrumb(page)} />}
      {englishName(page.name) === 'faq' && <JsonLd of={faqJsonLd(faq, page.language)} />}
    </>
  );
}

/** The page in each of its languages, itself included, with English as the default; empty if it has one language. */
function translations(page: Page): { language: string; path: string }[] {
  const { pages } = loadContent();
  const english = pages.get(englishName(page.name));
  const spanish = english && pages.get(spanishName(english.name));
  // No one searches for the not-found page.
  if (!spanish || english.name === 'not-found') return [];
  const languages = [english, spanish].map(({ language, path }) => ({ language, path }));
  return [...languages, { language: 'x-default', path: english.path }];
}

const languageOf = (page: Page): Language => (page.language === 'es' ? 'es' : 'en-US');

/** schema.org has no language for a club, but one for a page. */
function webPage(page: Page): WithContext<WebPage> {
  const { site } = loadContent();
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: site.origin + page.path,
    name: page.title,
    inLanguage: page.language,
    about: { '@id': `${site.origin}/#club` },
  };
}

function breadcrumb(page: Page): WithContext<BreadcrumbList> {
  const { site } = loadContent();
  const home = readingIn(languageOf(page), () => addressOf('/'));
  const steps = [
    { name: site.name, path: home },
    ...(page.path === home ? [] : [{ name: page.title, path: page.path }]),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.origin}${path}`,
    })),
  };
}

/** https://schema.org/FAQPage of every question on a page. Answers are plain text, without links and formatting. */
function faqJsonLd(
  sections: readonly { items: readonly { question: string; answer: Html }[] }[],
  inLanguage: string,
): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: sections.flatMap((section) =>
      section.items.map((item) => ({
        '@type': 'Question' as const,
        name: item.question,
        acceptedAnswer: { '@type': 'Answer' as const, text: plainText(item.answer).replaceAll(/\n+/g, '\n') },
      })),
    ),
  };
}

function JsonLd({ of: data }: { of: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptData(data) }} />;
}

export type PageHead = {
  title: string;
  description: string;
  /** The page's canonical URL; null for a noindex page. */
  canonical: string | null;
};

/** The parts of the head that change from page to page. The club's name follows every title but the home page's. */
export function pageHead(page: Page): PageHead {
  const { site } = loadContent();
  return {
    title: page.path === '/' ? `${site.name}: ${page.title}` : `${page.title} | ${site.name}`,
    description: page.description,
    canonical: page.listed && !isPreview() ? `${site.origin}${page.path}` : null,
  };
}
