import { loadContent } from '#content/load.server.ts';

export const loader = () => {
  const { bring, rules, site } = loadContent();
  const groups = rules.groups.map(({ id, title, rules: lines }) => ({
    id,
    title,
    rules: lines.map(({ es: _es, ...rule }) => rule),
  }));
  const sentences = groups.flatMap((group) => group.rules);
  return {
    club: site.name,
    universal: rules.universal.map(({ title, text }) => ({ title, text })),
    bring: {
      words: bring,
      rules: sentences.filter(({ allows, prohibits, asks }) => allows.length + prohibits.length + asks.length > 0),
    },
    groups,
    original: rules.original,
    summary: rules.summary.map(({ text }) => text),
  };
};
