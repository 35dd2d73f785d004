import type { Context, ErrorHandler, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Mail } from '#content/schema/mail.ts';
import { canWatch, type UsualHours } from '#domain/closure-alerts.ts';
import type { Sources } from '#domain/day-plan.ts';
import { privacyDeadlines } from '#domain/deadlines.ts';
import { minuteMs } from '#domain/durations.ts';
import { type FormName, type FormWords, forms, type Submission } from '#domain/forms.ts';
import type { Language } from '#domain/language.ts';
import { doubtAbout } from '#domain/likely-address.ts';
import { canReceiveMail } from '#domain/mail-address.ts';
import { fullDate } from '#words/format-time.ts';
import { sentence } from '#words/phrase.ts';
import { ApiError } from '#server/http/api-error.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import type { Replies } from './answer-pages.ts';
import { readBody, wantsPage } from './request-body.ts';
import { knownDay } from './known-day.ts';
import { dayIn, interpolate, linesAhead } from './mail-text.ts';
import { unconfirmedDays } from './policy.ts';
import { readSubmission, type Fault } from './read-submission.ts';
import type { InboxStore } from './sql/store.ts';
import { StorageError } from './storage-error.ts';

export type FormDeps = {
  store: InboxStore;
  replies: Readonly<Record<Language, Replies>>;
  /** The days that a form may select. */
  hours: UsualHours;
  sources: () => Promise<Sources>;
  now: () => Date;
  mails: boolean;
  /** Must not throw. */
  wakeMail: () => void;
};

export const inLanguage = <In>(c: Context, replies: Readonly<Record<Language, In>>): In => replies[requestLanguage(c)];

export const repliesOf = (c: Context, form: FormName, replies: FormDeps['replies']): Replies =>
  'englishOnly' in forms[form] ? replies['en-US'] : inLanguage(c, replies);

/** Responds 201 once stored. @throws {ApiError} 400 with a sentence for each field, 415, 422 for a reused key, 503 */
export function formPost(form: FormName, deps: FormDeps): Handler {
  const { store, replies, now, mails, wakeMail, hours, sources } = deps;
  return async (c) => {
    const { language, texts, pages } = repliesOf(c, form, replies);
    const body = await readBody(c, texts.errors);
    const read = readSubmission(form, body, (day) => canWatch(day, hours, now()));
    // With JavaScript, the page has already asked.
    const question = wantsPage(c) ? questionAbout(form, texts, body) : {};
    if (!read.ok || question.email)
      throw new ApiError(400, 'invalid-fields', texts.errors.fields, {
        fields: { ...(!read.ok && sentences(texts, form, read.faults)), ...question },
      });
    const { submission, flagged } = read;
    const at = now();
    const clientKey = c.req.header('idempotency-key') || read.idempotencyKey;
    const key =
      clientKey || !wantsPage(c)
        ? { idempotencyKey: clientKey || undefined }
        : { idempotencyKey: pressKey(submission, at), sameWithin: pressMs };
    const added = await store.add(submission, { receivedAt: at, flagged, language, ...key }).catch(unavailable(texts));
    if (added.outcome === 'key-reused') throw new ApiError(422, 'idempotency-key-reused', texts.errors.keyReused);
    wakeMail();
    const { reference, receivedAt, outcome } = added;
    c.get('log').info({ kind: submission.kind, reference, outcome, flagged }, 'received');
    const { title, deadlines, ...next } = nextSteps(texts, language, submission, receivedAt, mails);
    const { email } = submission.data;
    const isReachable = canReceiveMail(email);
    const day = submission.kind === 'signup' ? submission.data.day : undefined;
    const known = day ? await knownDay(day, { sources, now, log: c.get('log') }) : undefined;
    const message = [
      ...linesAhead(language, known).map(sentence),
      next.message,
      ...(isReachable ? [] : [interpolate(texts.address.noReceipt, { address: email })]),
    ].join(' ');
    if (wantsPage(c)) return pages.received(form, submission, { reference, title, text: message });
    const mail = mails && isReachable ? 'on-its-way' : 'none';
    return c.json({ reference, receivedAt: receivedAt.toISOString(), title, message, mail, ...deadlines }, 201);
  };
}

