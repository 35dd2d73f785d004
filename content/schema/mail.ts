/** content/mail.yaml: what the inbox says, in mails and on the pages that answer a form sent without JavaScript. */
import { z } from 'zod';
import { line } from './text.ts';

/** The words that the inbox fills in for each mail. A text may leave some out, but it can use no others. */
export const mailPlaceholders = {
  'privacy-notice': ['reference', 'received', 'type', 'confirmBy', 'answerBy'],
  'opt-out-notice': ['reference', 'received', 'type', 'answerBy'],
  'contact-notice': ['reference', 'received', 'name', 'email', 'phone', 'topic', 'message'],
  'signup-notice': ['reference', 'received'],
  'privacy-receipt': ['reference', 'received', 'confirmBy', 'answerBy'],
  'opt-out-receipt': ['reference', 'received', 'answerBy'],
  'contact-receipt': ['reference', 'received'],
  'signup-confirm': ['reference', 'received', 'days', 'confirmUrl', 'unsubscribeUrl'],
  'signup-welcome': ['unsubscribeUrl'],
  'signup-already': ['reference', 'received', 'unsubscribeUrl'],
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof mailPlaceholders;
export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailPlaceholders, name);

const known = (names: readonly string[]) => (text: string, context: z.RefinementCtx) => {
  for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (names.includes(name)) continue;
    const choice = names.length > 0 ? names.map((one) => `{${one}}`).join(', ') : 'none';
    context.addIssue({ code: 'custom', message: `uses {${name}}, which is never filled in. There are: ${choice}` });
  }
};

const text = z.string().trim().min(1, 'must not be empty');

/** A subject may hold the reference only: nothing that a visitor typed ever reaches a header. */
const mail = (names: readonly string[]) =>
  z.strictObject({
    subject: line.max(120).superRefine(known(names.includes('reference') ? ['reference'] : [])),
    text: text.superRefine(known(names)),
  });

const field = z.strictObject({
  label: line.describe('the name of the field'),
  hint: line.optional().describe('help below the name'),
  missing: line.optional().describe('said when a required field is empty'),
  invalid: line.optional().describe('said when the value cannot be right'),
});
const required = field.required({ missing: true });
const email = field.required({ missing: true, invalid: true });

const form = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({
    page: z.string().startsWith('/').describe('the page on which the form stands'),
    title: line,
    submit: line.describe('the words on the button'),
    fields: z.strictObject(fields),
  });

const page = z.strictObject({ title: line, text: line });
const received = page.extend({ again: line.describe('the link below the answer') });
const asked = page.extend({ button: line });

export const mailSchema = z.strictObject({
  signature: text.describe('the end of every mail'),
  mails: z.strictObject({
    'privacy-notice': mail(mailPlaceholders['privacy-notice']),
    'opt-out-notice': mail(mailPlaceholders['opt-out-notice']),
    'contact-notice': mail(mailPlaceholders['contact-notice']),
    'signup-notice': mail(mailPlaceholders['signup-notice']),
    'privacy-receipt': mail(mailPlaceholders['privacy-receipt']),
    'opt-out-receipt': mail(mailPlaceholders['opt-out-receipt']),
    'contact-receipt': mail(mailPlaceholders['contact-receipt']),
    'signup-confirm': mail(mailPlaceholders['signup-confirm']),
    'signup-welcome': mail(mailPlaceholders['signup-welcome']),
    'signup-already': mail(mailPlaceholders['signup-already']),
  }),
  forms: z.strictObject({
    'privacy-request': form({
      name: required,
      email,
      phone: field,
      requestType: email.extend({
        options: z.strictObject({ access: line, delete: line, correct: line, 'opt-out': line, other: line }),
      }),
      description: required,
      verification: field,
    }),
    'contact-message': form({ name: required, email, phone: field, topic: field, message: required }),
    signup: form({ email, name: field }),
  }),
  pages: z.strictObject({
    optional: line.describe('stands behind the name of a field that may stay empty'),
    reference: line,
    problem: line.describe('heading when fields are missing or wrong'),
    tryAgain: line.describe('heading when the fault is ours'),
    elsewhere: line.describe('how to reach the club when the form does not work'),
    tooLarge: page,
    'privacy-request': received.extend({
      text: line.superRefine(known(['confirmBy', 'answerBy'])),
      optOut: line.superRefine(known(['answerBy'])),
    }),
    'contact-message': received.extend({ another: line.describe('the button that empties the form for one more') }),
    signup: received.extend({ noMail: line.superRefine(known(['days'])) }),
    confirm: asked,
    confirmed: page,
    expired: page,
    unsubscribe: asked,
    unsubscribed: page,
  }),
  errors: z.strictObject({
    fields: line,
    unavailable: line,
    tooLarge: line,
    mediaType: line,
    malformed: line,
    keyReused: line,
    notText: line,
  }),
});
export type Mail = z.infer<typeof mailSchema>;
