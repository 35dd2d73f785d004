import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { loadContent } from '#content/load.server.ts';

export const loader = () => {
  const { toastTitle: title, toastText: text } = loadContent().notices.privacyRequest;
  return { copy: formCopy('privacy-request'), notice: { title, text } };
};
