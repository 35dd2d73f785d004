/** Validates forms as browsers do. Length is limited only by the body's 64 kB and the maximum for addresses. */
import { domainToASCII } from 'node:url';
import { fieldsOf, type FormField, type FormName, kindOfForm, type Submission } from '#domain/forms.ts';
import { takesAddress } from '#domain/mail-address.ts';
import { visible } from '#domain/visible.ts';

export type Fault = 'missing' | 'invalid' | 'notText';

export type Read = {
  /** The honeypot field is filled in. */
  flagged: boolean;
  idempotencyKey: string | undefined;
} & ({ ok: true; submission: Submission } | { ok: false; faults: Record<string, Fault> });

type CanChoose = (day: string) => boolean;

/** Validates a form. Unknown fields are omitted. */
export function readSubmission(
  form: FormName,
  values: Readonly<Record<string, unknown>>,
  canChoose: CanChoose = () => false,
): Read {
  const data: Record<string, string> = {};
  const faults: Record<string, Fault> = {};
  for (const field of fieldsOf(form, {})) {
    const { value, fault } = readField(form, field, values[field.name], canChoose);
    if (fault) faults[field.name] = fault;
    else if (value) data[field.name] = value;
  }
  const { website, idempotencyKey } = values;
  const common = {
    flagged: website != null && !(typeof website === 'string' && website.trim() === ''),
    idempotencyKey: typeof idempotencyKey === 'string' ? tidyLine(idempotencyKey) || undefined : undefined,
  };
  if (Object.keys(faults).length > 0) return { ok: false, faults, ...common };
  // Each field was checked against the list from which this type is derived.
  return { ok: true, submission: { kind: kindOfForm(form), data } as Submission, ...common };
}

function readField(
  form: FormName,
  { control, required, options, maxLength = Infinity }: FormField,
  sent: unknown,
  canChoose: CanChoose,
): { value?: string; fault?: Fault } {
  if (sent == null) return required ? { fault: 'missing' } : {};
  if (typeof sent !== 'string') return { fault: 'notText' };
  const value = control === 'textarea' ? tidyText(sent) : control === 'email' ? tidyEmail(sent) : tidyLine(sent);
  if (control === 'checkbox') return value === '' ? {} : { value: 'yes' };
  if (!visible.test(value)) return required ? { fault: 'missing' } : {};
  const wrong =
    value.length > maxLength ||
    (control === 'email' && !takesAddress(form, value)) ||
    (control === 'date' && !canChoose(value)) ||
    (options && !options.includes(value));
  return wrong ? { fault: 'invalid' } : { value };
}

const controls = /(?![\t\n])\p{Cc}|\ufeff/gu;

const tidyLine = (text: string) => tidyText(text.replace(/[\r\n\t\u2028\u2029]+/g, ' '));

const tidyText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controls, '')
    .trim();

/**
 * Normalizes as `<input type="email">` does, with an ASCII domain: https://html.spec.whatwg.org/#valid-e-mail-address
 */
export function tidyEmail(text: string): string {
  const address = tidyLine(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || /^\p{ASCII}*$/u.test(domain)) return address;
  // What is no domain, such as one with a space, becomes '': kept as typed, it is taken or questioned as such.
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
