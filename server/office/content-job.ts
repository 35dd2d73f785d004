/** A job that edits the content: it checks and stores a request, which the publish service takes. */
import { z } from 'zod';
import type { Mail } from '#content/schema/mail.ts';
import type { DeskStep } from '#domain/form-answer.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { OpenContentCopy } from './content-copy.ts';
import { type ContentKind, spokenDay } from './content-kind.ts';
import type { ContentKindName } from './content-kinds.ts';
import type { Edit } from './edits.ts';
import { type Fields, followedBy, type Job } from './job.ts';
import type { Mistake } from './mistakes.ts';
import { type Answer, type OfficeRequests, withdrawal } from './requests.ts';

export type ContentJobDeps = {
  openCopy: OpenContentCopy;
  requests: OfficeRequests;
  /** Has the publish service look at once. */
  callPublisher: () => void;
  words: Mail['office'];
  now: () => Date;
};

export type ContentJob = Job & {
  name: ContentKindName;
  /** The form again, as it was typed, with the mistakes that the publish service found. */
  form: (typed: Fields, faults?: Fields) => DeskStep;
  /** What the publish service answered, each mistake by the name of its field. */
  answered: (answer: Answer) => string;
};

const meantSchema = z.array(z.tuple([z.string(), z.string()])).catch([]);

/** A file and the words of a comment in it, for each doubt that was confirmed. */
function meantIn(typed: string | undefined): [file: string, words: string][] {
  try {
    return meantSchema.parse(JSON.parse(typed ?? '[]'));
  } catch {
    return [];
  }
}

/** By the key of the content; all of one key together. */
function faultsOf(mistakes: readonly Mistake[]): Fields {
  const faults: Record<string, string> = {};
  for (const { field = '', message } of mistakes) faults[field] = [faults[field], message].filter(Boolean).join(' ');
  return faults;
}

export function contentJob(
  name: ContentKindName,
  kind: ContentKind,
  { openCopy, requests, callPublisher, words, now }: ContentJobDeps,
): ContentJob {
  const own = words.jobs[name];
  const labels = new Map<string, { label: string; hint?: string | undefined }>(Object.entries(own.fields));
  const names = Object.keys(kind.fields);
  const labelOf = (field = '') => labels.get(field)?.label ?? own.title;
  /** Keys of the file, which a mistake compares with, by their labels. */
  const spoken = (message: string): string =>
    message.replace(/(?<=\b(?:before|than) )(\w+)/g, (key) => (labels.has(key) ? `“${labelOf(key)}”` : key));

  /** Each mistake at its field, and named by it: the top of the page lists it as well. */
  function errorsOf(faults: Fields): Fields {
    const errors: Record<string, string> = {};
    for (const [field, message] of Object.entries(faults)) {
      const at = names.includes(field) ? field : kind.mainField;
      errors[at] = [errors[at] ?? `${labelOf(at)}:`, spoken(message)].join(' ');
    }
    return errors;
  }

  function form(typed: Fields, faults: Fields = {}): DeskStep {
    const errors = errorsOf(faults);
    return {
      step: name,
      title: own.title,
      text: own.text,
      button: words.seeFirst,
      fields: Object.entries(kind.fields).map(([field, shape]) => ({
        name: field,
        label: field,
        ...shape,
        ...labels.get(field),
        typed: typed[field] ?? '',
        error: errors[field],
      })),
    };
  }

  return {
    name,
    form,
    answered: ({ text, faults = {} }) =>
      Object.entries(faults)
        .reduce(
          (said, [field, message]) =>
            said.replace(`${field} ${message}`, () => `${labelOf(field)}: ${spoken(message)}`),
          text,
        )
        // What the file has now, by the names of the fields.
        .replace(/^[ -]*(\w+): "?(.*?)"?$/gm, (line, key: string, value: string) =>
          labels.has(key) ? `${labelOf(key)}: ${spokenDay(value)}` : line,
        ),
    page: { name, title: own.title },
    rows: async () => [],
    steps: async () => [form({})],

    async take(step, sent) {
      if (![name, `${name}-confirmed`, `${name}-again`].includes(step)) return undefined;
      // A sentence is one line of its file.
      const typed = Object.fromEntries(names.map((field) => [field, (sent[field] ?? '').replace(/\s*\n\s*/g, ' ')]));
      if (step === `${name}-again`) return { step: form(typed) };
      const again: DeskStep = { ...words.again, step: `${name}-again`, hidden: typed, isAside: true };
      const waiting = await requests.inState('waiting', 'committed');
      // A confirmation that is sent twice is one request.
      const others = waiting.filter(({ key }) => key !== sent['key']);
      const copy = openCopy(others.flatMap((request) => request.edits ?? []));
      const built = kind.build(typed, copy.read);
      // Why a photograph could not be taken.
      const { fault } = sent;
      if ('faults' in built || fault) {
        const faults = { ...('faults' in built && built.faults), ...(fault && { file: fault }) };
        const others = 'faults' in built && built.edits ? copy.check(built.edits, rangeDay(now())) : undefined;
        const found = others && 'mistakes' in others ? faultsOf(others.mistakes) : {};
        return { step: form(typed, { ...found, ...faults }) };
      }
      const meant = meantIn(sent['meant']);
      const edits: Edit[] = [
        ...built.edits,
        ...meant.map(([file, one]): Edit => ({ file, meant: one, isGone: false })),
      ];
      const checked = copy.check(edits, rangeDay(now()));
      const hidden = { ...typed, meant: JSON.stringify(meant) };
      if ('mistakes' in checked) {
        const { mistakes } = checked;
        const doubts = mistakes.flatMap(({ file, meant: one }) => (one === undefined ? [] : [[file, one] as const]));
        if (doubts.length < mistakes.length) return { step: form(typed, faultsOf(mistakes)) };
        const rows = [
          [own.title, kind.said(typed)] as const,
          ...mistakes.map(({ field, message }) => [labelOf(field), spoken(message)] as const),
        ];
        const confirmed = { ...typed, meant: JSON.stringify([...meant, ...doubts]) };
        return { ask: { ...words.doubt, step: name, rows, hidden: confirmed, again } };
      }
      if (step === name) {
        const read = kind.willRead(typed, checked.content);
        const rows = [
          [own.title, kind.said(typed)] as const,
          ...read.map(([label, text]) => [`${words.willRead}: ${label}`, text] as const),
        ];
        const key = crypto.randomUUID();
        return { ask: { ...words.publish, step: `${name}-confirmed`, rows, hidden: { ...hidden, key }, again } };
      }
      const key = z.uuid().safeParse(sent['key']).data ?? crypto.randomUUID();
      const id = await requests.add({ key, said: kind.said(typed), job: name, typed, edits }, now());
      callPublisher();
      return { done: followedBy(kind.said(typed), words.willPublish), undo: withdrawal(id) };
    },
  };
}
