import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import { youthFormFile } from '#content/documents.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import type { OtherWaysProps } from './downloads.tsx';

/** Whether the youth form is a draft that no one signs yet: the page then puts asking beside the download. */
const isDraft = (): boolean => loadContent().youthForm.counselReview === 'pending';

/** Whether the youth form is the club's own PDF, which content/youth-form.yaml doesn't describe. */
export const isOwnForm = (): boolean => loadContent().documents.includes(youthFormFile);

/** The words of the youth form's download on a page. Throws at build when the content lacks one. */
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
