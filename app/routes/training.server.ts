import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { picture } from '#app/lib/pictures.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('training');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'contact', 'call', 'guide', 'annual'),
    providers: {
      section: sectionOf(page, 'providers'),
      list: loadContent().training.map(({ photo, ...provider }) => ({
        ...provider,
        photo: photo === undefined ? undefined : picture(photo),
      })),
    },
    before: sectionOf(page, 'before-you-book'),
    groups: sectionOf(page, 'groups'),
  };
};
