import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { actionsOf, revisedOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('privacy-request');
  const { toastTitle: title, toastText: text } = loadContent().notices.privacyRequest;
  return {
    top: topOf(page),
    revised: revisedOf(page),
    rights: sectionOf(page, 'your-rights'),
    timeline: sectionOf(page, 'timeline'),
    request: sectionOf(page, 'request'),
    copy: formCopy('privacy-request'),
    notice: { title, text },
    other: sectionOf(page, 'other-ways'),
    actions: actionsOf(page, 'form', 'privacy', 'email', 'call'),
  };
};
