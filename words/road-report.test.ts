import { expect, test } from 'vitest';
import { closure } from '#tests/fixtures/lane-closure.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import type { LaneClosure } from '#domain/lane-closures.ts';
import { textOf } from './phrase.ts';
import { roadClosure } from './road-report.ts';
import { words as es } from './es.ts';

const now = new Date('2026-10-10T17:00:00Z');
const blank = { name: '', note: '', near: '', county: '' };
const onSeventeen: Partial<LaneClosure> = {
  road: 'SR-17',
  direction: 'South',
  lanes: '2',
  until: Date.parse('2026-10-10T22:01:00Z'),
  begin: { ...blank, name: 'Bear Creek Road', near: 'Los Gatos', county: 'Santa Clara' },
  end: { ...blank, name: 'Lexington Dam', near: 'Los Gatos', county: 'Santa Clara' },
};
const words = (over: Partial<LaneClosure> = {}) => roadClosure(closure({ ...onSeventeen, ...over }), now);

test('a lane closure in one sentence', () => {
  expect(words()).toMatchObject({
    where: 'between Bear Creek Road and Lexington Dam, near Los Gatos',
    direction: 'southbound',
    lanes: 'one lane closed',
  });
});

const crew = { ...blank, name: 'Black Road', note: 'storm damage, local access only' };
const full = { direction: 'North / South', begin: crew, end: crew, until: null, work: 'Slide Repair', type: 'Full' };
const nothing = { direction: 'Not Reported', type: '', work: 'Not Reported', lanes: '', begin: blank, end: blank };

const cases: Readonly<Record<string, Partial<LaneClosure>>> = {
  'as it is': {},
  'full, with the words of the crew': full,
  'of which nothing is reported': { ...nothing, until: null },
  'of which only the county is': { begin: { ...blank, county: 'Santa Cruz' }, end: blank },
  'of which only the town is': { begin: { ...blank, near: 'Felton' }, end: blank },
  'at a junction': { begin: { ...blank, name: 'Jct Rte 9 (Right)' }, end: blank },
  'on a ramp': { facility: 'Off Ramp', type: 'Full', lanes: 'All' },
  'beside the road': { facility: 'Connector', type: 'Lane' },
  'that ends on another day': { until: Date.parse('2026-10-12T12:01:00Z') },
  'that is overdue': { until: Date.parse('2026-10-10T11:59:00Z') },
};

/** One of the cases or a property of the closure, and a part of each language's sentence. */
test.each(
  rowsOf(`
as it is | Highway 17, southbound: one lane closed between Bear Creek Road and Lexington Dam, near Los Gatos, for tree work, until 3:01 PM. | Carretera 17, hacia el sur: un carril cerrado entre Bear Creek Road y Lexington Dam, cerca de Los Gatos, por trabajos en árboles, hasta las 3:01 p.m.
full, with the words of the crew | Highway 17, both directions: road closed at Black Road, for slide repair, until further notice. Storm damage, local access only. | Carretera 17, en ambos sentidos: carretera cerrada en Black Road, por un deslave, hasta nuevo aviso. Storm damage, local access only.
of which nothing is reported | Highway 17: part of the road closed (the place is not reported), until further notice. | Carretera 17: parte de la carretera cerrada (no se informa el lugar), hasta nuevo aviso.
of which only the county is | in Santa Cruz County | en el condado de Santa Cruz
of which only the town is | one lane closed near Felton | un carril cerrado cerca de Felton
at a junction | at the Highway 9 junction | en el cruce con la carretera 9
on a ramp | off-ramp closed | cierre: rampa de salida
beside the road | work on the connector | obras: enlace
that ends on another day | until Monday, October 12, 5:01 AM. | hasta el lunes 12 de octubre a las 5:01 a.m.
that is overdue | planned until 4:59 AM and not yet reported finished. | previsto hasta las 4:59 a.m., y aún no se informa que terminó.
lanes: 1, 2, 3, 4, 5 | : 5 lanes closed between | 5 carriles cerrados
lanes: 2, LShoulder | : one lane and the left shoulder closed between | un carril y el acotamiento izquierdo cerrados
lanes: RShoulder | : the right shoulder closed between | el acotamiento derecho cerrado
lanes: Turn Pocket | : part of the road closed between | parte de la carretera cerrada
type: One-Way Traffic | : one-way traffic control between | paso alternado por un carril
type: Alternating Lanes | : lanes closed in turns between | carriles cerrados por turnos
type: Moving | : slow-moving work vehicles between | vehículos de obras lentos
work: Striping Operation | for striping work, | por
work: Slope Repair | for slope repair, | por trabajos en la ladera,
work: Street Light Service | for street light service, | por trabajos de servicios públicos,
work: Office Relocation | near Los Gatos, | cerca de Los Gatos, hasta las 3:01 p.m.
# A kind of work that has no Spanish name is left out.
work: Filming | for filming, | cerca de Los Gatos, hasta las 3:01 p.m.
`),
)('a closure %s is told in plain words', (what, said) => {
  const [english, spanish] = said.split(' | ');
  const told = words(cases[what] ?? Object.fromEntries([what.split(': ')]));
  expect(told.summary).toContain(english);
  expect(textOf(es.road(told))).toContain(spanish);
});

test('what the crew noted stays in its language, as the closure of an older server does', () => {
  expect(es.road(words(full))).toContainEqual({
    said: 'Storm damage, local access only.',
    language: 'en',
  });
  const { es: _es, ...older } = words();
  expect(es.road(older)).toEqual([{ said: older.summary.replace(/\.$/, ''), language: 'en' }, '.']);
});
