/**
 * Every Spanish page as built: in Spanish from header to footer, paired with its English page, and hardly heavier. Over
 * 200 lines, because all of it reads what a page says in either language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shellWords } from '#app/lib/shell-words.server.ts';
import { type ParsedElement, parseHtml, replaceRanges } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import { englishName } from '#content/page.server.ts';
import { words as englishWords } from '#words/en.ts';
import { words as spanishWords } from '#words/es.ts';
import {
  brotliBytes,
  type BuiltPage,
  client,
  headOf,
  isOwnSite,
  pageAt,
  pages,
  scriptsOf,
  textsOf,
  titleOf,
} from './built.ts';

const { site, pages: texts } = readContent();
const spanishPages = [...texts.values()].filter(({ language }) => language === 'es');
const isNotFound = (url: string) => url.endsWith('/404');
const pairs = spanishPages.map(({ name, path }) => [texts.get(englishName(name))?.path ?? '', path] as const);

/** Common words that Spanish doesn't have, and those that components say. */
const english =
  /(?<!\p{L})(?:the|and|of|with|you|your|for|are|to|from|on|this|page|open|closed|hours|call|today|not|check|when|be|is|it|at|by|see|or|copy|share|next|previous|choose|week|forecast|wind|loading|updated|minutes|ago|question)(?!\p{L})/iu;
/** What the range says to visitors in English, and names. */
const names = /«[^»]*»|Range Master|California Relay Service|Highway|Google Calendar|Google Maps|Weather Underground/g;
const withoutNames = (text: string) => text.replaceAll(site.name, '').replace(names, '');

/** HTML without the elements that are marked as the other language. What they hold in this one stays. */
function withoutMarked(html: string, other: string): ParsedElement {
  const marked = parseHtml(html)
    .all('body')
    .flatMap((body) => body.all())
    .filter((element) => element.get('lang') === other);
  const edits = marked.map((element) => {
    const kept = element.all().filter((one) => ![undefined, other].includes(one.get('lang')));
    return { at: element.place.outer, put: kept.map(({ text }) => `<span>${text}</span>`).join(' ') };
  });
  return parseHtml(replaceRanges(html, edits));
}

/** Everything that a page says to eye, ear and search engine, without what is marked as English or is a name. */
function saidIn(page: BuiltPage): string[] {
  const document = withoutMarked(page.html, 'en-US');
  const attributes = document
    .all()
    .flatMap((element) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.get(name) ?? ''));
  const metas = ['description', 'og:title', 'og:description', 'og:image:alt'].map((name) => headOf(page, name));
  const sentences = document.all('body').flatMap(({ text }) => text.split(/(?<=[.:?!]) /));
  return [titleOf(page), ...metas, ...attributes, ...sentences].map(withoutNames);
}

const spanish = /[áéíóúñ¿¡]|(?<!\p{L})(?:el|los|las|una|para|con|que|del|por)(?!\p{L})/iu;

/** The sentences in the JSON files of a page, without what it marks as the other language. */
function dataOf({ html, document }: BuiltPage): string[] {
  const other = document.get('lang') === 'es' ? 'en-US' : 'es';
  const marked = document.all().filter((element) => element.name !== 'html' && element.get('lang') === other);
  const said = new Set(marked.flatMap((element) => [element.text, ...element.all().map(({ text }) => text)]));
  return [...html.matchAll(/"(\/assets\/[\w.-]+\.json)"/g)]
    .flatMap(([, file = '']) => {
      const data = JSON.parse(readFileSync(path.join(client, file), 'utf8')) as { english?: string[] };
      return textsOf({ ...data, english: [] }).filter((text) => !data.english?.includes(text));
    })
    .map((text) => withoutMarked(`<p>${text}</p>`, other).text)
    .filter((text) => text.includes(' ') && !said.has(text) && !site.name.includes(text))
    .map((text) => withoutNames(text.replaceAll(site.address.city, '')));
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
    expect(idsOf(spanishUrl)).toEqual(idsOf(englishUrl));
  });
});

/** The scripts that say the status: no page names one, and each is loaded for the pages of its language. */
const assets = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.js'));
const catalogs = Object.entries({ 'en-US': englishWords, es: spanishWords }).map(([language, words]) => {
  const said = assets.filter((name) =>
    readFileSync(path.join(client, 'assets', name), 'utf8').includes(words.unchecked()),
  );
  return { language, urls: said.map((name) => `/assets/${name}`) };
});

test('the sentences of each language are in a script of their own, which no page names', () => {
  expect(catalogs.map(({ urls }) => urls.length)).toEqual([1, 1]);
  const urls = catalogs.flatMap((one) => one.urls);
  expect(new Set(urls).size).toBe(2);
  expect(pages.filter(({ html }) => scriptsOf(html).some((url) => urls.includes(url)))).toEqual([]);
  for (const url of urls) expect(scriptsOf(`"${url}"`).filter((one) => urls.includes(one))).toEqual([url]);
});

describe.each(pairs)('%s and %s: the budget', (englishUrl, spanishUrl) => {
  const twins = [pageAt(englishUrl), pageAt(spanishUrl)] as const;
  const share = (weigh: (page: BuiltPage) => number) => weigh(twins[1]) / weigh(twins[0]);

  test('the HTML is at most 25 % more, both as it is and packed by Brotli', () => {
    expect(share(({ html }) => Buffer.byteLength(html))).toBeLessThanOrEqual(1.25);
    expect(share(({ url }) => brotliBytes(path.posix.join(url, 'index.html')))).toBeLessThanOrEqual(1.25);
  });

  test('the script of the first view is within 2 %', () => {
    const bytes = ({ html, document }: BuiltPage) => {
      const words = catalogs.find(({ language }) => language === document.get('lang'))?.urls ?? [];
      return [...scriptsOf(html), ...words].reduce((sum, url) => sum + brotliBytes(url), 0);
    };
    expect(share(bytes)).toBeLessThanOrEqual(1.02);
  });

  test('neither carries the words of the other language in its data', () => {
    const [inEnglish, inSpanish] = twins.map(dataOf);
    expect(inEnglish?.filter((text) => spanish.test(text))).toEqual([]);
    expect(inSpanish?.filter((text) => english.test(text))).toEqual([]);
  });
});

/** Places of earlier Spanish pages, and the section that says now what they said. */
const earlier = {
  '/es': {
    horario: 'planvisit',
    precios: 'pricing',
    edades: 'under-21',
    documentos: 'new-to-shooting',
    'que-traer': 'planvisit',
    'que-no-traer': 'planvisit',
    'al-llegar': 'new-to-shooting',
    reglas: 'planvisit',
    'como-llegar': 'planvisit',
  },
  '/es/safety-rules': { reglas: 'range-rules', resumen: 'key-summary', tarjeta: 'orange-safety-card' },
};

test.runIf(isOwnSite)('addresses of places on earlier Spanish pages lead to a section', () => {
  for (const [url, places] of Object.entries(earlier)) {
    const sections = pageAt(url).document.all('section');
    for (const [was, id] of Object.entries(places)) {
      const section = sections.find((one) => one.get('id') === id);
      expect(
        section?.all('span').map((one) => one.get('id')),
        `${url}#${was}`,
      ).toContain(was);
    }
  }
});

test.runIf(isOwnSite)('the home page says what is in English alone, and which rules prevail', () => {
  const [main] = pageAt('/es').document.all('main');
  expect(main?.text).toMatch(/Los textos legales están solo en inglés/);
  expect(main?.text).toMatch(/prevalecen las reglas en inglés/);
});
