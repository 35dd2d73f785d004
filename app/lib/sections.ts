import type { Section } from '#content/page.server.ts';

export { sectionOf } from './page-content.ts';

/** A section without its parts, for pages that take those from elsewhere. */
export function withoutParts({ id, title, html }: Section): Omit<Section, 'parts'> {
  return { id, title, html };
}
