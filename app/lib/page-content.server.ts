import type { Page } from '#content/page.server.ts';
import type { PageContent } from './page-content.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.server.ts';

export function topOf({ heading, label, lead, image, language }: Page): PageContent['top'] {
  if (!image) return { page: { heading, label, lead } };
  const found = picture(image);
  // Pictures are described in English. Those at the top of a page add nothing that its words don't say.
  const alt = language === 'es' ? '' : found.alt;
  return { page: { heading, label, lead }, picture: { ...found, alt } };
}

export function pageContent(page: Page): PageContent {
  const { name, intro, sections, actions, revised } = page;
  return { top: topOf(page), page: { name, intro, sections, actions, revised } };
}

/** The pictures below the text of sections, by the sections' ids. */
export const sectionPictures = ({ pictures }: Page): Record<string, PictureData> =>
  Object.fromEntries(Object.entries(pictures).map(([section, id]) => [section, picture(id)]));
