/**
 * Every Spanish page as built: in Spanish from header to footer, paired with its English page, and hardly heavier. Over
 * 200 lines, because all of it reads what a page says in either language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ParsedElement } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import { englishName } from '#content/page.server.ts';
import { literally } from '#content/values.server.ts';
import { pathIn } from '#domain/language.ts';
import { oneLineAddress } from '#domain/places.ts';
import type { SearchSource } from '#domain/search.ts';
import { hasEnglish, labelsIn, saidIn, withoutMarked, withoutNames } from '#tests/fixtures/english-words.ts';
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

const { closures, site, training, pages: texts } = readContent();
/** Of such a closure the pages say that it is in English. */
const announcedInEnglish = closures.flatMap(({ title, text, es }) => [
  ...(es?.title ? [] : [title]),
  ...(es?.text ? [] : [text]),
]);
const trainers = training.map(({ name }) => name);
const spanishPages = [...texts.values()].filter(({ language }) => language === 'es');
const isNotFound = (url: string) => url.endsWith('/404');
const pairs = spanishPages.map(({ name, path }) => [texts.get(englishName(name))?.path ?? '', path] as const);

/** Also what search engines and previews read. */
function saidBy(page: BuiltPage): string[] {
  const metas = ['description', 'og:title', 'og:description', 'og:image:alt'].map((name) => headOf(page, name));
  return [...[titleOf(page), ...metas].map((text) => withoutNames(text, site.name)), ...saidIn(page.html, site.name)];
}

/** The words in « » of the glossary in docs/spanish.md, which nothing but a term may be in. */
const glossary = readFileSync(path.resolve('docs/spanish.md'), 'utf8').match(/^\|.*«.*$/gm) ?? [];
const terms = glossary.flatMap((row) => [...row.matchAll(/«([^»]+)»/g)].map(([, term = '']) => term));
const glossaryTerm = new RegExp(`«(?! *»)|(?<!\\p{L})(?:${terms.join('|')})(?:e?s)?(?!\\p{L})`, 'iu');

test.runIf(isOwnSite)('every text in « » is a term of the glossary', () => {
  const said = spanishPages.flatMap((page) => [...pageAt(page.path).html.matchAll(/«(?:<[^>]*>)?([^«»<]*)/g)]);
  const found = new Set(said.map(([, term = '']) => term.replace(/(?<=ch)es$|(?<=[^s])s$/, '')));
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter((term) => !terms.includes(term) && !terms.includes(`${term}s`))).toEqual([]);
});

test('no choice of a menu has a term in « »: there it could not be marked as English', () => {
  const choices = spanishPages.flatMap(({ path }) => pageAt(path).document.all('option'));
  expect(choices.length).toBeGreaterThan(0);
  expect(choices.map(({ text }) => text).filter((text) => text.includes('«'))).toEqual([]);
});

/** Labels that are the same in both languages: names, units, and words that both have. */
const sameInBoth = new Set('Alcohol Cannabis General mph No Rifle Rifle: yd'.split(' '));
const isSame = (text: string) =>
  sameInBoth.has(text) ||
  /^\d+ mph$|^\(?LARGC-|^https:|@|^(?:Apple|Google) Maps$|^Caltrans QuickMap$|^Waze$|^Weather(?:Link| Underground)$/.test(
    text,
  ) ||
  [site.name, ...Object.values(site.address), oneLineAddress(site), ...trainers].some((name) => name.includes(text)) ||
  text.startsWith(site.address.street);

const saysEnglish = ({ text, place }: ParsedElement, html: string) =>
  text.includes('(en inglés)') || /^\s*\(en inglés\)/.test(html.slice(place.outer[1]));

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
    .map((text) => withoutNames(text.replaceAll(site.address.city, ''), site.name));
}

test.runIf(isOwnSite)('every page of a visit is there in Spanish', () => {
  const inEnglishAlone = ['accessibility', 'chemical-exposure-notice', 'privacy', 'privacy-request'];
  const legal = [...inEnglishAlone, 'shareholder-memberships', 'terms', 'youth-form.text'];
  const missing = [...texts.keys()].filter(
    (name) => !name.startsWith('es') && !spanishPages.some((page) => englishName(page.name) === name),
  );
  expect(missing.toSorted()).toEqual(legal.toSorted());
});

