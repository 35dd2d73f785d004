import { expect, test } from 'vitest';
import { closure } from '#tests/fixtures/lane-closure.ts';
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
    summary:
      'Highway 17, southbound: one lane closed between Bear Creek Road and Lexington Dam, near Los Gatos, for tree work, until 3:01 PM.',
    where: 'between Bear Creek Road and Lexington Dam, near Los Gatos',
    direction: 'southbound',
    lanes: 'one lane closed',
  });
});

const crew = { ...blank, name: 'Black Road', note: 'storm damage, local access only' };
const full = { direction: 'North / South', begin: crew, end: crew, until: null, work: 'Slide Repair', type: 'Full' };
const nothing = { direction: 'Not Reported', type: '', work: 'Not Reported', lanes: '', begin: blank, end: blank };

test.each<[string, Partial<LaneClosure>, string]>([
  [
    'a full one, with the words of the crew',
    full,
    'Highway 17, both directions: road closed at Black Road, for slide repair, until further notice. Storm damage, local access only.',
  ],
  [
    'one of which nothing is reported',
    { ...nothing, until: null },
    'Highway 17: part of the road closed (the place is not reported), until further notice.',
  ],
  [
    'one of which only the county is',
    { begin: { ...blank, county: 'Santa Cruz' }, end: blank },
    'in Santa Cruz County',
  ],
  ['one on a ramp', { facility: 'Off Ramp', type: 'Full', lanes: 'All' }, 'off-ramp closed'],
  ['one beside the road', { facility: 'Connector', type: 'Lane' }, 'work on the connector'],
  ['one that ends on another day', { until: Date.parse('2026-10-12T12:01:00Z') }, 'until Monday, October 12, 5:01 AM.'],
  [
    'one that is overdue',
    { until: Date.parse('2026-10-10T11:59:00Z') },
    'planned until 4:59 AM and not yet reported finished.',
  ],
  ['one at a junction', { begin: { ...blank, name: 'Jct Rte 9 (Right)' }, end: blank }, 'at the Highway 9 junction'],
  ['one for striping', { work: 'Striping Operation' }, 'for striping work,'],
])('%s is told in plain words', (_, over, expected) => {
  expect(words(over).summary).toContain(expected);
});

test.each([
  [{ lanes: '1, 2, 3, 4, 5' }, '5 lanes closed'],
  [{ lanes: '2, LShoulder' }, 'one lane and the left shoulder closed'],
  [{ lanes: 'Turn Pocket' }, 'part of the road closed'],
  [{ type: 'One-Way Traffic' }, 'one-way traffic control'],
  [{ type: 'Alternating Lanes' }, 'lanes closed in turns'],
  [{ type: 'Moving' }, 'slow-moving work vehicles'],
])('%j is told as %j', (over, expected) => {
  expect(words(over).lanes).toBe(expected);
});

test.each<[Partial<LaneClosure>, string]>([
  [
    {},
    'Carretera 17, hacia el sur: un carril cerrado entre Bear Creek Road y Lexington Dam, cerca de Los Gatos, por trabajos en árboles, hasta las 3:01 p.m.',
  ],
  [
    full,
    'Carretera 17, en ambos sentidos: carretera cerrada en Black Road, por un deslave, hasta nuevo aviso. Storm damage, local access only.',
  ],
  [
    { ...nothing, until: null },
    'Carretera 17: parte de la carretera cerrada (no se informa el lugar), hasta nuevo aviso.',
  ],
  [{ begin: { ...blank, county: 'Santa Cruz' }, end: blank }, 'en el condado de Santa Cruz'],
  [{ begin: { ...blank, near: 'Felton' }, end: blank }, 'un carril cerrado cerca de Felton'],
  [{ begin: { ...blank, name: 'Jct Rte 9 (Right)' }, end: blank }, 'en el cruce con la carretera 9'],
  [{ facility: 'Off Ramp', type: 'Full', lanes: 'All' }, 'cierre: rampa de salida'],
  [{ facility: 'Connector', type: 'Lane' }, 'obras: enlace'],
  [{ lanes: '1, 2, 3, 4, 5' }, '5 carriles cerrados'],
  [{ lanes: '2, LShoulder' }, 'un carril y el acotamiento izquierdo cerrados'],
  [{ lanes: 'RShoulder' }, 'el acotamiento derecho cerrado'],
  [{ type: 'One-Way Traffic' }, 'paso alternado por un carril'],
  [{ type: 'Alternating Lanes' }, 'carriles cerrados por turnos'],
  [{ type: 'Moving' }, 'vehículos de obras lentos'],
  [{ until: Date.parse('2026-10-12T12:01:00Z') }, 'hasta el lunes 12 de octubre a las 5:01 a.m.'],
  [{ until: Date.parse('2026-10-10T11:59:00Z') }, 'previsto hasta las 4:59 a.m., y aún no se informa que terminó.'],
  [{ work: 'Slope Repair' }, 'por trabajos en la ladera,'],
  [{ work: 'Street Light Service' }, 'por trabajos de servicios públicos,'],
  [{ work: 'Office Relocation' }, 'cerca de Los Gatos, hasta las 3:01 p.m.'],
  // A kind of work that has no Spanish name is left out.
  [{ work: 'Filming' }, 'cerca de Los Gatos, hasta las 3:01 p.m.'],
])('%j has Spanish words', (over, expected) => {
  expect(textOf(es.road(words(over)))).toContain(expected);
});

test('what the crew noted stays in its language, as the closure of an older server does', () => {
  expect(es.road(words(full))).toContainEqual({
    said: 'Storm damage, local access only.',
    language: 'en',
  });
  const { es: _es, ...older } = words();
  expect(es.road(older)).toEqual([{ said: older.summary.replace(/\.$/, ''), language: 'en' }, '.']);
});
