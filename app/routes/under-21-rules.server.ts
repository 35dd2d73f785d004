import { downloadNotice, isDraft, otherWays } from '#app/features/downloads/downloads.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('under-21-rules');
  const { answer, bands, matrix } = loadContent().ages;
  return {
    top: topOf({ ...page, lead: answer }),
    actions: actionsOf(page, 'download', 'options', 'form', 'contact', 'rules', 'print'),
    draft: isDraft(),
    notice: downloadNotice('page'),
    byAge: sectionOf(page, 'by-age'),
    matrix,
    ages: sectionOf(page, 'age-categories'),
    bands: bands.map(({ id, label, summary, house, law }) => ({ id, label, summary, house, law })),
    supervision: sectionOf(page, 'supervision-rules'),
    safety: sectionOf(page, 'safety-protocol'),
    documentation: sectionOf(page, 'documentation'),
    other: otherWays(),
    prohibited: sectionOf(page, 'prohibited-activities'),
    emergency: sectionOf(page, 'emergency-procedures'),
  };
};
