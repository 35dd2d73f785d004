import type { Page, Section } from '#content/page.server.ts';

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
