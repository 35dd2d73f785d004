/** What a loader takes out of a page's Markdown, so that the browser gets what the page shows and no more. */
import type { PictureData } from '#app/lib/picture-data.ts';
import { focusOf, picture } from '#app/lib/pictures.server.ts';
import type { Page } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type Top = {
  page: Pick<Page, 'heading' | 'label' | 'lead'>;
  picture?: PictureData;
  focus?: readonly [x: number, y: number];
};

/** What stands at the top of the page, as <PageHeader> takes it. */
export function topOf({ heading, label, lead, image, language }: Page): Top {
  if (!image) return { page: { heading, label, lead } };
  const found = picture(image);
  // Pictures are described in English. Those at the top of a page add nothing that its words don't say.
  const alt = language === 'es' ? '' : found.alt;
  return { page: { heading, label, lead }, picture: { ...found, alt }, focus: focusOf(image) };
}

/** The named buttons of a page. Throws at build when the page's front matter lacks one. */
export function actionsOf<Name extends string>(
  page: Pick<Page, 'name' | 'actions'>,
  ...names: Name[]
): Record<Name, Action> {
  const found = names.map((name): [Name, Action] => {
    const action = page.actions[name];
    if (!action)
      throw new Error(
        `content/pages/${page.name}.md needs an action "${name}". It has: ${Object.keys(page.actions).join(', ')}`,
      );
    return [name, action];
  });
  return Object.fromEntries(found) as Record<Name, Action>;
}

/** The day on which a legal text last changed, as YYYY-MM-DD. Throws at build when its front matter does not say it. */
export function revisedOf(page: Pick<Page, 'name' | 'revised'>): string {
  if (!page.revised)
    throw new Error(
      `content/pages/${page.name}.md needs the day on which its text last changed: revised: "2026-11-20"`,
    );
  return page.revised;
}
