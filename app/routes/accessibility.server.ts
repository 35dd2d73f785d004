import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('accessibility');
  return { top: topOf(page), sections: page.sections, actions: actionsOf(page, 'call', 'contact') };
};
