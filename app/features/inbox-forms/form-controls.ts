/** Reads what stands in a form's controls, and what the browser finds wrong with it. Knows nothing of React. */
import { fieldsOf, forms, type FormWords, type Kind } from '#domain/forms.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** The first field that a visitor can fill in. */
export const firstControl = (form: HTMLFormElement): Control | undefined =>
  [...form.elements].filter(isControl).find((control) => control.type !== 'hidden');

/** What stands in the fields, by name. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** Of these the values that may be kept, and no others: neither proof of identity nor what programs fill in. */
export function keptOf(kind: Kind, values: Readonly<Record<string, string>>): Record<string, string> {
  const fields: Readonly<Record<string, { control: string; neverKept?: true }>> = forms[kind].fields;
  const isKept = ([name]: [string, string]) => {
    const field = fields[name];
    return field !== undefined && field.control !== 'hidden' && !field.neverKept;
  };
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

/** One sentence of ours for each field that the browser would not send, by the field's name. */
export function faultsIn(form: HTMLFormElement, kind: Kind, words: FormWords): Record<string, string> {
  const controls = new Map([...form.elements].filter(isControl).map((control) => [control.name, control]));
  const faults = fieldsOf(kind, words).flatMap(({ name, words }): [string, string][] => {
    const { validity, validationMessage } = controls.get(name) ?? {};
    if (!validity || validity.valid) return [];
    return [[name, (validity.valueMissing ? words.missing : words.invalid) ?? validationMessage ?? '']];
  });
  return Object.fromEntries(faults);
}
