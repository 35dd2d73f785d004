import type { Language } from '#domain/language.ts';
import type { z } from 'zod';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Day } from '#domain/days.ts';
import { changeDays, priceOn } from '#domain/effective-dates.ts';
import { rangeDay } from '#domain/range-time.ts';
import { readDocuments } from './documents.server.ts';
import type { Baseline } from './baseline.server.ts';
import { lintEdit } from './lint-edit.server.ts';
import { lintAgreement } from './lint-agreement.server.ts';
import { lintContent } from './lint.server.ts';
import { lintFacts, unusedMarks } from './lint-facts.server.ts';
import { checkReferences } from './references.server.ts';
import { englishName, readPage, type Page, spanishName } from './page.server.ts';
import { readSpanish } from './spanish.server.ts';
import { topicsOf } from './schema/faq.ts';
import { pageFile, unreadFiles } from './unread-files.server.ts';
import { type Data, dataFiles, type DataKey, dataKeys, schemas } from './schemas.server.ts';
import { ContentError, fileNames, openSource, type Source } from './source.server.ts';
import { answerTokens, basicTokens, blankTokens, placeholder, type Tokens, tokensOf } from './tokens.server.ts';
import { untranslated } from './translation.server.ts';
import { freeze } from './values.server.ts';

export type Content = ReturnType<typeof readContent>;

/** CONTENT_DIR, or `content` in the working directory: the build bundles this file, so its own folder differs. */
export const contentFolder = (): string => path.resolve(process.env['CONTENT_DIR'] || 'content');

/**
 * The content as of a day. Throws a {@link ContentError} that lists every mistake with file, line and key, and with a
 * baseline also the likely mistakes in later edits.
 */
export function readContent(folder = contentFolder(), today: Day = rangeDay(new Date()), baseline?: Baseline) {
  const problems: string[] = [];
  const sources = new Map<string, Source>();
  const open = (file: string): Source => {
    const source = sources.get(file) ?? openSource(folder, file);
    sources.set(file, source);
    return source;
  };
  /** Collects mistakes instead of stopping at the first file; `stop` throws before undefined is used. */
  const attempt = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return error.data as Value;
    }
  };

  const unread = unreadFiles(folder);
  const stop = () => {
    if (problems.length > 0) throw new ContentError([...new Set([...problems, ...unread])]);
  };

  const read = <Key extends DataKey>(key: Key, tokens: Tokens | undefined): Data[Key] =>
    attempt(() => open(dataFiles[key]).read<z.ZodType>(schemas[key], tokens) as Data[Key]);

  // Files whose facts are quoted are read first, so they can't quote each other.
  const site = read('site', undefined);
  const figures = read('figures', undefined);
  const quoted = {
    hours: read('hours', blankTokens),
    prices: read('prices', blankTokens)?.prices.map((price) => priceOn(price, today)),
    ranges: read('ranges', blankTokens)?.ranges,
    rules: read('rules', blankTokens),
    youthForm: read('youthForm', blankTokens),
  };
  // The facts of a file with a mistake are replaced by blanks, so that mistakes in other files are found too.
  const basic = basicTokens({ ...(site && { site }), ...(figures && { figures }) });
  const isKnown = (name: string) =>
    (figures && /^(?:es\.)?figure\./.test(name)) || (site && /^(?:es\.)?site\./.test(name));
  const orBlank = {
    get: (name: string) => basic.get(name) ?? (isKnown(name) ? undefined : placeholder(name)),
    keys: () => basic.keys(),
    isBlank: true,
  };
  const facts = problems.length > 0 ? undefined : tokensOf({ site, figures, today, ...quoted });
  // Texts can also quote the club's answers, which can quote facts.
  const toConfirm = read('toConfirm', facts ?? orBlank);
  const tokens = facts && toConfirm ? new Map([...facts, ...answerTokens(topicsOf(toConfirm))]) : orBlank;

  const known = { site, figures, toConfirm };
  const others = dataKeys.filter((key) => !(key in known)).map((key) => [key, read(key, tokens)]);
  const data = { ...Object.fromEntries(others), ...known } as Data;
  const { announcements, closures, embeds, hours, prices, specialDays } = data;

  // embeds.yaml decides which parts pages have.
  const pageNames = (attempt(() => fileNames(folder, 'pages')) ?? [])
    .filter((file) => pageFile.test(`pages/${file}`))
    .map((file) => file.slice(0, -3));
  const translations = pageNames.filter((name) => englishName(name) !== name);
  const orphans = translations.filter((name) => !pageNames.includes(englishName(name)));
  for (const name of orphans)
    problems.push(
      `content/pages/${name}.md  This file translates ${englishName(name)}.md, which is not there: delete both, or neither`,
    );
  const pages =
    embeds === undefined
      ? []
      : pageNames
          .filter((name) => !translations.includes(name))
          .map((name) => attempt(() => readPage(open(`pages/${name}.md`), name, tokens, embeds)));

  const inEnglish = {
    ...data,
    today,
    documents: attempt(() => readDocuments(folder)),
    prices: prices && { ...prices, prices: prices.prices.map((price) => priceOn(price, today)) },
    pages: new Map<string, Page>(pages.filter(Boolean).map((page) => [page.name, page])),
  };
  const isComplete = problems.length === 0;
  const ledgers = Object.values(dataFiles)
    .map((file) => `es.${file}`)
    .filter((file) => existsSync(path.join(folder, file)));
  const inSpanish = isComplete
    ? attempt(() => readSpanish(inEnglish, translations, { open, tokens, ledgers }))
    : undefined;
  const content = { ...inEnglish, pages: inSpanish?.pages ?? inEnglish.pages };
  const readable = readableSources(
    [...Object.values(dataFiles), ...ledgers, ...pageNames.map((name) => `pages/${name}.md`)],
    open,
  );
  problems.push(
    ...unread.splice(0),
    ...checkReferences(content, open, inSpanish ? undefined : { pages: pageNames, sources: readable }),
    ...lintContent(content, readable),
    ...lintAgreement(content, readable),
    ...(inSpanish ? lintFacts(readable, inSpanish.sentences) : []),
    ...(baseline ? lintEdit(readable, baseline, inSpanish?.sentences) : []),
  );
  stop();
  const dated = { announcements, closures, specialDays, seasons: hours.seasons, prices: prices.prices };
  // The days after `today` on which the content changes.
  const changes = changeDays(dated, today);
  const spanish = { ...(inSpanish?.content ?? content), changes };
  const sentences = inSpanish?.sentences ?? [];
  /** Lines about Spanish to be written, confirmed or deleted. */
  const toTranslate = [...untranslated(sentences), ...unusedMarks(readable, sentences)];
  return freeze({ ...content, changes, spanish, sentences, toTranslate });
}

