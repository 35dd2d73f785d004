import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import type { Page, Part } from '#content/page.server.ts';
import type { Html } from '#content/html.server.ts';
import type { Action } from '#content/schema/text.ts';

export const loader = () => {
  const page = loadPage('pass');
  const { annualBenefits, notOnline, prices } = loadContent().prices;
  return {
    notOnline,
    prices,
    day: forSale(page, 'day', 'junior'),
    annual: {
      // All benefits, replacing the ones that other pages name.
      items: forSale(page, 'annual').map(({ price, buy }) => ({ price: { ...price, details: annualBenefits }, buy })),
      parts: servicesOf(page, sectionOf(page, 'annual-pass').parts),
    },
    special: {
      items: forSale(page, 'service', 'electric-trap'),
      services: servicesOf(page, sectionOf(page, 'special-rates').parts),
    },
  };
};

/** The prices with these ids, each with the page's action `buy-<id>`. Throws at build when one is missing. */
function forSale(page: Page, ...ids: string[]) {
  return ids.map((id) => {
    const price = loadContent().prices.prices.find((candidate) => candidate.id === id);
    const buy = page.actions[`buy-${id}`];
    if (!price) throw new Error(`content/prices.yaml needs a price with the id ${id}`);
    if (!buy) throw new Error(`content/pages/${page.name}.md needs an action buy-${id} in its front matter`);
    return { price, buy };
  });
}

type Service = Part & { action?: Action };

/** Parts of the page, some with their sentence from content/prices.yaml, and the page's action `buy-<id>`. */
function servicesOf(page: Page, parts: readonly Part[]): Service[] {
  const { giftCards, spectators, annualPurchase } = loadContent().prices;
  const sentences: Record<string, Html> = { 'gift-cards': giftCards, spectators, 'how-to-buy': annualPurchase };
  return parts.map((part) => {
    const action = page.actions[`buy-${part.id}`];
    return { ...part, html: sentences[part.id] ?? part.html, ...(action && { action }) };
  });
}
