/**
 * The only door to the content: reads every file, fills in the facts that prose quotes, checks each file against its
 * schema and the files against each other. Read at build and at the server's start, never in the browser.
 */
import type { z } from 'zod';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Day } from '#domain/days.ts';
import { changeDays, priceOn } from '#domain/effective-dates.ts';
import { rangeDay } from '#domain/range-time.ts';
import { readDocuments } from './documents.server.ts';
import { lintContent } from './lint.server.ts';
import { checkReferences } from './references.server.ts';
import { readPage, type Page } from './page.server.ts';
import { slugOf } from './schema/text.ts';
import { topicsOf } from './schema/to-confirm.ts';
import { type Data, dataFiles, dataKeys, schemas } from './schemas.server.ts';
import { ContentError, fileNames, Source } from './source.server.ts';
import { answerTokens, basicTokens, blankTokens, tokensOf } from './tokens.server.ts';

export type Content = ReturnType<typeof readContent>;

/**
 * Where the content lies: below the working directory, where the tools that build and test the site are run, or where
 * CONTENT_DIR says, as it does for tests. Not beside this file: the build bundles it, and has it run from elsewhere.
 */
export const contentFolder = (): string => path.resolve(process.env['CONTENT_DIR'] || 'content');

/**
 * Reads and checks a content folder, as of a day: prices are those in force on it. Throws a {@link ContentError} that
 * lists every mistake with file, line and key. `folder` defaults to {@link contentFolder}.
 */
export function readContent(folder = contentFolder(), today: Day = rangeDay(new Date())) {
  const problems: string[] = [];
  const sources = new Map<string, Source>();
  const open = (file: string): Source => {
    const source = sources.get(file) ?? new Source(folder, file);
    sources.set(file, source);
    return source;
  };
  /**
   * Collects mistakes instead of stopping at the first file. The stand-in is never seen: the end of this function
   * throws.
   */
  const attempt = <Value>(read: () => Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined as Value;
    }
  };

  const unread = unreadFiles(folder);
  const stop = () => {
    if (problems.length > 0) throw new ContentError([...new Set([...problems, ...unread])]);
  };

  // The facts that other texts quote come first; they may not quote each other.
  const site = attempt(() => open(dataFiles.site).read(schemas.site, undefined));
  const figures = attempt(() => open(dataFiles.figures).read(schemas.figures, undefined));
  stop();
  const quoted = quotedFacts(open, today, attempt);
  // While a quoted file has a mistake, its quotations are blank, so that mistakes in other files are found too.
  const basic = basicTokens({ site, figures });
  const orBlank = { get: (name: string) => basic.get(name) ?? '…', keys: () => basic.keys() };
  const facts = problems.length > 0 ? undefined : tokensOf({ site, figures, today, ...quoted });
  // Texts quote the club's answers too, and an answer may quote a fact.
  const toConfirm = attempt(() => open(dataFiles.toConfirm).read(schemas.toConfirm, facts ?? orBlank));
  const tokens = facts && toConfirm ? new Map([...facts, ...answerTokens(topicsOf(toConfirm))]) : orBlank;

  const data = Object.fromEntries(
    dataKeys
      .filter((key) => !['site', 'figures', 'toConfirm'].includes(key))
      .map((key) => [key, attempt(() => open(dataFiles[key]).read(schemas[key], tokens))]),
  ) as Omit<Data, 'site' | 'figures' | 'toConfirm'>;
  const { announcements, closures, embeds, hours, prices } = data;

  // What a page says depends on embeds.yaml: while that has a mistake, the pages cannot be read.
  const pageFiles =
    embeds === undefined ? [] : fileNames(folder, 'pages').filter((file) => pageFile.test(`pages/${file}`));
  const pages = pageFiles.map((file) =>
    attempt(() => readPage(open(`pages/${file}`), file.slice(0, -3), tokens, embeds)),
  );

  const content = {
    ...data,
    /** The day as of which the content is read. */
    today,
    /** The names of the club's own PDFs. */
    documents: attempt(() => readDocuments(folder)),
    site,
    figures,
    toConfirm,
    // The stand-in for a file with mistakes has none.
    prices: prices && { ...prices, prices: prices.prices.map((price) => priceOn(price, today)) },
    pages: new Map<string, Page>(pages.filter(Boolean).map((page) => [page.name, page])),
  };
  stop();
  problems.push(...unread.splice(0), ...checkReferences(content, open), ...lintContent(content, folder, open));
  stop();
  const dated = { announcements, closures, seasons: hours.seasons, prices: prices.prices };
  /** The days after `today` on which the content says something else. */
  return freeze({ ...content, changes: changeDays(dated, today) });
}

/** Endings of texts, and those that programs give them. Pictures, and what systems leave, are not read here. */
const texts = /\.(ya?ml|md|markdown|txt|docx?|odt|rtf|csv)$/i;

/** The file of a page: its name is its address. */
const pageFile = /^pages\/[a-z0-9-]+(\.[a-z0-9-]+)*\.md$/;

/** One line for each text that nothing reads, with the name that it was meant to have. */
function unreadFiles(folder: string): string[] {
  const known: readonly string[] = Object.values(dataFiles);
  const there = ['', 'pages'].flatMap((below) =>
    existsSync(path.join(folder, below)) ? fileNames(folder, below).map((name) => path.posix.join(below, name)) : [],
  );
  return there
    .filter((name) => texts.test(name) && !known.includes(name) && !pageFile.test(name))
    .map((name) => {
      const meant = /^pages\/.*\.md$/.test(name)
        ? `pages/${path.parse(name).name.split('.').map(slugOf).join('.')}.md`
        : known.find((file) => path.parse(file).name === name.split('.')[0]?.toLowerCase());
      return `content/${name}  is a file that nothing reads: ${meant && !there.includes(meant) ? `rename it ${meant}` : 'is its name spelt right?'}`;
    });
}

/** The facts of the other files that texts quote, taken before those files' own quotations are filled in. */
function quotedFacts(open: (file: string) => Source, today: Day, attempt: <Value>(read: () => Value) => Value) {
  const read = <Schema extends z.ZodType>(key: keyof Data, schema: Schema) =>
    attempt(() => open(dataFiles[key]).read(schema, blankTokens));
  return {
    hours: read('hours', schemas.hours),
    prices: read('prices', schemas.prices)?.prices.map((price) => priceOn(price, today)),
    ranges: read('ranges', schemas.ranges)?.ranges,
    rules: read('rules', schemas.rules),
    youthForm: read('youthForm', schemas.youthForm),
  };
}

function freeze<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Whether the site is built as a preview for the office, as "npm run publish:site -- --branch preview" does. */
export const isPreview = (): boolean => process.env['PREVIEW'] === 'on';

let loaded: Content | undefined;

/** The site's content, read once. */
export function loadContent(): Content {
  loaded ??= readContent();
  return loaded;
}

/** From now on {@link loadContent} gives the content as of this day. */
export function loadContentAsOf(day: Day): void {
  loaded = readContent(contentFolder(), day);
}

/** One page's own text. Throws when there is no such file. */
export function loadPage(name: string): Page {
  const page = loadContent().pages.get(name);
  if (!page) throw new ContentError([`content/pages/${name}.md  does not exist`]);
  return page;
}