/** The files that can be read as YAML or Markdown, by their names below the folder. */
function readableSources(files: readonly string[], open: (file: string) => Source): Map<string, Source> {
  return new Map(
    files.flatMap((file): [string, Source][] => {
      try {
        return [[file, open(file)]];
      } catch (error) {
        // The mistakes are reported by the file's own reader.
        if (error instanceof ContentError) return [];
        throw error;
      }
    }),
  );
}

/** Whether the build is a preview, as with "npm run publish:site -- --branch preview". */
export const isPreview = (): boolean => process.env['PREVIEW'] === 'on';

let loaded: Content | undefined;
let language: Language = 'en-US';

/** The content in the language that {@link readingIn} sets, English by default. */
export function loadContent(): Content {
  loaded ??= readContent();
  return language === 'es' ? { ...loaded, ...loaded.spanish } : loaded;
}

/** The language that {@link readingIn} sets. */
export const contentLanguage = (): Language => language;

/** Runs `read` with the content in a language. For synchronous code only. */
export function readingIn<Value>(other: Language, read: () => Value): Value {
  const before = language;
  language = other;
  try {
    return read();
  } finally {
    language = before;
  }
}

/** Makes {@link loadContent} return the content as of a day. */
export function loadContentAsOf(day: Day): void {
  loaded = readContent(contentFolder(), day);
}

/**
 * The page with that name, in Spanish if {@link readingIn} says so and it exists. Throws a {@link ContentError} if
 * there is no such page.
 */
export function loadPage(name: string): Page {
  const { pages } = loadContent();
  const page = (language === 'es' ? pages.get(spanishName(name)) : undefined) ?? pages.get(name);
  if (!page) throw new ContentError([`content/pages/${name}.md  This file does not exist`]);
  return page;
}
