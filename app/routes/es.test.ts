/**
 * The Spanish pages say what the English ones do. Of the rules and of the house rules by age each word has its Spanish;
 * of the questions and answers, each word that bears a rule's meaning.
 * Over 200 lines: most of them are the two word lists.
 */
import { describe, expect, test } from 'vitest';
import { plainText } from '#content/html.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { renderInline } from '#content/markdown.server.ts';
import { loader } from './es.server.ts';

const { ages, faq, rules, figures, prices, site, youthForm } = loadContent();
const { lead = '', intro, sections } = loadPage('es');
const { lists } = loader();
const said = plainText([lead, intro, ...sections.map(({ html }) => html), ...Object.values(lists).flat()].join(' '));
/** What to bring of the form is a fact of its own, which the page says among the documents. */
const form = plainText(renderInline(youthForm.bring[youthForm.counselReview]));
const groupRules = rules.groups.flatMap((group) => group.rules);
const sentences = [
  ...rules.summary,
  ...ages.bands.map(({ label, house, es }) => ({ text: [label, ...house].join(' '), es })),
].map(({ text, es }) => ({ text: plainText(text).replaceAll(form, ''), es: plainText(es) }));
const ruleSentences = groupRules.map(({ text, es }) => ({ text: plainText(text), es: plainText(es) }));
const questions = faq
  .flatMap(({ items }) => items)
  .map(({ question, answer, es }) => ({
    text: `${question} ${plainText(answer)}`.replaceAll(form, ''),
    es: `${es.question} ${plainText(es.answer)}`,
  }));

/** What bears a rule's meaning, and what it is in Spanish. A new fact of the summary needs its word here. */
const glossary: Readonly<Record<string, RegExp>> = {
  'check in': /regístrese|registrarse/,
  first: /primer|orden de llegada|emergencias|llame antes/,
  release: /exención/,
  fee: /entrada/,
  quiz: /examen/,
  safety: /seguridad/,
  eye: /ojos/,
  ear: /oídos/,
  protection: /protección/,
  'firing line': /línea de tiro/,
  spectators: /espectadores/,
  'cease fire': /alto al fuego/i,
  warning: /aviso/,
  misfire: /cartucho falla/,
  wait: /espere/,
  larger: /mayor/,
  'full auto': /automáticas/,
  'binary triggers': /gatillos? binario/,
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
  load: /cargar|cargue/,
  loaded: /cargue/,
  paper: /papel/,
  targets: /blancos/,
  rifle: /rifle/,
  pistol: /pistola/,
  ranges: /campos|canchas|campo/,
  glass: /vidrio/,
  explosive: /explosivos/,
  'human silhouette': /silueta humana/,
  trap: /trap/,
  'at most': /como máximo/,
  shells: /cartuchos/,
  rounds: /cartuchos/,
  'shot sizes': /munición \(perdigón\) del/,
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
  parent: /padre/,
  guardian: /tutor/,
  signed: /firmad[oa]/,
  form: /formulario/,
  'written permission': /permiso por escrito/,
  'range master': /Range Master/,
  'final authority': /última palabra/,
  under: /menores de/i,
  older: /o más/,
  'at all times': /en todo momento/,
  'permission form': /formulario de permiso/,
  permission: /permiso/,
  present: /presente/,
  shooting: /dispara|tiro/,
  without: /sin/,
  'written parental consent': /consentimiento por escrito de su padre, madre o tutor/,
  coach: /«coach»/,
  'within arm’s reach': /al alcance del brazo/,
  handguns: /armas cortas/,
  'long guns': /armas largas/,
  adult: /adulto/,
  supervising: /supervis/,
  'supervising adult': /adulto que supervisa/,
  supervise: /supervisar/,
  'valid photo id': /identificación válida con foto/,
  buy: /c[oó]mpr/,
  'handgun ammunition': /municiones para armas cortas/,
  'junior day pass': /pase juvenil de un día/,
  juniors: /menores/,
  'enter free': /entran gratis/,
  'annual passholder': /pase anual/,
  may: /pued/,
  'first time': /primera visita/,
  complete: /complet/,
  orientation: /orientación/,
};
/** Words of the rules that are said in many ways elsewhere. */
const everyday: Readonly<Record<string, RegExp>> = {
  everyone: /todos/,
  checks: /registrarse/,
  'range office': /oficina/,
  shooter: /tirador/,
  shooters: /tirador|tiro/,
  visitors: /visitantes/,
  new: /nuevos/,
  bring: /traiga/,
  government: /oficial/,
  'photo id': /identificación.*foto/,
  arrive: /llegu/,
  early: /antes/,
  last: /último/,
  'check-in': /registro/,
  closes: /cierra|cerramos/,
  promptly: /en punto/,
  gun: /arma/,
  guns: /arma/,
  rentals: /alquil/,
  own: /suya|propi/,
  all: /tod/,
  rules: /reglas/,
  eject: /expulsar/,
  anyone: /cualquier/,
  refund: /reembolso/,
  rule: /regla/,
  'range safety officer': /oficial de seguridad/,
  calibers: /calibre/,
  allowed: /permit/,
  smaller: /menor/,
  rifles: /rifle/,
  shotguns: /escopeta/,
  fully: /totalmente/,
  automatic: /automáticas/,
  pellet: /diábolos/,
  bought: /compr/,
  used: /usarse/,
  'tin can': /latas/,
  members: /socios/,
  'no one': /menores|nadie/,
  area: /área/,
  areas: /área/,
  shoot: /dispar/,
  adults: /adulto/,
  coaching: /guiar/,
  more: /más/,
  smoke: /fumar/,
  practical: /práctica/,
  shareholder: /accionista/,
  range: /campo|canchas|Range Master|oficial de seguridad/,
  handgun: /armas cortas/,
};
/** What has no meaning of its own, or is a number's unit, which has its Spanish in figures.yaml. */
const small =
  /\b(the|of|in|and|or|a|an|with|from|to|too|no|not|on|near|every|before|you|means|except|away|sign|pay|pass|ages?|is|for|by|but|here|s|must be|are|your|than|about|site|their|pm|am|have|required|including|refers|at least|at|minutes?|mph|bmg|has|sizes?)\b|\d+|[^a-z]/g;
const allWords = { ...glossary, ...everyday };
const terms = Object.keys(allWords).toSorted((a, b) => b.length - a.length);
const holds = (text: string, term: string) => new RegExp(String.raw`\b${term}\b`, 'i').test(text);

const missingIn = ({ text, es }: (typeof sentences)[number], words = allWords) =>
  Object.entries(words)
    .filter(([term, spanish]) => holds(text, term) && !new RegExp(spanish, 'i').test(es))
    .map(([term]) => term);

test.each(questions)('$text is answered in Spanish', (question) => {
  expect(missingIn(question, glossary)).toEqual([]);
});

describe.each([...sentences, ...ruleSentences])('$text', ({ text, es }) => {
  test('is said whole in Spanish', () => {
    expect(missingIn({ text, es })).toEqual([]);
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
  expect(said).toContain('prevalecen las reglas en inglés');
  expect(said).toContain(plainText(youthForm.bring.es[youthForm.counselReview]).slice(0, 30));
  for (const { es } of sentences) expect(said).toContain(es);
});
