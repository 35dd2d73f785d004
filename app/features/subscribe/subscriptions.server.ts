/** The calendar files to subscribe to, as the calendar's page describes them: other pages show the same. */
import { actionsOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';
import type { Part, Section } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';

type Subscription = Part & {
  /** For the calendar program of the device, and for Google's. */
  links: readonly Action[];
  copy: Action;
};

export type Subscriptions = {
  section: Omit<Section, 'parts'>;
  files: readonly Subscription[];
  /** Said once a link was copied. */
  copied: string;
};

/** Throws at build when the page lacks a part or a link. */
export function subscriptions(): Subscriptions {
  const page = loadPage('calendar');
  const { parts, ...section } = sectionOf(page, 'subscribe');
  const files = parts.slice(0, 2).map((part): Subscription => {
    const of = (way: string) => `${part.id}-${way}`;
    const [app, google, copy] = Object.values(actionsOf(page, of('app'), of('google'), of('copy')));
    if (!app || !google || !copy) throw new Error(`content/pages/calendar.md lacks a link for ${part.id}`);
    return { ...part, links: [app, google], copy };
  });
  return { section, files, copied: parts[2]?.title ?? '' };
}
