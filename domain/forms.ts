/** The fields of the site's forms, for pages, API, inbox, mails and export. Their texts are in content/mail.yaml. */
import type { Day } from './days.ts';
import { privacyRequestTypes } from './deadlines.ts';
import type { Language } from './language.ts';

type Field = {
  /**
   * Only a `textarea` keeps line breaks. A `checkbox` gives "yes" or nothing, and needs a mail server. A `date` is a
   * coming day on which the range is usually open.
   */
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox' | 'date';
  required?: true;
  autocomplete?: 'name' | 'email' | 'tel';
  /** An `email` that mail can't reach is taken if it has an "@", or if browsers take it. */
  insisted?: 'any' | 'format';
  /** In characters. Checked only by the API: a browser would silently cut off pasted text. */
  maxLength?: number;
  options?: readonly string[];
  initial?: string;
  /** Proof of identity: the browser keeps no copy. */
  neverKept?: true;
  /** Repeated in the confirmation. */
  confirmed?: true;
};

type Form = {
  prefix: string;
  action: `/api/${string}`;
  page: `/${string}`;
  /** The browser's own messages, not ours, tell what is missing. */
  nativeMessages?: true;
  /** Its page exists only in English. */
  englishOnly?: true;
  /** The kind as which its answers are stored, if not its own. */
  storedAs?: string;
  /** It has parts that are shown only if the server can send mail. */
  mailOnly?: true;
  fields: Readonly<Record<string, Field>>;
};

const name = { control: 'text', autocomplete: 'name' } as const;
/** Maximum length: https://www.rfc-editor.org/errata/eid1690 */
const email = { control: 'email', autocomplete: 'email', required: true, maxLength: 254, confirmed: true } as const;
const phone = { control: 'tel', autocomplete: 'tel' } as const;

export const forms = {
  'privacy-request': {
    prefix: 'PR',
    action: '/api/privacy-requests',
    page: '/privacy-request',
    nativeMessages: true,
    englishOnly: true,
    fields: {
      name: { ...name, required: true },
      email: { ...email, insisted: 'format' },
      phone,
      requestType: {
        control: 'select',
        required: true,
        options: privacyRequestTypes,
        initial: 'access',
        confirmed: true,
      },
      description: { control: 'textarea', required: true },
      verification: { control: 'textarea', neverKept: true },
    },
  },
  'contact-message': {
    prefix: 'CM',
    action: '/api/contact-messages',
    page: '/contact',
    fields: {
      name: { ...name, required: true },
      email: { ...email, insisted: 'any' },
      phone,
      topic: { control: 'text' },
      message: { control: 'textarea', required: true },
    },
  },
  signup: {
    prefix: 'SU',
    action: '/api/signups',
    page: '/',
    mailOnly: true,
    fields: { email, name, alerts: { control: 'checkbox' }, alertsOnly: { control: 'checkbox' } },
  },
  'visit-alert': {
    prefix: 'SU',
    action: '/api/visit-alerts',
    page: '/visit',
    storedAs: 'signup',
    mailOnly: true,
    fields: { day: { control: 'date', required: true }, email },
  },
} as const satisfies Record<string, Form>;

export const mailLists = ['list', 'alerts', 'all'] as const;
export type MailList = (typeof mailLists)[number];

/** A sign-up; with a day, only for that day's closure alerts. */
export type Signup = Answers<'signup'> & { day?: Day | undefined };

/** Which mails a sign-up requests. Alerts for one day don't include the list. */
export const wantedBy = ({ alerts, alertsOnly, day }: Signup): MailList =>
  alertsOnly || day ? 'alerts' : alerts ? 'all' : 'list';

export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** The kinds of submissions in the inbox. */
export type Kind = Exclude<FormName, 'visit-alert'>;
/** The kind as which the inbox stores what a form sends. */
export const kindOfForm = (form: FormName): Kind => (form === 'visit-alert' ? forms[form].storedAs : form);
const kindsOf = (names: readonly FormName[]): Kind[] => [...new Set(names.map(kindOfForm))];
// Pure, so that the pages of forms, which don't use it, drop it.
export const kinds = /* @__PURE__ */ kindsOf(formNames);

