import { readDraft, writeDraft } from '#app/features/inbox-forms/kept-draft.ts';

/** Puts a question into the draft of a message, below what has been written, before the visitor comes to the form. */
export function askInDraft(question: string): void {
  const { values = {} } = readDraft('contact-message') ?? {};
  const paragraphs = (values['message'] ?? '').trim().split(/\n{2,}/);
  if (paragraphs.includes(question.trim())) return;
  writeDraft('contact-message', { values: { ...values, message: [...paragraphs, question].join('\n\n').trim() } });
}
