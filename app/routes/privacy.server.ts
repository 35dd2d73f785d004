import { actionsOf, revisedOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('privacy');
  const { preferencesTitle, privacySignal } = loadContent().notices.cookies;
  return {
    top: topOf(page),
    revised: revisedOf(page),
    text: { intro: page.intro, sections: page.sections },
    choice: { title: preferencesTitle, signal: privacySignal },
    actions: actionsOf(page, 'request'),
  };
};
