/** What visitors search: the pages as they read them, cut where a link can lead to. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Element, edited, parseHtml, plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { searchFile, type SearchPlace, type SearchSource } from '#domain/search.ts';

/** Writes it into the built site. */
export async function writeSearchFile(client: string, content: Content): Promise<void> {
  const source = await searchSource(content, (url) => readFile(path.join(client, url, 'index.html'), 'utf8'));
  await writeFile(path.join(client, searchFile), JSON.stringify(source));
}

/** @param htmlOf gives the page at an address */
export async function searchSource(
  { pages, search }: Content,
  htmlOf: (url: string) => Promise<string>,
): Promise<SearchSource> {
  const places: SearchPlace[] = [];
  for (const { path: url, language } of listedPages(pages)) {
    // A question that stands on several pages is found once: on /faq, which comes before the others.
    const known = new Set(places.map(({ title, text }) => `${title}\n${text}`));
    const found = placesOf(url, await htmlOf(url)).filter(({ title, text }) => !known.has(`${title}\n${text}`));
    places.push(...found.map((place) => (language === 'es' ? { ...place, language } : place)));
  }
  return { places, ...search };
}

/** What is no text of the page: drawings, what is filled in, pressed or still to come, and what is not printed. */
const isAside = (element: Element): boolean =>
  ['svg', 'form', 'select', 'button', 'iframe', 'noscript'].includes(element.name) ||
  element.get('role') === 'status' ||
  (element.get('class') ?? '').split(' ').includes('screen-only');

/** Elements whose end is the end of a sentence, whether it has a full stop or not. */
const blocks = ['p', 'li', 'dt', 'dd', 'th', 'td', 'h2', 'h3', 'h4', 'summary', 'figcaption'];
/** What stands for such an end until the text is read. */
const blockEnd = '\u{E000}';

const titles = ['h1', 'h2', 'h3', 'h4', 'summary'];

/**
 * The places of one page, its top first. Each has the words that stand in it and in no place within it.
 * @throws where a page has no heading: nobody could tell what was found
 */
export function placesOf(url: string, html: string): SearchPlace[] {
  const [main] = parseHtml(html).all('main');
  const page = main?.all('h1')[0]?.text;
  if (!main || !page) throw new Error(`${url} has no heading in its <main>: the search could not name it.`);
  const named = main.all().filter((element) => element.get('id') && element.all(...titles).length > 0);
  const inside = [...named, ...main.all().filter(isAside)];
  return [main, ...named].map((place) => {
    const { inner } = place.place;
    const [title] = place.all(...titles);
    const cuts = [
      [0, inner[0]] as const,
      [inner[1], html.length] as const,
      ...[...inside, ...(title ? [title] : [])]
        .map((element) => element.place.outer)
        .filter(([from, to]) => from >= inner[0] && to <= inner[1]),
    ];
    return {
      page,
      title: title ? plainText(html.slice(...title.place.inner)) : page,
      to: place === main ? url : `${url}#${place.get('id')}`,
      text: textOf(
        edited(html, [
          ...cuts.map((at) => ({ at, put: ' ' })),
          ...place.all(...blocks).map((block) => ({ at: endOf(block), put: blockEnd })),
        ]),
      ),
    };
  });
}

const endOf = ({ place }: Element): readonly [number, number] => [place.inner[1], place.inner[1]];

/** In one line: blocks without a full stop are divided by a dot. ".50 BMG" keeps the gap before its point. */
const textOf = (html: string): string =>
  parseHtml(html)
    .text.replace(/ (?=[.,;:!?)](?!\d))/g, '')
    .replace(/(?:\s*\u{E000})+\s*/gu, blockEnd)
    .replace(/(?<=[.!?:;,…]|^)\u{E000}|\u{E000}$/gu, ' ')
    .replaceAll(blockEnd, ' · ')
    .trim();
