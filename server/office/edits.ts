/**
 * Edits of a content file. The `yaml` package's document says where things are; its own printing would fold long texts
 * again, so only the lines of an edit are written. Order, comments and layout of all others stay.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { z } from 'zod';
import { dataFiles } from '#content/schemas.server.ts';
import { photoName } from './folders.ts';

const row = z.record(z.string(), z.union([z.string(), z.number()])).readonly();
export type Row = z.infer<typeof row>;

const editSchema = z.union([
  /** Rows of a file that is a list. */
  z.strictObject({ file: z.string(), remove: z.array(row).readonly(), add: z.array(row).readonly() }),
  /** A key of one entry, of the list if there is one, or of the file itself; null: there is no such key. */
  z.strictObject({
    file: z.string(),
    list: z.string().exactOptional(),
    id: z.string().exactOptional(),
    key: z.string(),
    was: z.json(),
    now: z.json(),
  }),
  /** A photograph of the folder in which the office's are received. */
  z.strictObject({
    file: z.string().regex(/^images\/[a-z0-9-]+\.jpg$/),
    photo: z.string().regex(photoName),
    isGone: z.boolean(),
  }),
  /** A comment that allows what is hardly meant. */
  z.strictObject({ file: z.string(), meant: z.string(), isGone: z.boolean() }),
]);
export type Edit = z.infer<typeof editSchema>;
export const editsSchema = z.array(editSchema).readonly();

/** What undoes an edit. */
export function inverse<Of extends Edit>(edit: Of): Of {
  if ('isGone' in edit) return { ...edit, isGone: !edit.isGone };
  return 'add' in edit ? { ...edit, add: edit.remove, remove: edit.add } : { ...edit, was: edit.now, now: edit.was };
}

/** The file was changed since in the same place. */
export class EditConflict extends Error {
  /** What is there now, in YAML; empty for nothing. */
  readonly present: string;
  /** The same edit as made from what is there now. */
  readonly instead: TextEdit;

  constructor(present: unknown, instead: TextEdit) {
    super(`${instead.file} was changed in the same place`);
    this.present = present === null ? '' : yaml(present);
    this.instead = instead;
  }
}

export type TextEdit = Exclude<Edit, { photo: string }>;

/** The file's text after an edit. @throws {EditConflict} */
export function applyEdit(text: string, edit: TextEdit): string {
  if ('meant' in edit) return withMeant(text, edit);
  return 'add' in edit ? withRows(text, edit) : withKey(text, edit);
}

/** Rows that can't be in a file together. */
const rivals: Readonly<Record<string, (one: Row, other: Row) => boolean>> = {
  [dataFiles.specialDays]: (one, other) => one['date'] === other['date'],
  [dataFiles.announcements]: (one, other) =>
    String(one['from']) <= String(other['to']) && String(other['from']) <= String(one['to']),
};

const styled = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 } as const;
const yaml = (value: unknown): string => stringify(value, styled).trimEnd();
const flow = (value: unknown): string => stringify(value, { ...styled, collectionStyle: 'flow' }).trimEnd();

const replaceAt = (text: string, [from, to]: readonly [number, number], put: string): string =>
  text.slice(0, from) + put + text.slice(to);

const rangeOf = ({ range }: Node): [number, number] => {
  if (!range) throw new Error('a parsed node has a range');
  return [range[0], range[1]];
};

/** From the beginning of the first line to the end of the last one, with its line break. */
function linesOf(text: string, node: Node): [number, number] {
  const [from, to] = rangeOf(node);
  const last = text.indexOf('\n', Math.max(from, text[to - 1] === '\n' ? to - 1 : to));
  return [text.lastIndexOf('\n', from - 1) + 1, last < 0 ? text.length : last + 1];
}

