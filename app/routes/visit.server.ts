import { loadContent } from '#content/load.server.ts';

const quoted = ['day', 'service', 'junior'] as const;

export const loader = () => {
  const { visit, prices, embeds } = loadContent();
  return {
    map: embeds.map,
    words: visit,
    prices: quoted.map((id) => {
      const price = prices.prices.find((one) => one.id === id);
      if (!price) throw new Error(`content/prices.yaml needs a price with the id ${id}: "Your visit" adds it up`);
      return { id, title: price.title, amount: price.amount };
    }),
  };
};
