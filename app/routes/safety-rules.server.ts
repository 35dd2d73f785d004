import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

export const loader = () => {
  const page = loadPage('safety-rules');
  const { bring, rules, site } = loadContent();
  const groups = rules.groups.map(({ id, title, rules: lines }) => ({
    id,
    title,
    rules: lines.map(({ es: _es, ...rule }) => rule),
  }));
  const sentences = groups.flatMap((group) => group.rules);
  return {
    top: topOf(page),
    actions: actionsOf(page, 'summary', 'bring', 'print', 'sheet', 'guide', 'juniors', 'call'),
    club: site.name,
    universal: {
      section: sectionOf(page, 'universal-rules'),
      rules: rules.universal.map(({ title, text }) => ({ title, text })),
    },
    numbers: sectionOf(page, 'numbers'),
    bring: {
      section: sectionOf(page, 'can-i-bring-it'),
      words: bring,
      rules: sentences.filter(({ allows, prohibits, asks }) => allows.length + prohibits.length + asks.length > 0),
    },
    document: { section: sectionOf(page, 'range-rules'), groups, original: rules.original },
    summary: { section: sectionOf(page, 'key-summary'), rules: rules.summary.map(({ text }) => text) },
    card: sectionOf(page, 'orange-safety-card'),
  };
};
