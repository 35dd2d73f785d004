/** The jobs that edit a content file: their fields, the edits that they make, and what visitors will read. */
import { parse } from 'yaml';
import { z } from 'zod';
import type { Content } from '#content/load.server.ts';
import { dataFiles } from '#content/schemas.server.ts';
import { plansOf } from '#content/today.server.ts';
import { daysFrom } from '#domain/day-status.ts';
import { fullDate, fullDates } from '#words/format-time.ts';
import type { NextPrice } from '#domain/prices.ts';
import { dollars, nextPrices } from '#words/prices.ts';
import { words as english } from '#words/en.ts';
import { inSentences, textOf } from '#words/phrase.ts';
import { sayAll, sayDay } from '#words/say-status.ts';
import { inWords } from '#words/sentences.ts';
import { type ContentKind, type FieldShape, isDay, missing, noChoice, sentence, spokenDay } from './content-kind.ts';
import type { Edit } from './edits.ts';
import type { Fields } from './job.ts';
import { photoKind, type PhotoKindDeps } from './photo-kind.ts';

export const contentKinds = ['special-day', 'announcement', 'price', 'photo'] as const;
export type ContentKindName = (typeof contentKinds)[number];

export type KindDeps = PhotoKindDeps & { content: Pick<Content, 'prices'> };

const text = (isOptional = false): FieldShape => ({ control: 'text', isOptional });
/** The row of a list in a content file, without what was left empty. */
const rowOf = (fields: object, typed: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));

/** Adds a row to the end of a list. */
function rowKind(file: string, fields: ContentKind['fields']): Pick<ContentKind, 'fields' | 'build'> {
  return {
    fields,
    build: (typed) => {
      const faults = missing(fields, typed);
      return Object.keys(faults).length > 0
        ? { faults }
        : { edits: [{ file, remove: [], add: [rowOf(fields, typed)] }] };
    },
  };
}

const specialDay: ContentKind = {
  mainField: 'date',
  ...rowKind(dataFiles.specialDays, {
    date: { control: 'date' },
    opens: { control: 'time' },
    closes: { control: 'time' },
    lastCheckIn: { control: 'time' },
    name: text(),
    es: text(),
  }),
  said: ({ name, date }) => `Special day: ${name}, ${spokenDay(date)}`,
  willRead: ({ date = '' }, after) => {
    const sources = { ...plansOf(after), calendar: null, closuresCalendar: null };
    return daysFrom(date, sources, 1).map((day) => {
      const { hours, more } = sayDay(day);
      return [fullDate(date), textOf(inSentences([inWords(english, hours), ...sayAll(english, more)]))];
    });
  },
};

const announcement: ContentKind = {
  mainField: 'text',
  ...rowKind(dataFiles.announcements, {
    text: sentence,
    es: sentence,
    from: { control: 'date' },
    to: { control: 'date' },
    link: text(true),
  }),
  said: ({ text: words, from, to }) => `Announcement from ${spokenDay(from)} to ${spokenDay(to)}: “${words}”`,
  willRead: ({ text: words = '', es = '', from = '', to = '' }) => [
    [fullDates(from, to), words],
    ['On Spanish pages', es],
  ],
};

const nextSchema = z.object({ from: z.string(), amount: z.number() });
const storedPrices = z.object({
  prices: z.array(
    z.object({ id: z.string(), amount: z.number(), next: z.union([nextSchema, z.array(nextSchema)]).optional() }),
  ),
});

function price({ content }: KindDeps): ContentKind {
  const { prices } = content.prices;
  const titleOf = (id = '') => prices.find((one) => one.id === id)?.title ?? id;
  const titles = prices.map(({ id, title, amount }) => [id, `${title}: ${dollars(amount)} now`] as const);
  const fields = {
    id: { options: [noChoice, { all: titles }] },
    amount: text(),
    from: { control: 'date' },
  } as const;
  const amountIn = (typed = '') =>
    /^\$? ?\d{1,3}(?:,?\d{3})*(?:\.\d\d?)?$/.test(typed) ? Number(typed.replace(/[$, ]/g, '')) : undefined;
  const changes = (next: readonly NextPrice[]) => nextPrices(next).replace(/^f/, 'F');
  return {
    fields,
    mainField: 'amount',
    said: ({ id, amount, from }) => `Price: ${titleOf(id)}, ${dollars(amountIn(amount) ?? 0)} from ${spokenDay(from)}`,
    build(typed, read) {
      const { id = '', from = '' } = typed;
      const amount = amountIn(typed['amount']);
      const stored = storedPrices.parse(parse(read(dataFiles.prices))).prices.find((one) => one.id === id);
      const faults: Fields = {
        ...missing(fields, typed),
        ...(typed['amount'] && amount === undefined && { amount: 'Please type dollars, such as 40 or 7.50.' }),
        ...(from && !isDay(from) && { from: 'Please choose a day.' }),
        ...(!stored && { id: 'Please choose a price from the list.' }),
      };
      const hasFaults = Object.keys(faults).length > 0;
      if (!stored || (hasFaults && !isDay(from))) return { faults };
      const was = stored.next ?? null;
      const others = [was ?? []].flat().filter((one) => one.from !== from);
      // With the price of today in place of one that can't be read, the day is checked all the same.
      const next = [...others, { from, amount: amount ?? stored.amount }].toSorted((one, other) =>
        one.from < other.from ? -1 : 1,
      );
      const now = next.length === 1 && next[0] ? next[0] : next;
      const edits: Edit[] = [{ file: dataFiles.prices, list: 'prices', id, key: 'next', was, now }];
      return hasFaults ? { faults, edits } : { edits };
    },
    willRead({ id, from = '', amount }) {
      const next = { from, amount: amountIn(amount) ?? 0 };
      return [
        [
          titleOf(id),
          `${changes([next])}. It's announced in both languages from 30 days before, and switches by itself.`,
        ],
      ];
    },
  };
}

export const kindsOf = (deps: KindDeps): Readonly<Record<ContentKindName, ContentKind>> => ({
  'special-day': specialDay,
  announcement,
  price: price(deps),
  photo: photoKind(deps),
});
