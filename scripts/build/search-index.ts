/** Builds the search index from the finished pages, in sections that a link can lead to. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedElement, replaceRanges, parseHtml, plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { searchFile, type SearchPlace, type SearchSource } from '#domain/search.ts';

export async function writeSearchFile(client: string, { pages, search, navigation }: Content): Promise<void> {
  const places: SearchPlace[] = [];
  for (const { path: url } of listedPages(pages)) {
    // A question on several pages is indexed once: for /faq, which comes before the others.
    const known = new Set(places.map(({ title, text }) => `${title}\n${text}`));
    const found = placesOf(url, await readFile(path.join(client, url, 'index.html'), 'utf8'));
    places.push(...found.filter(({ title, text }) => !known.has(`${title}\n${text}`)));
  }
  const nothing = { text: search.nothing, es: search.es, call: navigation.call };
  await writeFile(
    path.join(client, searchFile),
    JSON.stringify({ places, words: search.words, nothing } satisfies SearchSource),
  );
}

/** What is not part of the page's text: drawings, controls, status regions and what is not printed. */
const isAside = (element: ParsedElement): boolean =>
  ['svg', 'form', 'select', 'button', 'iframe', 'noscript'].includes(element.name) ||
  element.get('role') === 'status' ||
  (element.get('class') ?? '').split(' ').includes('screen-only');

const titles = ['h1', 'h2', 'h3', 'h4', 'summary'];

/**
 * The sections of one page, its top first, each without the text of sections within it. @throws if a page has no
 * heading
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

/** Removes the gap between a bold word and the punctuation after it, but not before ".50 BMG". */
const textOf = (html: string): string => parseHtml(html).text.replace(/ (?=[.,;:!?)](?!\d))/g, '');
