import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

const quoted = ['day', 'service', 'junior'] as const;

export const loader = () => {
  const page = loadPage('visit');
  const { visit, prices, embeds } = loadContent();
  return {
    top: topOf(page),
    actions: actionsOf(page, 'print', 'share', 'call', 'directions'),
    who: sectionOf(page, 'who'),
    plan: sectionOf(page, 'plan'),
    map: embeds.map,
    words: visit,
    prices: quoted.map((id) => {
      const price = prices.prices.find((one) => one.id === id);
      if (!price) throw new Error(`content/prices.yaml needs a price with the id ${id}: "Your visit" adds it up`);
      return { id, title: price.title, amount: price.amount };
    }),
  };
};
