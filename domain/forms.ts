/**
 * The site's forms: each field's facts, once. The form on the page, the page for visitors without JavaScript, the
 * checks of the API, the inbox, its mails and its export all follow from this list and its order. The words for each
 * field stand in content/mail.yaml.
 */
import { privacyRequestTypes } from './deadlines.ts';

type Field = {
  /**
   * What the visitor types or chooses in. Other than in a `textarea`, line breaks become spaces. A `checkbox` answers
   * "yes" or nothing, starts unchecked, and is shown only where a mail server is set.
   */
  control: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox';
  required?: true;
  autocomplete?: 'name' | 'email' | 'tel';
  /** In characters. Checked by the API only: a browser would cut off what is pasted, and not say so. */
  maxLength?: number;
  /** What can be chosen, and what is chosen unless the visitor chooses something else. */
  options?: readonly string[];
  initial?: string;
  /** Proof of who somebody is: no copy of it stays in the browser. */
  neverKept?: true;
  /** Said again in the confirmation. Only for what is chosen from a list: nothing that was typed is repeated. */
  confirmed?: true;
};

type Form = {
  /** What its references begin with. */
  prefix: string;
  /** The API's address, to which it posts. */
  action: `/api/${string}`;
  /** The page on which it stands. */
  page: `/${string}`;
  /** The browser checks it in its own words; otherwise in ours. */
  nativeChecks?: true;
  fields: Readonly<Record<string, Field>>;
};

const name = { control: 'text', autocomplete: 'name' } as const;
/** The longest address that mail can be sent to: https://www.rfc-editor.org/errata/eid1690 */
const email = { control: 'email', autocomplete: 'email', required: true, maxLength: 254 } as const;
const phone = { control: 'tel', autocomplete: 'tel' } as const;

export const forms = {
  'privacy-request': {
    prefix: 'PR',
    action: '/api/privacy-requests',
    page: '/privacy-request',
    nativeChecks: true,
    fields: {
      name: { ...name, required: true },
      email,
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
      email,
      phone,
      topic: { control: 'text' },
      message: { control: 'textarea', required: true },
    },
  },
  signup: {
    prefix: 'SU',
    action: '/api/signups',
    page: '/',
    fields: { email, name, alerts: { control: 'checkbox' }, alertsOnly: { control: 'checkbox' } },
  },
} as const satisfies Record<string, Form>;

/** What a person signs up for: the email list, closure alerts, or both. Each is confirmed and ended by itself. */
export const mailLists = ['list', 'alerts', 'all'] as const;
export type MailList = (typeof mailLists)[number];

/** What a sign-up asks for. */
export const wantedBy = ({ alerts, alertsOnly }: Answers<'signup'>): MailList =>
  alertsOnly ? 'alerts' : alerts ? 'all' : 'list';

export type Kind = keyof typeof forms;
export const kinds = Object.keys(forms) as Kind[];

type Fields<Of extends Kind> = (typeof forms)[Of]['fields'];
type Required<Of extends Kind> = {
  [Name in keyof Fields<Of>]: Fields<Of>[Name] extends { required: true } ? Name : never;
}[keyof Fields<Of>];
type Value<Of> = Of extends { options: readonly (infer Option)[] } ? Option : string;

/**
 * A stylesheet of the server's that shows `.mail-only` where a mail server is set. The pages are built without knowing
 * that, and it works without JavaScript.
 */
export const mailOnlyStyles = '/api/mail-only.css';

/** The names of a form's fields. */
export type FieldName<Of extends Kind> = keyof Fields<Of> & string;

/** What a form holds once it was checked. */
export type Answers<Of extends Kind> = { [Name in Required<Of>]: Value<Fields<Of>[Name]> } & {
  [Name in Exclude<keyof Fields<Of>, Required<Of>>]?: Value<Fields<Of>[Name]> | undefined;
};

/** What a visitor sent, after the checks. */
export type Submission = { [Of in Kind]: { kind: Of; data: Answers<Of> } }[Kind];

/** What content/mail.yaml says of a field. */
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

/** A form's fields in their order, each with its words. */
export function fieldsOf(kind: Kind, words: FormWords): FormField[] {
  const fields: Form['fields'] = forms[kind].fields;
  return Object.entries(fields).map(([name, field]) => ({ ...field, name, words: words[name] ?? { label: name } }));
}

/** What has been answered, by the names of the fields and the options as people know them. */
export function spokenAnswers(
  kind: Kind,
  words: FormWords,
  data: Readonly<Record<string, string | undefined>>,
): (FormField & { text: string })[] {
  return fieldsOf(kind, words).flatMap((field) => {
    const value = data[field.name];
    return value ? [{ ...field, text: field.words.options?.[value] ?? value }] : [];
  });
}

/** What the confirmation says again: "Type of Request", "Correct my information". */
export type Confirmed = { label: string; text: string };

export const confirmedAnswers = (...sent: Parameters<typeof spokenAnswers>): Confirmed[] =>
  spokenAnswers(...sent)
    .filter(({ confirmed }) => confirmed)
    .map(({ words, text }) => ({ label: words.label, text }));
