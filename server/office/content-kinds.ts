/**
 * The jobs that edit a content file: their fields, the edits that they make, and what visitors will read. Over 200
 * lines, because each job has its own.
 */
import { parse } from 'yaml';
import { z } from 'zod';
import type { Content } from '#content/load.server.ts';
import { dataFiles } from '#content/schemas.server.ts';
import { plansOf } from '#content/today.server.ts';
import { hashOf } from '#content/translation.server.ts';
import { daysFrom } from '#domain/day-status.ts';
import type { Day } from '#domain/days.ts';
import type { DeskField } from '#domain/form-answer.ts';
import { fullDate, fullDates } from '#words/format-time.ts';
import type { NextPrice } from '#domain/prices.ts';
import { dollars, nextPrices } from '#words/prices.ts';
import { words as english } from '#words/en.ts';
import { inSentences, textOf } from '#words/phrase.ts';
import { sayAll, sayDay } from '#words/say-status.ts';
import { inWords } from '#words/sentences.ts';
import type { Edit } from './edits.ts';
import type { Fields, Rows } from './job.ts';
import { photoName } from './folders.ts';

export const contentKinds = ['special-day', 'announcement', 'price', 'photo'] as const;
export type ContentKindName = (typeof contentKinds)[number];

type FieldShape = Pick<DeskField, 'control' | 'isOptional' | 'options'>;
type Read = (file: string) => string;
/** With `faults`, the edits hold what was typed without one, for one mistake must not hide another. */
type Built = { edits: Edit[] } | { faults: Fields; edits?: Edit[] };

export type ContentKind = {
  fields: Readonly<Record<string, FieldShape>>;
  /** The field that a mistake belongs to if it names none of them. */
  mainField: string;
  /** In one line, without the name of a file. */
  said: (typed: Fields) => string;
  /** `read`: the content files, with the edits that wait. */
  build: (typed: Fields, read: Read) => Built;
  /** From the content after the edits. */
  willRead: (typed: Fields, after: Content) => Rows;
};

type KindDeps = {
  content: Pick<Content, 'prices' | 'images'>;
  /** The pictures that have a photograph by their own name. */
  photos: ReadonlySet<string>;
};

const text = (isOptional = false): FieldShape => ({ control: 'text', isOptional });
/** On a phone, one line would show its first words only. */
const sentence: FieldShape = {};

/** The row of a list in a content file, without what was left empty. */
const rowOf = (fields: object, typed: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));

const isDay = (typed: string | undefined): typed is Day => z.iso.date().safeParse(typed).success;
const said = (day = ''): string => (isDay(day) ? fullDate(day) : day);
const missing = (fields: Readonly<Record<string, FieldShape>>, typed: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { isOptional }]) =>
      isOptional || typed[name] ? [] : [[name, 'Please fill this in.']],
    ),
  );

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
  said: ({ name, date }) => `Special day: ${name}, ${said(date)}`,
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
  said: ({ text: words, from, to }) => `Announcement from ${said(from)} to ${said(to)}: “${words}”`,
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
  const fields = {
    id: { options: prices.map(({ id, title, amount }) => [id, `${title}: ${dollars(amount)} now`] as const) },
    amount: text(),
    from: { control: 'date' },
  } as const;
  const amountIn = (typed = '') =>
    /^\$? ?\d+(?:\.\d\d?)?$/.test(typed) ? Number(typed.replace(/\$ ?/, '')) : undefined;
  const changes = (next: readonly NextPrice[]) => nextPrices(next).replace(/^f/, 'F');
  return {
    fields,
    mainField: 'amount',
    said: ({ id, amount, from }) => `Price: ${titleOf(id)}, ${dollars(amountIn(amount) ?? 0)} from ${said(from)}`,
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

/** Puts a photograph in place of a drawing, by the drawing's id. */
function photo({ content: { images }, photos }: KindDeps): ContentKind {
  const drawn = Object.entries(images).flatMap(([id, { alt, file, keepDrawing }]) =>
    alt === undefined || file !== undefined || keepDrawing || photos.has(id) ? [] : [[id, alt] as const],
  );
  const fields = {
    id: { options: drawn.map(([id, alt]) => [id, `${id}: ${alt.slice(0, 60)}`] as const) },
    file: { control: 'file' },
    alt: sentence,
    es: { isOptional: true },
  } as const;
  return {
    fields,
    mainField: 'file',
    said: ({ id }) => `Photo: ${id}`,
    build(typed, read) {
      const { id = '', file = '', alt = '', es } = typed;
      const was = drawn.find(([one]) => one === id)?.[1];
      const spanish = es ? spanishEdits(read, `${id}.alt`, alt, es) : [];
      const same = 'This describes the drawing: say what is seen in the photo.';
      const faults: Fields = {
        ...missing(fields, typed),
        ...(was === undefined && { id: 'Please choose a picture from the list.' }),
        ...(alt === was && { alt: same }),
        ...(spanish.some((edit) => edit.was === es) && { es: same }),
        ...(file && !photoName.test(file) && { file: 'Please choose the photo again.' }),
      };
      if (Object.keys(faults).length > 0 || was === undefined) return { faults };
      return {
        edits: [
          { file: dataFiles.images, id, key: 'alt', was, now: alt },
          ...spanish,
          { file: `images/${id}.jpg`, photo: file, isGone: false },
        ],
      };
    },
    willRead: ({ alt = '', es }) => [
      ['Read to those who can’t see it, and below it in the full-screen view', alt],
      ['On Spanish pages', es ? es : `${alt} (in English, until someone translates it)`],
    ],
  };
}

const ledgerTexts = z.looseObject({ of: z.record(z.string(), z.string()).default({}) });

/** The Spanish of a sentence in the file of translations, with the stamp of the English that it translates. */
function spanishEdits(read: Read, key: string, english: string, spanish: string) {
  const file = `es.${dataFiles.images}`;
  const { of, ...texts } = ledgerTexts.parse(parse(read(file)));
  return [
    { file, key, was: z.json().parse(texts[key] ?? null), now: spanish },
    { file, id: 'of', key, was: of[key] ?? null, now: hashOf(english) },
  ];
}

export const kindsOf = (deps: KindDeps): Readonly<Record<ContentKindName, ContentKind>> => ({
  'special-day': specialDay,
  announcement,
  price: price(deps),
  photo: photo(deps),
});
