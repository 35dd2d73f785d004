import type { Page, Section } from '#content/page.server.ts';

/** A section without its parts, for pages that take those from elsewhere. */
export function withoutParts({ id, title, html }: Section): Omit<Section, 'parts'> {
  return { id, title, html };
}

/** A page's section by its id. Throws at build when the page's Markdown has no such heading. */
export function sectionOf(page: Pick<Page, 'name' | 'sections'>, id: string): Section {
  const section = page.sections.find((candidate) => candidate.id === id);
  if (!section) {
    throw new Error(
      `content/pages/${page.name}.md needs a section with the id ${id}: "## Heading {#${id}}". It has: ${page.sections.map((one) => one.id).join(', ')}`,
    );
  }
  return section;
}
