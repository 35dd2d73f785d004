import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { inEnglish } from '#app/features/page-parts/in-english.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('faq');
  const { faq } = loadContent();
  return {
    top: topOf(page),
    sections: inEnglish(faq),
    end: sectionOf(page, 'still-a-question'),
    actions: actionsOf(page, 'contact', 'call'),
  };
};
