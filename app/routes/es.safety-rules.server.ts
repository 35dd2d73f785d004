import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { listed } from '#content/markdown.server.ts';

export const loader = () => {
  const page = loadPage('es.safety-rules');
  const { rules } = loadContent();
  return {
    sections: [
      {
        ...sectionOf(page, 'universales'),
        parts: rules.universal.map(({ es }, index) => ({
          id: `universal-${index + 1}`,
          title: `${index + 1}. ${es.title}`,
          html: es.text,
        })),
      },
      {
        ...sectionOf(page, 'reglas'),
        parts: rules.groups.map((group) => ({
          id: group.id,
          title: group.es,
          html: listed(group.rules.map(({ es }) => es)),
        })),
      },
      { ...sectionOf(page, 'resumen'), html: listed(rules.summary.map(({ es }) => es)) },
      sectionOf(page, 'tarjeta'),
    ],
  };
};
