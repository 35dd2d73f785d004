import { loadContent } from '#content/load.server.ts';

/** What the English pages say of ages and rules has its Spanish beside it. */
export const loader = () => {
  const { ages, rules } = loadContent();
  return { lists: { edades: ages.bands.map(({ es }) => es), reglas: rules.summary.map(({ es }) => es) } };
};
