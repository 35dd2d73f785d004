/**
 * The youth form's download and the other ways to get it, from content/pages/youth-form.md and content/notices.yaml.
 */
import { actionsOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import type { Part } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

/** Whether the youth form is a draft that no one signs yet: then its download is quiet, and asking comes first. */
export const isDraft = (): boolean => loadContent().youthForm.counselReview === 'pending';

export type DownloadOption = Part & { action: Action };

/** The 'Download Options' notice as the home page words it, or as the other pages do. */
export function downloadNotice(place: 'home' | 'page'): { title: string; text: string } {
  const { title, homeText, pageText } = loadContent().notices.download;
  return { title, text: place === 'home' ? homeText : pageText };
}

/**
 * Each part of the youth form page's "other ways", with the button of the same name. Throws at build when one lacks it.
 */
export function downloadOptions(): DownloadOption[] {
  const page = loadPage('youth-form');
  return sectionOf(page, 'other-ways').parts.map((part) => ({
    ...part,
    action: actionsOf(page, part.id)[part.id] as Action,
  }));
}
