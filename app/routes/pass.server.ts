import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { forSale, servicesOf } from './pass/for-sale.server.ts';

export const loader = () => {
  const page = loadPage('pass');
  const { annualBenefits, notOnline, prices } = loadContent().prices;
  return {
    notOnline,
    prices,
    day: forSale(page, 'day', 'junior'),
    annual: {
      items: forSale(page, 'annual'),
      benefits: annualBenefits,
      parts: servicesOf(page, sectionOf(page, 'annual-pass').parts),
    },
    special: {
      items: forSale(page, 'service', 'electric-trap'),
      services: servicesOf(page, sectionOf(page, 'special-rates').parts),
    },
  };
};
