import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('not-found');
  const { home, ...elsewhere } = actionsOf(
    page,
    'home',
    'pass',
    'contact',
    'rules',
    'guide',
    'juniors',
    'weather',
    'faq',
  );
  return {
    top: topOf(page),
    home,
    looking: sectionOf(page, 'looking-for'),
    elsewhere: Object.values(elsewhere),
  };
};
