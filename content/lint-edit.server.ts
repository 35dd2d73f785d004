/** Likely mistakes in what an edit adds or changes. Earlier rows are never mistakes, because their days may be over. */
import { parse } from 'yaml';
import { z } from 'zod';
import { type Day, daysBetween } from '#domain/days.ts';
import { longDate } from '#words/format-time.ts';
import { dollars } from '#words/prices.ts';
import type { Baseline } from './baseline.server.ts';
import { slugOf } from './schema/text.ts';
import { dataFiles, dataKeys } from './schemas.server.ts';
import type { Source } from './source.server.ts';
import { lintPictures, lintRoles } from './lint-entries.server.ts';
import { lintNames, lintTranslations } from './lint-spanish.server.ts';
import type { Sentence } from './translation.server.ts';
import { type Path, valueAt } from './values.server.ts';
import { warning } from './warning.server.ts';

type Sources = ReadonlyMap<string, Source>;

/**
 * Returns one message for each. `sources`: the readable files, by name. `sentences`: those with or without Spanish;
 * undefined if not all files could be read.
 */
export function lintEdit(
  sources: Sources,
  { read, editedOn }: Baseline,
  sentences: readonly Sentence[] | undefined,
): string[] {
  const before = (file: string): unknown => {
    try {
      const text = read(file) ?? '';
      return parse(file.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text);
    } catch {
      // A file that could not be read before counts as new in the edit that repaired it.
      return undefined;
    }
  };
  return [
    ...datedLists.flatMap(({ file, ...list }) => {
      const source = sources.get(file);
      return source ? lintRows(source, before(file), editedOn, list) : [];
    }),
    ...[...sources]
      .filter(([file]) => /^pages\/(?!es\.)/.test(file))
      .flatMap(([file, source]) => lintAnchors(source, read(file))),
    ...dataKeys.flatMap((key) => {
      const source = sources.get(dataFiles[key]);
      return source ? lintTranslations(key, source, sources.get(`es.${dataFiles[key]}`), before(dataFiles[key])) : [];
    }),
    ...lintRoles(sources, before),
    ...lintPictures(sources, before(dataFiles.images)),
    ...lintPrices(sources.get(dataFiles.prices), before(dataFiles.prices), editedOn),
    ...(sentences ? lintNames(sources, sentences, read) : []),
  ];
}

type DatedList = { keys: Path; first: 'from' | 'date'; last: 'to' | 'date'; mayBegin: boolean };

/** `mayBegin`: whether a row may begin before the edit, such as a closure that was entered late. */
const datedLists: readonly (DatedList & { file: string })[] = [
  { file: dataFiles.closures, keys: [], first: 'from', last: 'to', mayBegin: true },
  { file: dataFiles.announcements, keys: [], first: 'from', last: 'to', mayBegin: true },
  { file: dataFiles.specialDays, keys: [], first: 'date', last: 'date', mayBegin: true },
  { file: dataFiles.hours, keys: ['seasons'], first: 'from', last: 'to', mayBegin: false },
];

const rowsSchema = z.array(z.record(z.string(), z.unknown())).catch([]);
const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const dayIn = (row: Readonly<Record<string, unknown>>, key: string): Day | undefined =>
  daySchema.safeParse(row[key]).data;

const comingDay = 'a day from today on';
const longestDays = 366;

function lintRows(source: Source, before: unknown, today: Day, list: DatedList): string[] {
  const { keys, first, last, mayBegin } = list;
  // A row is not new if only its words changed.
  const daysOf = (row: Readonly<Record<string, unknown>>) => JSON.stringify([row['id'], row[first], row[last]]);
  const known = new Set(rowsSchema.parse(valueAt(before, keys)).map(daysOf));
  return rowsSchema.parse(valueAt(source.data(), keys)).flatMap((row, index) => {
    const [from, to] = [dayIn(row, first), dayIn(row, last)];
    if (known.has(daysOf(row)) || !from) return [];
    const at = (key: string) => [...keys, index, key];
    if (to && to < today) return warning(source, at(last), to, `is over: ${longDate(to)} is in the past`, comingDay);
    if (!mayBegin && from < today)
      return warning(source, at(first), from, `is in the past: ${longDate(from)}`, comingDay);
    const days = to ? daysBetween(from, to) + 1 : 1;
    if (to && days > longestDays)
      return warning(source, at(last), to, `is ${days} days after the first day`, 'the last day: is its year right?');
    return [];
  });
}