/** Without the page's script a browser posts for each press of the button: the same form within this time is one. */
const pressMs = 10 * minuteMs;

/** The key of presses at the same moment, before one of them is stored. */
const pressKey = ({ data }: Submission, at: Date): string =>
  `${Math.floor(at.getTime() / pressMs)} ${JSON.stringify(data)}`;

/**
 * For a form sent without JavaScript, shows it again with the error and the input. Rethrows the error for all others.
 */
export function formErrors(form: FormName, { replies }: FormDeps): ErrorHandler {
  return async (error, c) => {
    const { language, texts, pages } = repliesOf(c, form, replies);
    const failure = (
      error instanceof ApiError ? error : new ApiError(500, 'internal', texts.errors.unavailable, { cause: error })
    ).in(language);
    if (!wantsPage(c)) throw failure;
    if (failure.status >= 500) c.get('log').error({ err: failure }, 'request failed');
    // The text is too long to parse. The browser still has it, one page back.
    if (failure.status === 413) return pages.notice(texts.pages.tooLarge, 413);
    const { status, message, fields: faults = {}, headers } = failure;
    return pages.form(form, { status, message, faults, headers }, await readTyped(c, failure));
  };
}

/** Asks once about an address that looks mistyped: sending it again confirms it, if the form takes it. */
function questionAbout(
  form: FormName,
  { address, forms: words }: Mail,
  { email, questioned }: Record<string, unknown>,
): { email?: string } {
  const doubt = typeof email === 'string' && doubtAbout(email, form);
  if (!doubt || (doubt.isTaken && email === questioned)) return {};
  const { typed, likely, isReachable, isTaken } = doubt;
  const sentences = [
    isTaken
      ? interpolate(isReachable ? address.check : address.unreachable, { address: typed })
      : words[form].fields.email.invalid,
    likely && interpolate(address.meant, { address: likely }),
  ];
  return { email: sentences.filter(Boolean).join(' ') };
}

export const unavailable =
  (texts: Mail) =>
  (cause: unknown): never => {
    if (!(cause instanceof StorageError)) throw cause;
    throw new ApiError(503, 'inbox-unavailable', texts.errors.unavailable, { headers: { 'Retry-After': '30' }, cause });
  };

/** The form's input; empty if another site sent the form or it can't be parsed. */
async function readTyped(c: Context, { status }: { status: ContentfulStatusCode }): Promise<Record<string, unknown>> {
  if (status === 403) return {};
  try {
    return Object.fromEntries(await c.req.formData());
  } catch (error) {
    c.get('log').warn({ err: error }, 'a form could not be shown again');
    return {};
  }
}

type WhatNext = { title: string; message: string; deadlines?: { confirmBy?: string; answerBy: string } };

function nextSteps(
  { pages }: Mail,
  language: Language,
  { kind, data }: Submission,
  receivedAt: Date,
  mails: boolean,
): WhatNext {
  const { title, text } = pages[kind];
  if (kind === 'privacy-request') {
    const { confirmBy, answerBy } = privacyDeadlines(data.requestType, receivedAt);
    const words = confirmBy === undefined ? pages[kind].optOut : text;
    const message = interpolate(words, { confirmBy: confirmBy && fullDate(confirmBy), answerBy: fullDate(answerBy) });
    return { title, message, deadlines: { ...(confirmBy !== undefined && { confirmBy }), answerBy } };
  }
  if (kind === 'signup' && !mails) {
    const { title, text } = pages[kind].noMail;
    return { title, message: interpolate(text, { days: String(unconfirmedDays) }) };
  }
  const day = kind === 'signup' ? data.day : undefined;
  if (day) return { title, message: interpolate(pages['visit-alert'].text, { day: dayIn(language, day) }) };
  return { title, message: text };
}

function sentences(
  { forms, errors }: Mail,
  form: FormName,
  faults: Readonly<Record<string, Fault>>,
): Record<string, string> {
  const words: FormWords = forms[form].fields;
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      (fault !== 'notText' && words[field]?.[fault]) || errors.notText,
    ]),
  );
}
