import type { Page, Section } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';
import type { PictureData } from './picture-data.ts';

export type PageContent = {
  top: {
    page: Pick<Page, 'heading' | 'label' | 'lead'>;
    picture?: PictureData;
    figures?: readonly (readonly [name: string, figure: string])[];
  };
  page: Pick<Page, 'name' | 'intro' | 'sections' | 'actions' | 'revised'>;
};

/** The named buttons of a page. Throws at build when the page's front matter lacks one. */
export function actionsOf<Name extends string>(
  page: Pick<Page, 'name' | 'actions'>,
  ...names: Name[]
): Record<Name, Action> {
  const found = names.map((name): [Name, Action] => {
    const action = page.actions[name];
    if (!action) throw new Error(`content/pages/${page.name}.md has no action "${name}"`);
    return [name, action];
  });
  return Object.fromEntries(found) as Record<Name, Action>;
}

/** A page's section by its id. Throws at build when the page's Markdown has no such heading. */
export function sectionOf(page: Pick<Page, 'name' | 'sections'>, id: string): Section {
  const section = page.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`content/pages/${page.name}.md has no section {#${id}}`);
  return section;
}
