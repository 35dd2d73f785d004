/** Keeps what a visitor writes in this tab until it is sent, with its idempotency key, so that no word is lost. */
import { type RefObject, useEffect, useRef } from 'react';
import { type FormName, forms } from '#domain/forms.ts';
import { type Attempt, dropSent, readDraft, type Values, writeDraft } from './kept-draft.ts';

/** Stores a form's values as the visitor types. `isSent`: the form is no longer on the page. */
export function useDraft(formName: FormName, form: RefObject<HTMLFormElement | null>, isSent: boolean) {
  const attempt = useRef<Attempt>(undefined);

  useEffect(() => {
    const element = form.current;
    if (isSent || !element) return undefined;
    const kept = readDraft(formName);
    attempt.current = kept?.attempt;
    const keep = () => writeDraft(formName, { values: keptOf(formName, valuesOf(element)), attempt: attempt.current });
    const isBegun = controlsOf(element).some((control) => currentOf(control) !== initialOf(control));
    if (kept) restore(element, kept.values);
    if (isBegun) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [formName, form, isSent]);

  const next = (values: Values, last: Attempt | undefined): string => {
    attempt.current = nextAttempt(keptOf(formName, values), last);
    writeDraft(formName, { values: keptOf(formName, values), attempt: attempt.current });
    return attempt.current.key;
  };

  return {
    /**
     * Returns the last key for the same values, even after the page was left. `newKey` replaces a key already used for
     * others.
     */
    keysFor: (values: Values) => ({
      key: next(values, attempt.current),
      newKey: () => next(values, undefined),
    }),
    drop(sent: Values) {
      attempt.current = undefined;
      dropSent(formName, keptOf(formName, sent));
    },
  };
}

/**
 * Returns the next attempt. The same values keep their key: they may have arrived although the response was lost.
 * @param values without those that are never kept; if only these have changed, the server decides
 */
export function nextAttempt(values: Values, last: Attempt | undefined): Attempt {
  const content = JSON.stringify(values);
  return last?.content === content ? last : { key: randomKey(), content };
}

/** 128 random bits. `crypto.randomUUID` is missing on pages served without https, such as a test machine's. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('-');
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}

/** The values that may be stored: neither proof of identity nor the honeypot. */
function keptOf(formName: FormName, values: Values): Values {
  const fields: Readonly<Record<string, { control: string; neverKept?: true }>> = forms[formName].fields;
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in fields && !fields[name]?.neverKept));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ type }) => type !== 'hidden');

function restore(form: HTMLFormElement, values: Values) {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    // A field that was left empty may have been filled in by a link since.
    if (!value || currentOf(control) !== initialOf(control)) continue;
    if (isCheckbox(control)) {
      control.checked = true;
      continue;
    }
    control.value = value;
    // Who is in the field may be typing: their first letter replaces a selected value, and would join any other. A long
    // text is continued instead, or one letter would delete it: setting it has put the cursor at its end.
    if (control === document.activeElement && control instanceof HTMLInputElement) control.select();
  }
}

/** A checkbox has a value only while checked. */
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const currentOf = (control: Control): string => (isCheckbox(control) && !control.checked ? '' : control.value);

function initialOf(control: Control): string {
  if (isCheckbox(control)) return '';
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.value;
}
