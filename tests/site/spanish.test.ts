/** Every Spanish page as built: in Spanish from header to footer, and paired with its English page. */
import { describe, expect, test } from 'vitest';
import { shellWords } from '#app/lib/shell-words.server.ts';
import { type ParsedElement, parseHtml, replaceRanges } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import { englishName } from '#content/page.server.ts';
import { isOwnSite, type BuiltPage, headOf, pageAt, pages, titleOf } from './built.ts';

const { site, pages: texts } = readContent();
const spanishPages = [...texts.values()].filter(({ language }) => language === 'es');
const isNotFound = (url: string) => url.endsWith('/404');
const pairs = spanishPages.map(({ name, path }) => [texts.get(englishName(name))?.path ?? '', path] as const);

/** Common words that Spanish doesn't have, and those that components say. */
const english =
  /(?<!\p{L})(?:the|and|of|with|you|your|for|are|to|from|on|this|page|open|closed|hours|call|today|not|check|when|be|is|it|at|by|see|or|copy|share|next|previous|choose|week|forecast|wind|loading|updated|minutes|ago|question)(?!\p{L})/iu;
/** What the range says to visitors in English, and names. */
const names = /«[^»]*»|Range Master|California Relay Service|Highway|Google Calendar|Google Maps|Weather Underground/g;

const isEnglish = (element: ParsedElement) => element.name !== 'html' && element.get('lang') === 'en-US';

/** Everything that a page says to eye, ear and search engine, without what is marked as English or is a name. */
function saidIn(page: BuiltPage): string[] {
  const cuts = page.document.all().filter(isEnglish);
  const document = parseHtml(
    replaceRanges(
      page.html,
      cuts.map(({ place }) => ({ at: place.outer, put: '' })),
    ),
  );
  const attributes = document
    .all()
    .flatMap((element) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.get(name) ?? ''));
  const metas = ['description', 'og:title', 'og:description', 'og:image:alt'].map((name) => headOf(page, name));
  const sentences = document.all('body').flatMap(({ text }) => text.split(/(?<=[.:?!]) /));
  return [titleOf(page), ...metas, ...attributes, ...sentences].map((text) =>
    text.replaceAll(site.name, '').replace(names, ''),
  );
}

test.runIf(isOwnSite)('every page of a visit is there in Spanish', () => {
  const inEnglishAlone = ['accessibility', 'chemical-exposure-notice', 'privacy', 'privacy-request'];
  const legal = [...inEnglishAlone, 'shareholder-memberships', 'terms', 'youth-form.text'];
  const missing = [...texts.keys()].filter(
    (name) => !name.startsWith('es') && !spanishPages.some((page) => englishName(page.name) === name),
  );
  expect(missing.toSorted()).toEqual(legal.toSorted());
});

describe.each(pairs)('%s and %s', (englishUrl, spanishUrl) => {
  const page = pageAt(spanishUrl);

  test('each names both, and its language', () => {
    for (const url of [englishUrl, spanishUrl]) {
      const { document } = pageAt(url);
      expect(document.get('lang')).toBe(url === spanishUrl ? 'es' : 'en-US');
      const alternates = document.all('link').filter((link) => link.get('hreflang'));
      const expected = [
        ['en-US', `${site.origin}${englishUrl}`],
        ['es', `${site.origin}${spanishUrl}`],
        ['x-default', `${site.origin}${englishUrl}`],
      ];
      const named = alternates.map((link) => [link.get('hreflang'), link.get('href')]);
      expect(named).toEqual(isNotFound(url) ? [] : expected);
    }
  });

  test('the Spanish page says nothing in English without a mark', () => {
    const said = saidIn(page);
    expect(said.filter((text) => english.test(text))).toEqual([]);
    const words = Object.values(shellWords('en-US')).filter((one) => typeof one === 'string');
    const shell = new Set(words.filter((one) => one.includes(' ')));
    expect(said.filter((text) => shell.has(text.trim()))).toEqual([]);
  });

  test('each of its links leads to Spanish, or says that it does not', () => {
    const wrong = page.document
      .all('a')
      .filter((link) => link.get('lang') === undefined && link.get('target') !== '_blank')
      .filter((link) => pages.some(({ url }) => url === link.get('href')?.replace(/[?#].*/, '')))
      .filter((link) => !/^\/es(?:[/?#]|$)/.test(link.get('href') ?? ''))
      .filter(
        (link) => !/^\s*\(en inglés\)/.test(page.html.slice(link.place.outer[1])) && !/\(en inglés\)/.test(link.text),
      );
    expect(wrong.map((link) => `${link.text}: ${link.get('href')}`)).toEqual([]);
  });

  test('it has the places of the English page, so that the other language leads to the same one', () => {
    const idsOf = (url: string) =>
      pageAt(url)
        .document.all('section', 'details')
        .flatMap((element) => (element.get('id') ? [element.get('id')] : []));
    expect(idsOf(spanishUrl)).toEqual(spanishUrl === '/es' ? idsOf('/es') : idsOf(englishUrl));
  });
});

test.runIf(isOwnSite)('addresses of places on the earlier Spanish rules lead to the same place', () => {
  const [document] = parseHtml(pages.find(({ url }) => url === '/es/safety-rules')?.html ?? '').all('main');
  const places = { reglas: 'range-rules', resumen: 'key-summary', tarjeta: 'orange-safety-card' };
  for (const [was, id] of Object.entries(places)) {
    const section = document?.all('section').find((one) => one.get('id') === id);
    expect(section?.all('span').map((one) => one.get('id'))).toContain(was);
  }
});
