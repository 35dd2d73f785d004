import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf, withoutParts } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { forSale, servicesOf } from './pass/for-sale.server.ts';

export const loader = () => {
  const page = loadPage('pass');
  const { annualBenefits, notOnline, prices } = loadContent().prices;
  return {
    top: topOf(page),
    actions: actionsOf(page, 'contact', 'call', 'join', 'guide', 'under-21'),
    inPerson: { ...sectionOf(page, 'in-person'), notOnline },
    day: {
      section: sectionOf(page, 'day-passes'),
      board: prices,
      items: forSale(page, 'day', 'junior'),
    },
    annual: {
      section: withoutParts(sectionOf(page, 'annual-pass')),
      items: forSale(page, 'annual'),
      benefits: annualBenefits,
      parts: servicesOf(page, sectionOf(page, 'annual-pass').parts),
    },
    special: {
      section: withoutParts(sectionOf(page, 'special-rates')),
      items: forSale(page, 'service', 'electric-trap'),
      services: servicesOf(page, sectionOf(page, 'special-rates').parts),
    },
    join: sectionOf(page, 'ready-to-join'),
  };
};
