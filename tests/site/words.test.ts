/** How much a page says before a visitor opens anything: a reader on a phone looks for one answer. */
import { expect, test } from 'vitest';
import { type ParsedElement, parseHtml, replaceRanges } from '#content/html.server.ts';
import { headOf, isOwnSite, listedPages, pageAt, titleOf } from './built.ts';

/** A page may get longer only by a decision: link what another page says. */
const limits: Readonly<Record<string, number>> = {
  '/': 625,
  '/pass': 465,
  '/gallery': 226,
  '/calendar': 204,
  '/weather': 250,
  '/new-shooter-guide': 438,
  '/under-21-rules': 728,
  '/youth-form': 305,
  '/faq': 311,
  '/range-features': 485,
  '/safety-rules': 485,
  '/training': 183,
  '/contact': 340,
  '/privacy': 1040,
  '/privacy-request': 330,
  '/terms': 690,
  '/chemical-exposure-notice': 220,
  '/shareholder-memberships': 192,
  '/visit': 715,
  '/access': 265,
  '/accessibility': 340,
};

test.runIf(isOwnSite).each(Object.entries(limits))('%s has at most %d words', (url, most) => {
  expect(wordsOf(url)).toBeLessThanOrEqual(most);
});

/**
 * The words of `main`, with folded parts closed and without what only screen readers, prints, scripts and wide screens
 * get, or only visitors of a site without a mail server.
 */
function wordsOf(url: string): number {
  const { html } = pageAt(url);
  const [main] = parseHtml(html).all('main');
  const folded = main?.all('details').filter((details) => details.get('open') === undefined) ?? [];
  const inFolds = folded.map((details) => {
    const [from, to] = details.place.inner;
    return [details.all('summary')[0]?.place.outer[1] ?? from, to] as const;
  });
  const unseen = (main?.all().filter(isUnseen) ?? []).map(({ place }) => place.outer);
  const seen = replaceRanges(
    html,
    [...inFolds, ...unseen].map((at) => ({ at, put: ' ' })),
  );
  const words = parseHtml(seen).all('main')[0]?.text.split(' ') ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const isUnseen = (element: ParsedElement): boolean =>
  ['svg', 'script', 'template', 'noscript', 'option', 'dialog'].includes(element.name) ||
  element.get('hidden') !== undefined ||
  (element.get('class') ?? '')
    .split(' ')
    .some((name) => ['sr-only', 'hidden', 'noscript:hidden', 'without-mail', 'masthead-figures'].includes(name));

// tests/site/html.test.ts: each page has its own.
test.runIf(isOwnSite)('a title fits into a line of results, and a description has at most 155 characters', () => {
  expect(listedPages.map(titleOf).filter((title) => title.length > 60)).toEqual([]);
  const descriptions = listedPages.map((page) => headOf(page, 'description'));
  expect(descriptions.filter((text) => text.length > 155 || text === '')).toEqual([]);
});
