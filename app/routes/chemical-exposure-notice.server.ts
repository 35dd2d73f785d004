import { actionsOf, revisedOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('chemical-exposure-notice');
  return {
    top: topOf(page),
    revised: revisedOf(page),
    warning: sectionOf(page, 'warning'),
    sources: sectionOf(page, 'sources'),
    reduce: sectionOf(page, 'reduce'),
    sign: sectionOf(page, 'sign'),
    actions: actionsOf(page, 'warnings', 'contact', 'rules'),
  };
};
