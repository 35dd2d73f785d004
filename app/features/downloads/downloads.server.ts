/**
 * The youth form's download and the other ways to get it, from content/pages/youth-form.md and content/notices.yaml.
 */
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import { youthFormFile } from '#content/documents.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import type { OtherWaysProps } from './downloads.tsx';

/** Whether the youth form is a draft that no one signs yet: then its download is quiet, and asking comes first. */
const isDraft = (): boolean => loadContent().youthForm.counselReview === 'pending';

/** Whether the youth form is a PDF of the club's, which content/youth-form.yaml doesn't describe. */
export const isOwnForm = (): boolean => loadContent().documents.includes(youthFormFile);

/**
 * Whether the form is a draft, the 'Download Options' notice as the home page words it or as the other pages do, and
 * what the youth form page calls the other ways, with its buttons for them. Throws at build when one is missing.
 */
export function youthFormDownload(place: 'home' | 'page') {
  const { title, homeText, pageText } = loadContent().notices.download;
  const page = loadPage('youth-form');
  const { open, email, office } = actionsOf(page, 'open', 'email', 'office');
  return {
    draft: isDraft(),
    notice: { title, text: place === 'home' ? homeText : pageText },
    other: { title: sectionOf(page, 'other-ways').title, ways: [open, email, office] } satisfies OtherWaysProps,
  };
}
