/** The content of the Spanish pages: the same keys, in Spanish if there is Spanish (docs/spanish.md). */
import type { z } from 'zod';
import { priceOn } from '#domain/effective-dates.ts';
import type { Day } from '#domain/days.ts';
import { englishName, type Page, readPage, readPageLedger, spanishName } from './page.server.ts';
import { type Data, dataFiles, dataKeys, schemas } from './schemas.server.ts';
import { ContentError, type Source } from './source.server.ts';
import { linksInSpanish } from './spanish-links.server.ts';
import type { Tokens } from './tokens.server.ts';
import type { Path } from './values.server.ts';
import {
  besideSpanish,
  isFactAlone,
  isWords,
  type Ledger,
  pathOf,
  readLedger,
  spanishBeside,
  translator,
  type Sentence,
  unusedIn,
} from './translation.server.ts';

type Read = Data & { today: Day; documents: readonly string[]; pages: ReadonlyMap<string, Page> };
type Files = {
  open: (file: string) => Source;
  tokens: Tokens;
  /** The files of translations beside data files. */
  ledgers: readonly string[];
};

const empty: Ledger = { texts: {}, of: {} };

/** The minimum share of Spanish sentences for a page to be published. */
const publishedFrom = 0.8;

/**
 * Reports a mistake in the Spanish text at that text: in the file that has it, if known.
 * @param english the data that a file of translations belongs to; undefined for a page
 */
function ofSpanish(problem: string, source?: Source, english?: unknown): string {
  const [told = '', at = '', words = '', , allowed] =
    /^(\S+) {2}([^\n]*)(\n {4}You typed: [^\n]*)?(?:\n {4}Here goes: ([^]*))?$/.exec(problem) ?? [];
  if (told === '') return problem;
  const [, key = '', message = ''] = /^The entry (\S+) (.*)$/.exec(words) ?? [];
  const path = english === undefined ? key.replace(/\.label$/, '') : pathOf(english, keysIn(key));
  if (source && Object.hasOwn(readLedger(source).texts, path)) return source.problem([path], message, allowed);
  return `${source && english === undefined ? source.file : at}  In its Spanish, ${words.charAt(0).toLowerCase()}${words.slice(1)}${allowed === undefined ? '' : `\n    Here goes: ${allowed}`}`;
}

/** "prices[0].title" as keys. */
const keysIn = (entry: string): Path =>
  entry.split(/[.[\]]+/).flatMap((key) => (key === '' ? [] : [/^\d+$/.test(key) ? Number(key) : key]));

/**
 * The content for Spanish pages, and the pages to build. Throws a ContentError.
 * @param translations the names of pages that are translations
 */
export function readSpanish<Content extends Read>(
  english: Content,
  translations: readonly string[],
  { open, tokens, ledgers }: Files,
): { content: Content; pages: ReadonlyMap<string, Page>; sentences: readonly Sentence[] } {
  const sentences: Sentence[] = [];
  const problems: string[] = [];
  const attempt = <Value>(read: () => Value, source?: Source, english?: unknown): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems.map((problem) => ofSpanish(problem, source, english)));
      return undefined;
    }
  };

  const data = Object.fromEntries(
    dataKeys.map((key) => {
      const file = dataFiles[key];
      const source = ledgers.includes(`es.${file}`) ? open(`es.${file}`) : undefined;
      const ledger = source ? readLedger(source) : empty;
      const present = besideSpanish(key, open(file).data()).map((one) => one.english);
      const said: Sentence[] = [];
      const translate = translator(file, ledger, (one) => said.push(one), present);
      const read = () =>
        open(file).read<z.ZodType>(schemas[key], tokens, (text, keys, written) => {
          if (isFactAlone(text)) return { text, language: 'es' };
          if (!isWords(key, keys, text)) return undefined;
          const path = pathOf(written, keys);
          // Questions for the office only have no topic, which the path would need as their name.
          if (key === 'toConfirm' && /\.\d+\.\w+$/.test(path)) return undefined;
          // Closures that are over need no translation.
          if (key === 'closures' && (english.closures[Number(keys[0])]?.to ?? '') < english.today) return undefined;
          return translate(path, text, spanishBeside(written, keys));
        });
      const value = attempt(read, source, open(file).data());
      sentences.push(...said, ...unusedIn(file, ledger, said));
      return [key, value];
    }),
  ) as Data;

  /** English pages that Spanish pages quote: with the Spanish they have, and marks. */
  const quoted: [string, Page][] = [];
  const pages = [...english.pages.values()].flatMap((page): [string, Page][] => {
    const name = spanishName(page.name);
    const from = `pages/${page.name}.md`;
    const said: Sentence[] = [];
    const source = translations.includes(name) ? open(`pages/${name}.md`) : undefined;
    const ledger = source ? readPageLedger(source) : { ...empty, was: new Map() };
    const options = { translate: translator(from, ledger, (one) => said.push(one)), was: ledger.was };
    // embeds.yaml decides which parts pages have; it is already read in English.
    const inSpanish = attempt(() => readPage(open(from), name, tokens, english.embeds, options), source);
    if (!inSpanish) return [];
    if (source) sentences.push(...said, ...unusedIn(from, ledger, said));
    const missing = said.filter(({ state }) => state === 'missing');
    if (source && missing.length <= said.length * (1 - publishedFrom)) return [[name, inSpanish]];
    quoted.push([page.name, { ...inSpanish, name: page.name, path: page.path, language: page.language }]);
    return [];
  });

  if (problems.length > 0) throw new ContentError(problems);
  const all = new Map([...english.pages, ...pages]);
  const paths = new Map([...all.values()].map(({ name, path }) => [path, name]));
  const spanish = new Map([...all.values()].flatMap((page) => spanishPath(page, all)));
  const toSpanish = linksInSpanish(spanish, paths, new URL(english.site.origin).host);
  const localized = toSpanish(data) as Data;
  const { prices } = localized.prices;
  const content = {
    ...english,
    ...localized,
    // Both languages stay, because pages and the server compare closures by their English title.
    closures: english.closures,
    prices: { ...localized.prices, prices: prices.map((price) => priceOn(price, english.today)) },
  };
  const led = ([name, page]: [string, Page]): [string, Page] => [name, toSpanish(page) as Page];
  const published = new Map([...english.pages, ...pages.map(led)]);
  return {
    content: { ...content, pages: new Map([...published, ...quoted.map(led)]) },
    pages: published,
    sentences,
  };
}

/** The paths of an English page and its Spanish version. */
function spanishPath(page: Page, all: ReadonlyMap<string, Page>): [english: string, spanish: string][] {
  const english = all.get(englishName(page.name));
  return page.language === 'es' && english ? [[english.path, page.path]] : [];
}
