import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('es');
  const { ages, rules } = loadContent();
  return {
    top: topOf(page),
    actions: actionsOf(page, 'call', 'directions', 'print', 'faq', 'rules', 'english'),
    intro: page.intro,
    sections: page.sections,
    // What the English pages say of ages and rules has its Spanish beside it.
    lists: { edades: ages.bands.map(({ es }) => es), reglas: rules.summary.map(({ es }) => es) },
  };
};
