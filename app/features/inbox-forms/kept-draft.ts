/** Form drafts in this tab's storage. Kept apart from the forms' code because the search puts a question into one. */
import { readStored, store } from '#app/lib/storage.ts';
import type { FormName } from '#domain/forms.ts';

export type Values = Readonly<Record<string, string>>;
export type Attempt = { key: string; content: string };
type Kept = { values: Values; attempt?: Attempt | undefined };

/** The key in the browser's storage; content/pages/privacy.md lists it. */
const storageKey = (formName: FormName) => `draft-${formName}`;
const storage = () => sessionStorage;

/** Null if there is no draft, or it can't be read. */
export function readDraft(formName: FormName): Kept | null {
  try {
    const kept = JSON.parse(readStored(storageKey(formName), storage) ?? 'null') as Kept | null;
    return kept?.values instanceof Object ? kept : null;
  } catch {
    return null;
  }
}

export const writeDraft = (formName: FormName, kept: Kept | null): boolean =>
  store(storageKey(formName), kept && JSON.stringify(kept), storage);

/** Deletes a draft that was sent with these values. Text that was typed during sending stays, for the next message. */
export function dropSent(formName: FormName, sent: Values): void {
  const values = readDraft(formName)?.values;
  writeDraft(formName, values && JSON.stringify(values) !== JSON.stringify(sent) ? { values } : null);
}
