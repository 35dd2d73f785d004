/** A job that edits a content file. */
import { z } from 'zod';
import type { Content } from '#content/load.server.ts';
import type { Day } from '#domain/days.ts';
import type { DeskField } from '#domain/form-answer.ts';
import { fullDate } from '#words/format-time.ts';
import type { Edit } from './edits.ts';
import type { Fields, Rows } from './job.ts';

export type FieldShape = Pick<DeskField, 'control' | 'isOptional' | 'options'>;
export type Read = (file: string) => string;
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

/** In front of a list, so that nothing is chosen until the office does. */
export const noChoice = { all: [['', 'Please choose']] } as const;

/** On a phone, one line would show its first words only. */
export const sentence: FieldShape = {};

export const isDay = (typed: string | undefined): typed is Day => z.iso.date().safeParse(typed).success;
/** A day in words, and anything else as it was typed. */
export const spokenDay = (typed = ''): string => (isDay(typed) ? fullDate(typed) : typed);

export const missing = (fields: Readonly<Record<string, FieldShape>>, typed: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { isOptional }]) =>
      isOptional || typed[name] ? [] : [[name, 'Please fill this in.']],
    ),
  );
