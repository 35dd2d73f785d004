/** The calendar files for subscribing, as the page describes them. */
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import { loadPage } from '#content/load.server.ts';
import type { Part, Section } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

export type Subscriptions = {
  section: Omit<Section, 'parts'>;
  files: readonly (Part & { copy: Action })[];
  copied: string;
};

/** Throws at build when the page lacks a part or an address. */
export function subscriptions(): Subscriptions {
  const page = loadPage('calendar');
  const { parts, ...section } = sectionOf(page, 'subscribe');
  const [closures, hours, copied] = parts;
  const copies = actionsOf(page, 'closures-copy', 'hours-copy');
  if (!closures || !hours || !copied) throw new Error('content/pages/calendar.md: "Subscribe" needs three parts');
  return {
    section,
    files: [
      { ...closures, copy: copies['closures-copy'] },
      { ...hours, copy: copies['hours-copy'] },
    ],
    copied: copied.title,
  };
}
