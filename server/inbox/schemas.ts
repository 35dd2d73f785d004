/**
 * What each form may send: one schema for JSON and plain forms. It asks for what a browser asks for (filled in, an
 * email address, a choice from the list) and for nothing more; there are no length limits below the body's 64 kB.
 * A fault is a {@link Fault}; its sentence stands in content/mail.yaml.
 */
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { privacyRequestTypes } from '#domain/deadlines.ts';
import type { Kind, Submission } from './store.ts';

/** What can be wrong with a field. */
export type Fault = 'missing' | 'invalid' | 'notText';

const faults: readonly Fault[] = ['missing', 'invalid', 'notText'];
const fault = (code: Fault) => code;
const faultIn = (message: string): Fault => faults.find((one) => one === message) ?? 'invalid';

/** NUL and the other control characters, but for the tab and the line break. */
const controls = /(?![\t\n])\p{Cc}|\ufeff/gu;

/** One line: line breaks and tabs become spaces. */
const tidyLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(controls, '')
    .trim();

/** Several lines: each line break is one "\n". */
const tidyText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .trim();

/**
 * An address as `<input type="email">` sends it: https://html.spec.whatwg.org/#valid-e-mail-address. Browsers write a
 * domain with other letters in its ASCII form; so do we where a program did not.
 */
function tidyEmail(text: string): string {
  const address = tidyLine(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^\p{ASCII}*$/u.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToASCII(domain)}`;
}

const text = z.string({ error: (issue) => fault(issue.input == null ? 'missing' : 'notText') });
const filled = (tidy: (text: string) => string) =>
  text.transform(tidy).refine((value) => value !== '', { error: fault('missing') });
const optional = (tidy: (text: string) => string) =>
  text.nullish().transform((value) => (value ? tidy(value) : '') || undefined);
const email = filled(tidyEmail).refine((value) => value === '' || z.regexes.html5Email.test(value), {
  error: fault('invalid'),
});
const requestType = filled(tidyLine).pipe(
  z.enum(privacyRequestTypes, { error: (issue) => fault(issue.input === '' ? 'missing' : 'invalid') }),
);

const schemas: Readonly<Record<Kind, z.ZodType<Submission>>> = {
  'privacy-request': z
    .object({
      name: filled(tidyLine),
      email,
      phone: optional(tidyLine),
      requestType,
      description: filled(tidyText),
      verification: optional(tidyText),
    })
    .transform((data) => ({ kind: 'privacy-request', data })),
  'contact-message': z
    .object({
      name: filled(tidyLine),
      email,
      phone: optional(tidyLine),
      topic: optional(tidyLine),
      message: filled(tidyText),
    })
    .transform((data) => ({ kind: 'contact-message', data })),
  signup: z.object({ email, name: optional(tidyLine) }).transform((data) => ({ kind: 'signup', data })),
};

/** What a form holds for our own use, whatever it is for. */
const common = z.object({
  /** Nobody sees this field, so whoever fills it in is a program. */
  website: z
    .unknown()
    .optional()
    .transform((value) => value != null && !(typeof value === 'string' && value.trim() === '')),
  idempotencyKey: optional(tidyLine).catch(undefined),
});

export type Read =
  | { ok: true; submission: Submission; flagged: boolean; idempotencyKey: string | undefined }
  | { ok: false; faults: Record<string, Fault>; idempotencyKey: string | undefined };

/** Checks what was sent through the form of that kind. Unknown fields are left out. */
export function readSubmission(kind: Kind, values: unknown): Read {
  const { website: flagged, idempotencyKey } = common.parse(values);
  const result = schemas[kind].safeParse(values);
  if (result.success) return { ok: true, submission: result.data, flagged, idempotencyKey };
  const found: Record<string, Fault> = {};
  for (const { path, message } of result.error.issues) found[String(path[0])] ??= faultIn(message);
  return { ok: false, faults: found, idempotencyKey };
}
