import { actionsOf, revisedOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('terms');
  return {
    top: topOf(page),
    revised: revisedOf(page),
    text: { intro: page.intro, sections: page.sections },
    actions: actionsOf(page, 'privacy', 'contact', 'faq'),
  };
};
