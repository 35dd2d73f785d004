/** /es says every fact of the English key summary: each word of a rule has its Spanish beside it. */
import { describe, expect, test } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';

const { rules, figures, prices, site, youthForm } = loadContent();
const page = loadPage('es');
const said = plainText([page.lead ?? '', page.intro, ...page.sections.map(({ html }) => html)].join(' '));
const sentences = rules.summary.map(({ text, es }) => ({ text: plainText(text), es: plainText(es) }));

/** What bears a rule's meaning, and what it is in Spanish. A new fact of the summary needs its word here. */
const glossary: Readonly<Record<string, RegExp>> = {
  'check in': /regístrese/i,
  first: /primero/i,
  release: /exención/,
  fee: /entrada/,
  quiz: /examen/,
  safety: /seguridad/,
  eye: /ojos/,
  ear: /oídos/,
  protection: /protección/i,
  'firing line': /línea de tiro/,
  spectators: /espectadores/,
  'cease fire': /alto el fuego/i,
  warning: /aviso/,
  misfire: /no dispara/,
  wait: /espere/,
  larger: /mayor/,
  'full auto': /automáticas/,
  'binary triggers': /gatillos binarios/,
  'bb guns': /armas BB/,
  'armor-piercing': /perforantes/,
  steel: /acero/,
  core: /núcleo/,
  incendiary: /incendiarias/,
  tracer: /trazadoras/,
  ammunition: /municiones/,
  bullet: /bala/,
  case: /casquillo/,
  'not sure': /¿no está seguro/i,
  ask: /pregunte/i,
  load: /cargar/,
  loaded: /en el arma/,
  paper: /papel/,
  targets: /blancos/,
  rifle: /rifle/,
  pistol: /pistola/,
  ranges: /campos/i,
  glass: /vidrio/,
  explosive: /explosivos/,
  'human silhouette': /silueta humana/,
  trap: /trap/,
  'at most': /como máximo/,
  shells: /cartuchos/,
  rounds: /cartuchos/,
  'shot sizes': /perdigones de tamaño/,
  slugs: /balas sólidas/i,
  buckshot: /postas/,
  magnum: /magnum/,
  only: /solo/,
  alcohol: /alcohol/,
  cannabis: /cannabis/,
  holsters: /fundas/,
  'body armor': /chalecos antibalas/,
  'shooting from the hip': /disparar desde la cadera/,
  pets: /mascotas/,
  'service animals': /animales de servicio/,
  'speed limit': /límite de velocidad/i,
  smoking: /fumar/,
  feet: /pies/,
  'minimum age': /edad mínima/i,
  parent: /padre, madre/,
  guardian: /tutor/,
  signed: /firmado/,
  form: /formulario/,
  'written permission': /permiso por escrito/,
  'range master': /Range Master/,
  'final authority': /última palabra/,
};
/** What has no meaning of its own, or is a number's unit, which has its Spanish in figures.yaml. */
const small =
  /\b(the|of|in|and|or|a|an|with|from|to|too|no|not|on|near|every|before|you|means|except|away|sign|pay|pass|ages?|at least|minutes?|mph|bmg|has|sizes?)\b|\d+|[^a-z]/g;
const terms = Object.keys(glossary).toSorted((a, b) => b.length - a.length);
const holds = (text: string, term: string) => new RegExp(String.raw`\b${term}\b`, 'i').test(text);

describe.each(sentences)('$text', ({ text, es }) => {
  test('is said whole in Spanish', () => {
    const missing = terms.filter((term) => holds(text, term) && !glossary[term]?.test(es));
    expect(missing).toEqual([]);
  });
  test('has no word whose Spanish nobody knows', () => {
    const unknown = terms.reduce((rest, term) => rest.replaceAll(new RegExp(String.raw`\b${term}\b`, 'gi'), ' '), text);
    expect(unknown.toLowerCase().replaceAll(small, ' ').trim()).toBe('');
  });
});

test('every price, age and way to reach the range of a first visit stands on the page', () => {
  for (const { amount } of prices.prices) expect(said).toContain(`$${amount}`);
  for (const id of ['arrive-early', 'junior-ages', 'young-adult-ages', 'trap-round', 'annual-months', 'speed-limit'])
    expect(said, id).toContain(figures[id]?.es);
  for (const id of ['minimum-age', 'supervisor-age', 'long-gun-coach-age']) expect(said).toContain(figures[id]?.value);
  expect(said).toContain(site.phone);
  expect(said).toContain(site.payments.es);
  expect(said).toContain(site.address.street);
  expect(said).toContain('valen las reglas en inglés');
  expect(said).toContain(plainText(youthForm.bring.es[youthForm.counselReview]).slice(0, 30));
});
