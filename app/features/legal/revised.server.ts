import type { Page } from '#content/page.server.ts';

/** The day on which a legal text last changed, as YYYY-MM-DD. Throws at build when its front matter does not say it. */
export function revisedOf(page: Pick<Page, 'name' | 'revised'>): string {
  if (!page.revised)
    throw new Error(
      `content/pages/${page.name}.md needs the day on which its text last changed: revised: "2026-11-20"`,
    );
  return page.revised;
}
