/** What visitors search: the pages as they read them, cut where a link can lead to. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedElement, replaceRanges, parseHtml, plainText } from '#content/html.server.ts';
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
  { pages, search, navigation }: Content,
  htmlOf: (url: string) => Promise<string>,
): Promise<SearchSource> {
  const places: SearchPlace[] = [];
  for (const { path: url } of listedPages(pages)) {
    // A question that stands on several pages is found once: on /faq, which comes before the others.
    const known = new Set(places.map(({ title, text }) => `${title}\n${text}`));
    places.push(...placesOf(url, await htmlOf(url)).filter(({ title, text }) => !known.has(`${title}\n${text}`)));
  }
  return { places, words: search.words, nothing: { text: search.nothing, call: navigation.call } };
}

/** What is no text of the page: drawings, what is filled in, pressed or still to come, and what is not printed. */
const isAside = (element: ParsedElement): boolean =>
  ['svg', 'form', 'select', 'button', 'iframe', 'noscript'].includes(element.name) ||
  element.get('role') === 'status' ||
  (element.get('class') ?? '').split(' ').includes('screen-only');

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
        replaceRanges(
          html,
          cuts.map((at) => ({ at, put: ' ' })),
        ),
      ),
    };
  });
}

/** Without the gaps that stand between a word in bold and its full stop. ".50 BMG" keeps its own. */
const textOf = (html: string): string => parseHtml(html).text.replace(/ (?=[.,;:!?)](?!\d))/g, '');
