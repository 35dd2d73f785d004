import { downloadNotice, isDraft, isOwnForm, otherWays } from '#app/features/downloads/downloads.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('youth-form');
  const { youthForm } = loadContent();
  return {
    top: topOf(page),
    actions: actionsOf(page, 'download', 'contact', 'rules', 'text'),
    draft: isDraft(),
    notice: downloadNotice('page'),
    who: sectionOf(page, 'who-needs-it'),
    before: sectionOf(page, 'before-you-come'),
    form: isOwnForm()
      ? null
      : { title: youthForm.title, draft: isDraft() ? youthForm.draft : null, sections: youthForm.sections },
    other: otherWays(),
  };
};
