import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('es.faq');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'call', 'visit', 'rules', 'english'),
    sections: loadContent().faq.map(({ id, es, items }) => ({
      id,
      title: es,
      items: items.map((item) => ({ id: item.id, ...item.es })),
    })),
    end: sectionOf(page, 'otra-pregunta'),
  };
};