/** `title` and `row` are as written. */
type Anchor = { id: string; level: string; title: string; row: string };

const anchorsIn = (text: string): Anchor[] =>
  [...text.matchAll(/^(##|###) +(.+?)(?: +\{([^{}]*)\})?$/gm)].flatMap(
    ({ 0: row, 1: level = '', 2: title = '', 3: marks = '' }) => {
      const [, id = slugOf(title)] = /#([\w-]+)/.exec(marks) ?? [];
      const [, was] = /\bwas=([\w-]+)/.exec(marks) ?? [];
      return [id, ...(was === undefined ? [] : [was])].map((one) => ({ id: one, level, title, row }));
    },
  );

/** Anchors that a page has lost. The site finds its parts by them, and external links lead to them. */
function lintAnchors(source: Source, before: string | undefined): string[] {
  const now = anchorsIn(source.body);
  const known = anchorsIn(before ?? '');
  return known.flatMap(({ id, level, title, row }, place) => {
    if (now.some((one) => one.id === id && one.level === level)) return [];
    const renamed = now.length === known.length ? now[place] : undefined;
    const found = now.find((one) => one.id === id || one.title === title) ?? renamed;
    // A heading without marks has an anchor too, made of its words.
    const isUnmarked = title === row.replace(/^#+ +/, '');
    const instead = isUnmarked ? `${level} ${renamed?.title ?? title} {#${id}}` : row;
    const message = `no longer has {#${id}}, by which the site and links find this part`;
    return warning(source, undefined, found?.row ?? '', message, instead, id);
  });
}

const nextSchema = z.object({ from: daySchema, amount: z.number() });
const pricesSchema = z.object({
  prices: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      next: z.union([nextSchema.transform((one) => [one]), z.array(nextSchema)]).default([]),
    }),
  ),
});

function lintPrices(source: Source | undefined, before: unknown, today: Day): string[] {
  const known = pricesSchema.safeParse(before).data?.prices ?? [];
  const now = source && pricesSchema.safeParse(source.data()).data?.prices;
  if (!now) return [];
  return now.flatMap(({ id, amount, next }, index) => {
    const last = known.find((price) => price.id === id);
    const knownNext = new Set(last?.next.map((one) => JSON.stringify(one)));
    const lastAmount = last?.next.findLast(({ from }) => from <= today)?.amount ?? last?.amount;
    const isList = Array.isArray(valueAt(source.data(), ['prices', index, 'next']));
    const at = (place: number, key: string): Path => ['prices', index, 'next', ...(isList ? [place] : []), key];
    return [
      ...(last?.amount === amount ? [] : priceJump(source, ['prices', index, 'amount'], amount, lastAmount)),
      ...next.flatMap((one, place) => {
        if (knownNext.has(JSON.stringify(one))) return [];
        const isPast = one.from < today;
        const priceBefore = next[place - 1]?.amount ?? amount;
        return [
          ...(one.amount === priceBefore ? [sameAgain(source, at(place, 'amount'), one.amount)] : []),
          ...priceJump(source, at(place, 'amount'), one.amount, priceBefore),
          ...(isPast
            ? warning(source, at(place, 'from'), one.from, `is in the past: ${longDate(one.from)}`, comingDay)
            : []),
        ];
      }),
    ];
  });
}

function sameAgain(source: Source, keys: Path, amount: number): string {
  const message = `is the price before it already, ${dollars(amount)}: nothing would change on that day`;
  return source.problem(keys, message, 'the new price, or leave next out', String(amount));
}

/** A price of 0 is "free", which is not a typing error. */
function priceJump(source: Source, keys: Path, amount: number, last: number | undefined): string[] {
  if (!last || amount === 0 || (amount < last * 10 && amount > last / 10)) return [];
  const message = `is ${amount > last ? 'ten times' : 'a tenth of'} the last price, ${dollars(last)}, or still further from it`;
  return warning(source, keys, String(amount), message, 'US dollars, as a plain number: 35');
}