test('nothing names the address of a Spanish page that is not published', () => {
  const twins = new Set(spanishPages.map(({ path }) => path));
  const missing = [...texts.values()]
    .filter(({ language }) => language !== 'es')
    .map(({ path }) => pathIn('es', path))
    .filter((path) => !twins.has(path));
  expect(missing.length).toBeGreaterThan(0);
  const named = new RegExp(`(?<=["'\`(\\s]|://[\\w.:-]+)(?:${missing.map(literally).join('|')})(?=["'\`#?<\\s/])`, 'g');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|json|txt|webmanifest|xml)$/.test(file),
  );
  expect(files).toContain('sitemap.xml');
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(client, file), 'utf8').matchAll(named)].map(([address]) => `${file}: ${address}`),
  );
  expect(found).toEqual([]);
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
    expect(saidBy(page).filter(hasEnglish)).toEqual([]);
  });

  test('what the range says in English is marked as English', () => {
    // An option, an attribute and a title hold no elements.
    const read = withoutMarked(page.html, 'en-US')
      .all('body')
      .flatMap((body) => body.all());
    const texts = read
      .filter(({ name }) => !['option', 'script', 'style'].includes(name))
      .map(({ ownText }) => ownText);
    expect(texts.filter((text) => glossaryTerm.test(text))).toEqual([]);
  });

  test('no label of the English page is on the Spanish one, but for names', () => {
    const inEnglish = labelsIn(pageAt(englishUrl).html, 'es');
    const same = [...labelsIn(page.html)].filter((text) => inEnglish.has(text));
    expect(same.filter((text) => !isSame(text))).toEqual([]);
  });

  test('each of its links leads to Spanish, or says that it does not', () => {
    const wrong = page.document
      .all('a')
      .filter((link) => link.get('lang') === undefined && link.get('target') !== '_blank')
      .filter((link) => pages.some(({ url }) => url === link.get('href')?.replace(/[?#].*/, '')))
      .filter((link) => !/^\/es(?:[/?#]|$)/.test(link.get('href') ?? ''))
      .filter((link) => !saysEnglish(link, page.html));
    expect(wrong.map((link) => `${link.text}: ${link.get('href')}`)).toEqual([]);
  });

  test('each of its links to another site says that it leads to English, unless that site has the visitor’s language', () => {
    const wrong = page.document
      .all('a')
      .filter((link) => link.get('href')?.startsWith('https:') && !link.get('href')?.startsWith(site.origin))
      .filter((link) => !/^https:\/\/(?:[\w.]+\.)?(?:google|apple|waze|windy)\.com\//.test(link.get('href') ?? ''))
      .filter((link) => !saysEnglish(link, page.html));
    expect(wrong.map((link) => `${link.text}: ${link.get('href')}`)).toEqual([]);
  });

  test('what is marked as English leads there', () => {
    const marked = page.document.all('a').filter((link) => link.get('lang') === 'en-US');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.map((link) => link.get('href')).filter((href) => /^\/es(?:[/?#]|$)/.test(href ?? ''))).toEqual([]);
  });

  test('it has the places of the English page, so that the other language leads to the same one', () => {
    const idsOf = (url: string) =>
      pageAt(url)
        .document.all('section', 'details')
        .flatMap((element) => (element.get('id') ? [element.get('id')] : []));
    expect(idsOf(spanishUrl)).toEqual(idsOf(englishUrl));
  });
});

test.each([
  ['/form-result', 'es', '/es'],
  ['/es/form-result', 'en-US', '/'],
])(
  'the frame of a form’s result, %s, leads to the other language’s home, not to "Nothing was sent"',
  (url, other, home) => {
    const links = pageAt(url)
      .document.all('a')
      .filter((link) => link.get('lang') === other);
    const switches = links.filter(({ text }) => /^(?:English|Español)$/.test(text.trim()));
    expect(new Set(switches.map((link) => link.get('href')))).toEqual(new Set([home]));
  },
);

/** The scripts that say the status and all else: no page names one, and pages load those of their language alone. */
const assets = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.js'));
const scriptsThatSay = (text: string) =>
  assets
    .filter((name) => readFileSync(path.join(client, 'assets', name), 'utf8').includes(text))
    .map((name) => `/assets/${name}`);
const catalogs = Object.entries({ 'en-US': englishWords, es: spanishWords }).map(([language, words]) => ({
  language,
  urls: [words.unchecked(), words.notUpdated(false)].flatMap(scriptsThatSay),
}));

test('the sentences of each language are in two scripts of their own, which no page names', () => {
  expect(catalogs.map(({ urls }) => urls.length)).toEqual([2, 2]);
  const urls = catalogs.flatMap((one) => one.urls);
  expect(new Set(urls).size).toBe(4);
  expect(pages.filter(({ html }) => scriptsOf(html).some((url) => urls.includes(url)))).toEqual([]);
  for (const { urls: own } of catalogs) {
    const loaded = own.flatMap((url) => scriptsOf(`"${url}"`));
    expect(loaded.filter((url) => urls.includes(url) && !own.includes(url))).toEqual([]);
  }
});

describe.each(pairs)('%s and %s: the budget', (englishUrl, spanishUrl) => {
  const twins = [pageAt(englishUrl), pageAt(spanishUrl)] as const;
  const share = (weigh: (page: BuiltPage) => number) => weigh(twins[1]) / weigh(twins[0]);

  test('the HTML is at most 25 % more, both as it is and packed by Brotli', () => {
    expect(share(({ html }) => Buffer.byteLength(html))).toBeLessThanOrEqual(1.25);
    expect(share(({ url }) => brotliBytes(path.posix.join(url, 'index.html')))).toBeLessThanOrEqual(1.25);
  });

  test('the script of the first view, with all sentences that a warning or live parts need, is within 2 %', () => {
    const bytes = ({ html, document }: BuiltPage) => {
      const words = catalogs.find(({ language }) => language === document.get('lang'))?.urls ?? [];
      return [...scriptsOf(html), ...words].reduce((sum, url) => sum + brotliBytes(url), 0);
    };
    expect(share(bytes)).toBeLessThanOrEqual(1.02);
  });

  test('neither carries the words of the other language in its data', () => {
    const [inEnglish, inSpanish] = twins.map(dataOf);
    expect(inEnglish?.filter((text) => spanish.test(text))).toEqual([]);
    expect(inSpanish?.filter((text) => hasEnglish(text) && !announcedInEnglish.includes(text))).toEqual([]);
  });
});

test.runIf(isOwnSite)('the search marks as English only what its pages mark so', () => {
  const { facts, rules } = JSON.parse(readFileSync(path.join(client, 'search.es.json'), 'utf8')) as SearchSource;
  const said = [...facts.map(({ to, says }) => ({ to, text: says })), ...rules];
  const wrong = said.flatMap(({ to, text = '' }) => {
    const marked = /.{1,40}\(en inglés\)/.exec(text)?.[0];
    const known = to?.startsWith('/es') ? pageAt(to.replace(/#.*/, '')).document.text : '';
    return marked !== undefined && !known.includes(marked) ? [`${to}: ${marked}`] : [];
  });
  expect(wrong).toEqual([]);
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

// Of the pages that other clubs have in Spanish none has a map or a calendar.
test.runIf(isOwnSite)('pages link to the calendar files of their language, which are there', () => {
  const linksOn = (url: string) =>
    pageAt(url)
      .document.all('a')
      .flatMap((link) => /(?:\/|%2F)((?:es(?:\/|%2F))?\w+\.ics)$/.exec(link.get('href') ?? '')?.[1] ?? [])
      .map((file) => file.replace('%2F', '/'));
  const withFiles = pairs.filter(([url]) => linksOn(url).length > 0);
  expect(withFiles.length).toBeGreaterThan(0);
  for (const [englishUrl, spanishUrl] of withFiles)
    expect(linksOn(spanishUrl)).toEqual(linksOn(englishUrl).map((file) => `es/${file}`));
  expect(readFileSync(path.join(client, 'es/hours.ics'), 'utf8')).toContain('X-WR-CALNAME:Horario del campo de tiro');
});

test.runIf(isOwnSite)('drawings with names in them have those of their page’s language', () => {
  const mapsOn = (url: string) => new Set(pageAt(url).html.match(/\/images\/range-map(?:-es)?-(?=[\da-f]{8}-)/g));
  const withMap = pairs.filter(([url]) => mapsOn(url).size > 0);
  expect(withMap.length).toBeGreaterThan(0);
  for (const [englishUrl, spanishUrl] of withMap) {
    expect(mapsOn(englishUrl), englishUrl).toEqual(new Set(['/images/range-map-']));
    expect(mapsOn(spanishUrl), spanishUrl).toEqual(new Set(['/images/range-map-es-']));
  }
});

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
