import { addressOf } from '#app/lib/page-address.server.ts';
import type { Content } from '#content/load.server.ts';
import { emptyParty, pointsFor, searchOf } from '#domain/visit.ts';

export type GoNowWords = ReturnType<typeof goNowWords>;

/** The words of "Go now?", and for each case what such a group must bring according to "Your visit". */
export function goNowWords({ goNow, visit }: Pick<Content, 'goNow' | 'visit'>) {
  const { who, early, ...words } = goNow;
  const cases = who.cases.map(({ label, party }) => {
    const group = { ...emptyParty, ...party };
    const holding = new Set(pointsFor(group));
    const bring = visit.groups
      .filter(({ id }) => ['papers', 'bring'].includes(id))
      .map(({ title, points }) => ({
        title,
        texts: points.filter(({ id }) => holding.has(id)).map(({ text }) => text),
      }));
    return {
      label,
      bring,
      visit: `${addressOf('/visit')}${searchOf(group)}`,
      earlyMinutes: group.first ? early : 0,
    };
  });
  return { ...words, who: { label: who.label, cases } };
}
