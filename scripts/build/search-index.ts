import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutMarks } from '#app/features/language/english-texts.server.ts';
import { type ParsedElement, replaceRanges, parseHtml, plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import {
  type Relevance,
  searchFile,
  type SearchKnowledge,
  type SearchPlace,
  type SearchSource,
  spanishSearchFile,
} from '#domain/search.ts';
import { withoutRepeated } from './asked-phrases.ts';
import { inThread } from './in-thread.ts';
import type { FactLanguage } from './search-fact.ts';
import { searchSource } from './search-facts.ts';
import { type Examples, learnRelevance, type Lesson } from './search-relevance.ts';

export async function writeSearchFiles(client: string, content: Content): Promise<void> {
  const { pages } = content;
  const places: SearchPlace[] = [];
  for (const { path: url } of listedPages(pages)) {
    // A question on several pages is indexed once: for /faq, which comes before the others.
    const known = new Set(places.map(({ title, text }) => `${title}\n${text}`));
    const found = placesOf(url, await readFile(path.join(client, url, 'index.html'), 'utf8'));
    places.push(...found.filter(({ title, text }) => !known.has(`${title}\n${text}`)));
  }
  const write = async (language: FactLanguage, file: string) => {
    const knowledge = knowledgeOf(content, language, places);
    const input: Lesson = [knowledge, examplesOf(content, language)];
    const relevance = await inThread<Lesson, Relevance>(new URL('search-relevance-thread.ts', import.meta.url), input);
    await writeFile(path.join(client, file), JSON.stringify(learned(knowledge, relevance)));
  };
  await Promise.all([write('en', searchFile), write('es', spanishSearchFile)]);
}

const knowledgeOf = (...all: Parameters<typeof searchSource>): SearchKnowledge => withoutRepeated(searchSource(...all));

const learned = (knowledge: SearchKnowledge, relevance: Relevance): SearchSource =>
  withoutMarks({ ...knowledge, relevance })[0];

/** The facts of a language, with what the club's examples teach about queries. */
export function learnedSource(...all: Parameters<typeof searchSource>): SearchSource {
  const [content, language] = all;
  const knowledge = knowledgeOf(...all);
  return learned(knowledge, learnRelevance(knowledge, examplesOf(content, language)));
}

/**
 * In English, Spanish questions count as questions about something else, so that the Spanish file is searched. In
 * Spanish, English ones don't, because many queries there are half English.
 */
export function examplesOf({ searchExamples: { en, es } }: Content, language: 'en' | 'es'): Examples {
  return language === 'en' ? { ...en, elsewhere: [...en.elsewhere, ...es.ours] } : es;
}

const isAside = (element: ParsedElement): boolean =>
  ['svg', 'form', 'select', 'button', 'iframe', 'noscript', 'figcaption'].includes(element.name) ||
  element.get('role') === 'status' ||
  // As for search engines: "OPEN", a road's usual state, would read like news in an excerpt.
  element.get('data-nosnippet') !== undefined ||
  (element.get('class') ?? '').split(' ').some((name) => furniture.includes(name));

/**
 * Classes of elements around a text: those that print leaves out, what only screen readers say, links like buttons, the
 * kicker above a heading, picture marks, and elements that appear only with or only without our script.
 */
const furniture = [
  'screen-only',
  'sr-only',
  'button',
  'kicker',
  'illustration-mark',
  'noscript:hidden',
  'noscript:block',
];

/** Elements that end a sentence, with or without a period. */
const blocks = ['p', 'li', 'dt', 'dd', 'th', 'td', 'h2', 'h3', 'h4', 'summary', 'figcaption'];
/** Marks such an end until the text is extracted. */
const blockEnd = '\u{E000}';

const titles = ['h1', 'h2', 'h3', 'h4', 'summary'];

/** The sections of one page, its top first, each without nested sections. @throws if a page has no heading */
export function placesOf(url: string, html: string): SearchPlace[] {
  const [main] = parseHtml(html).all('main');
  const page = main?.all('h1')[0]?.text;
  if (!main || !page) throw new Error(`${url} has no heading in its <main>: the search could not name it.`);
  const named = main
    .all()
    .filter((element) => element.get('id') && (element.name === 'li' || element.all(...titles).length > 0));
  const inside = [...named, ...main.all().filter(isAside)];
  return [main, ...named].map((place) => {
    const { inner } = place.place;
    const [title] = place.all(...titles);
    const to = place === main ? url : `${url}#${place.get('id')}`;
    // A list item, such as a question for the range office, gets the heading above it as its text.
    if (!title && place !== main) {
      const around = named.findLast(isAround(place))?.all(...titles)[0];
      return {
        page,
        title: itemTitle(place.text),
        to,
        text: around ? plainText(html.slice(...around.place.inner)) : page,
      };
    }
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
      to,
      // A place with nothing but sections gets their names as its text.
      text:
        textOf(
          replaceRanges(html, [
            ...cuts.map((at) => ({ at, put: ' ' })),
            ...place
              .all(...blocks)
              .map(({ place: { inner } }) => ({ at: [inner[1], inner[1]] as const, put: blockEnd })),
          ]),
        ) ||
        place
          .all(...titles)
          .slice(1)
          .map(({ place }) => plainText(html.slice(...place.inner)))
          .join(' · '),
    };
  });
}

/** A list item that is part of a sentence ends with its comma or period; remove that. */
const itemTitle = (text: string): string => {
  const title = text.replace(/[.,;:]$/, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
};

const isAround =
  ({ place: { outer } }: ParsedElement) =>
  ({ place: { inner } }: ParsedElement): boolean =>
    inner[0] <= outer[0] && inner[1] >= outer[1];

/** The text in one line, with a period after blocks that lack one. */
const textOf = (html: string): string =>
  parseHtml(html)
    .text.replace(/(?:\s*\u{E000})+\s*/gu, blockEnd)
    .replace(/(?<=[.!?:;,…]|^)\u{E000}|\u{E000}$/gu, ' ')
    .replaceAll(blockEnd, ' · ')
    // After what is left out.
    .replace(/\s+(?=[.,;:)](?:\s|$))/g, '')
    .trim();
