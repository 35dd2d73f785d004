import { downloadNotice, isDraft, otherWays } from '#app/features/downloads/download-options.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('youth-form');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'download', 'contact', 'rules', 'text'),
    draft: isDraft(),
    notice: downloadNotice('page'),
    who: sectionOf(page, 'who-needs-it'),
    before: sectionOf(page, 'before-you-come'),
    other: otherWays(),
  };
};