/** The query by which our API answers in a page's language. */
export const languageQuery = (language: Language): '' | 'lang=es' => (language === 'es' ? 'lang=es' : '');

/** The address to which a page in that language sends the form. */
export const formAction = (form: FormName, language: Language): string =>
  [forms[form].action, languageQuery(language)].filter(Boolean).join('?');

type Fields<Of extends FormName> = (typeof forms)[Of]['fields'];
type Required<Of extends FormName> = {
  [Name in keyof Fields<Of>]: Fields<Of>[Name] extends { required: true } ? Name : never;
}[keyof Fields<Of>];
type Value<Of> = Of extends { options: readonly (infer Option)[] } ? Option : string;

/** A stylesheet that shows `.mail-only` if the server has a mail server, else `.without-mail`: the build can't know. */
export const mailOnlyStyles = '/api/mail-only.css';

export type FieldName<Of extends FormName> = keyof Fields<Of> & string;

export type Answers<Of extends FormName> = { [Name in Required<Of>]: Value<Fields<Of>[Name]> } & {
  [Name in Exclude<keyof Fields<Of>, Required<Of>>]?: Value<Fields<Of>[Name]> | undefined;
};

export type Submission = { [Of in Kind]: { kind: Of; data: Of extends 'signup' ? Signup : Answers<Of> } }[Kind];

export type FieldWords = {
  label: string;
  hint?: string | undefined;
  missing?: string | undefined;
  invalid?: string | undefined;
  prompt?: string | undefined;
  options?: Readonly<Record<string, string>> | undefined;
};
export type FormWords = Readonly<Record<string, FieldWords>>;

export type FormField = Field & { name: string; words: FieldWords };

/** A form's fields in order, with their words in one language; a field without words is labeled with its name. */
export function fieldsOf(form: FormName, words: FormWords): FormField[] {
  const fields: Form['fields'] = forms[form].fields;
  return Object.entries(fields).map(([name, field]) => ({ ...field, name, words: words[name] ?? { label: name } }));
}

/** The answers in readable form, options by their labels. Fields without an answer are left out. */
export function spokenAnswers(
  form: FormName,
  words: FormWords,
  data: Readonly<Record<string, string | undefined>>,
): (FormField & { text: string })[] {
  return fieldsOf(form, words).flatMap((field) => {
    const value = data[field.name];
    return value ? [{ ...field, text: field.words.options?.[value] ?? value }] : [];
  });
}

export type Confirmed = { label: string; text: string };

/** The answers that the page and the mail repeat to their sender. */
export const confirmedAnswers = (...sent: Parameters<typeof spokenAnswers>): Confirmed[] =>
  spokenAnswers(...sent)
    .filter(({ confirmed }) => confirmed)
    .map(({ words, text }) => ({ label: words.label, text }));

/** Reference numbers have six digits, unique over all forms. */
export const lastNumber = 999_999;

/** Matches "pr-123456", "PR 123456" and "123456". Any prefix is accepted, because all forms once had "PR-". */
function spoken(): RegExp {
  const prefixes = Object.values(forms).map(({ prefix }) => prefix);
  return new RegExp(`^(?:(?:${prefixes.join('|')})[-\\s]?)?(\\d{6})$`, 'i');
}

/** The reference number at a moment: the last six digits of the Unix time in milliseconds. */
export const numberAt = (now: Date): number => now.getTime() % (lastNumber + 1);

/** 1234 → "PR-001234" for a privacy request. */
export const referenceOf = (kind: Kind, number: number): string =>
  `${forms[kind].prefix}-${String(number).padStart(6, '0')}`;

/** "pr-001234" → 1234; undefined when the text is no reference. */
export function numberOf(text: string): number | undefined {
  const digits = spoken().exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
