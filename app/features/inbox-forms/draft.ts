/**
 * What somebody has begun to write, kept in this tab until it is sent: a page is left, loaded anew or given up by a
 * phone that needs the room, and no word is lost. Fetched once the form is alive.
 */
import type { Kind } from '#domain/forms.ts';
import type { Attempt } from './idempotency-key.ts';
import { readStored, store } from '#app/lib/storage.ts';
import { isControl, keptOf, valuesOf } from './form-controls.ts';

export type Draft = {
  /** What was sent before the page was left, and perhaps arrived. */
  attempt: Attempt | undefined;
  /** Notes what is being sent, so that it goes under the same key when it is sent again. */
  note: (attempt: Attempt) => void;
  /** It lies safely with the club. */
  drop: () => void;
};

type Kept = { values: Readonly<Record<string, string>>; attempt?: Attempt | undefined };

/** Its name in the browser's storage; content/pages/privacy.md tells visitors of it. */
const nameOf = (kind: Kind) => `draft-${kind}`;
const storage = () => sessionStorage;

/**
 * Gives the form back what was begun in it, where nothing else was typed yet, and keeps what is typed until the signal
 * fires.
 */
export function keepDraft(form: HTMLFormElement, kind: Kind, signal: AbortSignal): Draft {
  const kept = read(kind);
  const controls = [...form.elements].filter(isControl);
  const isBegun = controls.some((control) => currentOf(control) !== initialOf(control));
  for (const control of controls) {
    const value = kept?.values[control.name];
    if (value === undefined || currentOf(control) !== initialOf(control)) continue;
    if (isCheckbox(control)) control.checked = true;
    else control.value = value;
  }
  let attempt = kept?.attempt;
  const keep = () => write(kind, { values: keptOf(kind, valuesOf(form)), attempt });
  if (isBegun) keep();
  form.addEventListener('input', keep, { signal });
  return {
    attempt,
    note(next) {
      attempt = next;
      keep();
    },
    drop: () => void write(kind, null),
  };
}

/** Puts words into a form in which nothing was written yet, for when the visitor opens it. */
export function beginDraft(kind: Kind, values: Kept['values']): void {
  if (!read(kind)) write(kind, { values });
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Only a checked box has a value. */
const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const currentOf = (control: Control): string => (isCheckbox(control) && !control.checked ? '' : control.value);

function initialOf(control: Control): string {
  if (isCheckbox(control)) return '';
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.value;
}

const read = (kind: Kind) => JSON.parse(readStored(nameOf(kind), storage) ?? 'null') as Kept | null;

const write = (kind: Kind, kept: Kept | null) => store(nameOf(kind), kept && JSON.stringify(kept), storage);
