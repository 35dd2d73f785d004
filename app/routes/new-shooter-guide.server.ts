import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { inEnglish } from '#app/features/page-parts/in-english.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('new-shooter-guide');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'call', 'rules', 'contact', 'faq', 'training'),
    before: sectionOf(page, 'before-you-visit'),
    whatToBring: sectionOf(page, 'what-to-bring'),
    arrival: sectionOf(page, 'on-arrival'),
    faq: sectionOf(page, 'new-shooter-faq'),
    questions: inEnglish(loadContent().faq).find((section) => section.id === 'new-shooters')?.items ?? [],
    more: { section: sectionOf(page, 'more-help'), picture: picture('main-canopy-noon') },
  };
};
