import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('form-result');
  return { top: topOf(page), actions: actionsOf(page, 'contact', 'home'), reach: sectionOf(page, 'reach') };
};
