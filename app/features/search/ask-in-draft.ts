import { readDraft, writeDraft } from '#app/features/inbox-forms/kept-draft.ts';

/** Puts a question into the draft of a message, below what has been written, before the visitor comes to the form. */
export function askInDraft(question: string): void {
  const { values = {} } = readDraft('contact-message') ?? {};
  const { message = '' } = values;
  if (message.includes(question)) return;
  writeDraft('contact-message', { values: { ...values, message: `${message}\n\n${question}`.trim() } });
}