function withRows(text: string, edit: Extract<Edit, { add: unknown }>): string {
  const meets = rivals[edit.file] ?? (() => false);
  const there = rowsIn(text);
  const others = there.filter((one) => !edit.remove.some((gone) => isDeepStrictEqual(gone, one)));
  const missing = edit.remove.filter((gone) => !there.some((one) => isDeepStrictEqual(gone, one)));
  const met = others.filter((one) => [...edit.add, ...missing].some((wanted) => meets(wanted, one)));
  if (met.length > 0)
    throw new EditConflict(met, {
      ...edit,
      remove: [...edit.remove.filter((gone) => !missing.includes(gone)), ...met],
    });
  const removed = edit.remove.reduce((left, gone) => withoutRow(left, gone), text);
  return edit.add.reduce((left, one) => withRow(left, one), removed);
}

/** Undefined where the file has comments alone, because its last row was deleted. */
const listIn = (text: string): YAMLSeq<Node> | undefined => {
  const { contents } = parseDocument(text);
  if (isSeq<Node>(contents)) return contents;
  if (contents === null) return undefined;
  throw new Error('the file is no list');
};

const rowsIn = (text: string): Row[] => z.array(row).catch([]).parse(parseDocument(text).toJS());

/** The file's text with one more row at its end. */
export function withRow(text: string, one: Row): string {
  const list = listIn(text);
  const added = `${yaml([one])}\n`;
  const last = list?.items.at(-1);
  // An empty list is written [].
  if (list && !last) return replaceAt(text, linesOf(text, list), added);
  const [start, end] = last ? linesOf(text, last) : [0, text.length];
  const [indent = ''] = last ? (/^ */.exec(text.slice(start)) ?? []) : [];
  const isEnded = end === 0 || text[end - 1] === '\n';
  return replaceAt(text, [end, end], `${isEnded ? '' : '\n'}${added.replace(/^(?=.)/gm, indent)}`);
}

function withoutRow(text: string, gone: Row): string {
  const list = listIn(text);
  const index = rowsIn(text).findIndex((one) => isDeepStrictEqual(one, gone));
  const item = list?.items[index];
  if (!list || !item) return text;
  return replaceAt(text, linesOf(text, item), list.items.length === 1 ? '[]\n' : '');
}

function withKey(text: string, edit: Extract<Edit, { key: string }>): string {
  const { list, id, key, was, now } = edit;
  const document = parseDocument(text);
  const inList = list === undefined ? undefined : document.get(list);
  const whole = id === undefined ? document.contents : document.get(id);
  const entry = isSeq<YAMLMap>(inList) ? inList.items.find((one) => one.get('id') === id) : whole;
  if (!isMap<Node, Node>(entry)) throw new EditConflict(null, edit);
  const present = (entry.toJS(document) as Record<string, unknown>)[key] ?? null;
  if (!isDeepStrictEqual(present, was)) throw new EditConflict(present, { ...edit, was: z.json().parse(present) });
  const pair = entry.items.find((one) => isScalar(one.key) && one.key.value === key);
  if (pair?.value) return changed(text, pair, now);
  if (now === null) return text;
  const [first] = entry.items;
  const anchor = entry.items.find((one) => isScalar(one.key) && one.key.value === anchors[key])?.value ?? first?.value;
  if (!first || !anchor) throw new EditConflict(null, edit);
  const [start] = rangeOf(first.key);
  const indent = start - (text.lastIndexOf('\n', start - 1) + 1);
  // A list's first key is behind its dash.
  const [, end] = linesOf(text, anchor);
  return replaceAt(text, [end, end], `${' '.repeat(indent)}${key}: ${flow(now)}\n`);
}

/** The key below which a new one goes. */
const anchors: Readonly<Record<string, string>> = { next: 'amount', file: 'alt' };

function changed(text: string, { key, value }: Pair<Node, Node | null>, now: unknown): string {
  if (!value) return text;
  if (now !== null)
    return replaceAt(text, rangeOf(value), flow(now) + (text[rangeOf(value)[1] - 1] === '\n' ? '\n' : ''));
  return replaceAt(text, [linesOf(text, key)[0], linesOf(text, value)[1]], '');
}

function withMeant(text: string, { meant, isGone }: Extract<Edit, { meant: string }>): string {
  const line = `# meant: ${meant}\n`;
  if (isGone) return text.replace(line, '');
  const isThere = text.includes(line);
  return isThere ? text : `${text}${text.endsWith('\n') ? '' : '\n'}${line}`;
}
