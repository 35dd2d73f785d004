/** content/mail.yaml: the inbox's texts, in mails, beside its forms' fields and on the pages that answer them. */
import { z } from 'zod';
import { fieldsOf, type FieldName, type FieldWords, type FormField, type FormName } from '#domain/forms.ts';
import { asked, deskSchema, known, needed, officeSchema, page } from './desk.ts';
import { eachOf, line, nonEmpty } from './text.ts';

export const mailPlaceholders = {
  'privacy-notice': ['reference', 'received', 'type', 'confirmBy', 'answerBy', 'deskUrl', 'deskEnds'],
  'opt-out-notice': ['reference', 'received', 'type', 'answerBy', 'deskUrl', 'deskEnds'],
  'contact-notice': ['reference', 'received', 'answers', 'deskUrl', 'deskEnds'],
  'signup-notice': ['reference', 'received', 'lists'],
  'ceiling-notice': ['received', 'ceiling'],
  'deadlines-notice': ['requests', 'messages', 'bounced', 'deskUrl', 'deskEnds'],
  'calendar-notice': ['since', 'asksFrom'],
  'still-closed-notice': ['closures'],
  'new-titles-notice': ['titles'],
  'office-link-notice': ['asked', 'officeUrl', 'ends', 'minutes'],
  'office-use-notice': ['used', 'said', 'pageUrl'],
  'privacy-receipt': ['reference', 'received', 'confirmBy', 'answerBy'],
  'opt-out-receipt': ['reference', 'received', 'answerBy'],
  'contact-receipt': ['reference', 'received'],
  'signup-confirm': ['reference', 'received', 'lists', 'days', 'confirmUrl', 'unsubscribeUrl'],
  'signup-welcome': ['lists', 'unsubscribeUrl'],
  'signup-already': ['reference', 'received', 'lists', 'unsubscribeUrl'],
  'closure-alert': ['closure', 'closures', 'unsubscribeUrl'],
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof mailPlaceholders;
export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailPlaceholders, name);

const text = nonEmpty.describe('the text of a mail; words in {braces} are filled in, such as {reference}');

/** Subjects contain only `reference` or `closure`, so visitor input never reaches a mail header. */
const mail = (names: readonly string[]) =>
  z.strictObject({
    subject: line.max(120).superRefine(known(names.filter((name) => name === 'reference' || name === 'closure'))),
    text: text.superRefine(known(names)).superRefine(needed(names)),
  });

function fieldWords({ control, required, options }: FormField): z.ZodType<FieldWords> {
  const schema = z.strictObject({
    label: line.describe('the name of the field'),
    hint: line.optional().describe('help below the field'),
    ...(required && { missing: line.describe('said when a required field is empty') }),
    ...((['email', 'date'].includes(control) || options) && {
      invalid: line.describe('said when the value cannot be right'),
    }),
    ...(options && {
      prompt: line.describe('shown in the list while nothing is chosen'),
      options: eachOf(options, () => line),
    }),
  });
  return schema as z.ZodType as z.ZodType<FieldWords>;
}

const form = <Of extends FormName>(name: Of) =>
  z.strictObject({
    title: line,
    submit: line.describe('the words on the button'),
    busy: line.describe('the words on the button while the form is being sent'),
    fields: z.strictObject(
      Object.fromEntries(fieldsOf(name, {}).map((field) => [field.name, fieldWords(field)])) as Record<
        FieldName<Of>,
        z.ZodType<FieldWords>
      >,
    ),
  });

const answerWith = (...names: string[]) => line.superRefine(known(names)).superRefine(needed(names));

const received = page.extend({
  another: line.optional().describe('the button that empties the form for one more'),
  back: line.optional().describe('the link below the answer on a page of its own'),
});
export const mailSchema = z.strictObject({
  signature: text.describe('the end of every mail'),
  writtenInSpanish: line.describe('the first line of the club’s copy of what came from a page in Spanish'),
  mails: eachOf(Object.keys(mailPlaceholders).filter(isMailTemplate), (name) => mail(mailPlaceholders[name])),
  lists: z
    .strictObject({ list: line, alerts: line, all: line, day: line.superRefine(known(['day'])) })
    .describe('what a sign-up is for: {lists} in mails and pages'),
  forms: z.strictObject({
    'privacy-request': form('privacy-request'),
    'contact-message': form('contact-message'),
    signup: form('signup'),
    'visit-alert': form('visit-alert'),
  }),
  pages: z.strictObject({
    reference: line,
    problem: line.describe('heading when fields are missing or wrong'),
    wait: line.describe('heading when too much was sent in a short time'),
    tryAgain: line.describe('heading when the fault is ours'),
    elsewhere: line.describe('how to reach the club when the form does not work'),
    tooLarge: page,
    'privacy-request': received.extend({
      text: answerWith('confirmBy', 'answerBy'),
      optOut: answerWith('answerBy'),
    }),
    'contact-message': received,
    signup: received.extend({
      back: line,
      noMail: z.strictObject({
        before: line.describe('said in the form, before it is sent'),
        title: line,
        text: line.superRefine(known(['days'])),
      }),
    }),
    'visit-alert': z.strictObject({
      text: line.superRefine(known(['day'])).describe('what happens next, under the title of a sign-up'),
      back: line,
    }),
    confirm: asked.extend({ text: line.superRefine(known(['lists'])) }),
    confirmed: page.extend({ text: line.superRefine(known(['lists'])) }),
    expired: page,
    unsubscribe: asked.extend({
      alertsButton: line.describe('the button that ends closure alerts'),
      alerts: page.describe('above the two buttons that end closure alerts and the email list'),
    }),
    unsubscribed: page.describe('said once an address gets no emails any more'),
    stillOn: z
      .strictObject({ list: page, alerts: page })
      .describe('said once one list is left: who still gets the emails of the list, or closure alerts'),
    unknownLink: page,
  }),
  desk: deskSchema,
  office: officeSchema,
  address: eachOf(['check', 'unreachable', 'noReceipt', 'use', 'meant'], () => line),
  errors: eachOf(['fields', 'unavailable', 'tooLarge', 'mediaType', 'malformed', 'keyReused', 'notText'], () => line),
});
export type Mail = z.infer<typeof mailSchema>;
