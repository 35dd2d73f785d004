/**
 * The fields of each form, for the page that shows a form again: names and order here, words from content/mail.yaml.
 */
import type { Mail } from '#content/schema/mail.ts';
import type { Kind } from './store.ts';

export type Control =
  | { type: 'text' | 'email' | 'tel'; autocomplete: string }
  | { type: 'textarea' }
  | { type: 'select'; options: Readonly<Record<string, string>> };

export type FormField = { name: string; label: string; hint: string | undefined; required: boolean; control: Control };

type Words = { label: string; hint?: string | undefined; missing?: string | undefined };

const name: Control = { type: 'text', autocomplete: 'name' };
const email: Control = { type: 'email', autocomplete: 'email' };
const phone: Control = { type: 'tel', autocomplete: 'tel' };
const line: Control = { type: 'text', autocomplete: 'off' };
const text: Control = { type: 'textarea' };

/** The fields in the order of the form. */
export function formFields({ forms }: Mail, kind: Kind): FormField[] {
  const controls: Record<Kind, Record<string, Control>> = {
    'privacy-request': {
      name,
      email,
      phone,
      requestType: { type: 'select', options: forms['privacy-request'].fields.requestType.options },
      description: text,
      verification: text,
    },
    'contact-message': { name, email, phone, topic: line, message: text },
    signup: { email, name },
  };
  const words: Record<string, Words> = forms[kind].fields;
  return Object.entries(controls[kind]).map(([fieldName, control]) => {
    const { label, hint, missing } = words[fieldName] ?? { label: fieldName };
    return { control, name: fieldName, label, hint, required: missing !== undefined };
  });
}
