import type { Page } from '#content/page.server.ts';
import type { PageContent } from './page-content.ts';
import type { PictureData } from './picture-data.ts';
import { picture } from './pictures.server.ts';

export const topOf = ({ heading, label, lead, figures, image }: Page): PageContent['top'] => ({
  page: { heading, label, lead },
  ...(image && { picture: picture(image) }),
  ...(figures && { figures: Object.values(figures).map(({ name, figure }) => [name, figure] as const) }),
});

export function pageContent(page: Page): PageContent {
  const { name, intro, sections, actions, revised } = page;
  return { top: topOf(page), page: { name, intro, sections, actions, revised } };
}

/** The pictures below the text of sections, by section id. */
export const sectionPictures = ({ pictures }: Page): Record<string, PictureData> =>
  Object.fromEntries(Object.entries(pictures).map(([section, id]) => [section, picture(id)]));
