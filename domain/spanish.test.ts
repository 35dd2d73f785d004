import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import type { Sources } from './day-plan.ts';
import type { Week } from './hours.ts';
import { hoursWords } from './hours-words.ts';
import { spanish, spanishTime } from './spanish.ts';
import { statusAt } from './status.ts';
import { spanishWords } from './status-words-es.ts';

const times = { opens: '09:00', closes: '16:00', lastCheckIn: '15:00' };
const week: Week = [
  { days: ['thursday', 'friday', 'saturday', 'sunday'], ...times },
  { days: ['monday', 'tuesday', 'wednesday'], closed: true },
];
const say = (some: Week) => hoursWords({ week: some, seasons: [] }, '2026-11-22', spanish);

test('times are said as in the United States', () => {
  expect([spanishTime('09:00'), spanishTime('12:30'), spanishTime('16:00')]).toEqual([
    '9:00 a.m.',
    '12:30 p.m.',
    '4:00 p.m.',
  ]);
});

describe('the hours', () => {
  test('of the ordinary week', () => {
    expect(say(week)).toMatchObject({
      sentence: 'de jueves a domingo, de 9:00 a.m. a 4:00 p.m.',
      closed: 'Cerrado de lunes a miércoles.',
      lastCheckIn: '3:00 p.m.',
    });
  });
  test('that differ from day to day', () => {
    const late = { ...times, closes: '18:00', lastCheckIn: '17:00' };
    const words = say([
      { days: ['thursday'], ...late },
      { days: ['saturday', 'sunday'], ...times },
    ]);
    expect(words.sentence).toBe('jueves, de 9:00 a.m. a 6:00 p.m.; sábado y domingo, de 9:00 a.m. a 4:00 p.m.');
    expect(words.lastCheckIn).toBe('5:00 p.m. (jueves) y 3:00 p.m. (sábado y domingo)');
  });
  test('of a season', () => {
    const season = {
      id: 's',
      title: 'Summer',
      from: '2027-06-01',
      to: '2027-08-31',
      week: [{ days: ['sunday'] as const, ...times }],
    };
    const words = hoursWords({ week, seasons: [season] }, '2027-05-22', spanish);
    expect(words.days).toBe('de jueves a domingo (del 1 de junio de 2027 al 31 de agosto de 2027: domingo)');
  });
});

describe('the status', () => {
  const sources: Sources = { hours: { week, seasons: [] }, closures: [], holidays: {}, calendar: null };
  const at = (moment: string, more: Partial<Sources> = {}) => {
    const now = new Date(moment);
    return spanishWords.status(statusAt(now, { ...sources, ...more }), now).line;
  };
  const unread = { calendar: { checkedAt: null, complete: false, events: [] } };
  const snow = [{ id: 's', title: 'Closed: snow', from: '2026-11-20', to: '2026-11-20', text: 'Snow.' }];
  const films = snow.map((one) => ({ ...one, title: 'Closed: film crew' }));
  // November 20, 2026 is a Friday; the club's clock is eight hours behind.
  test.each([
    ['2026-11-20T18:00:00Z', {}, 'Abierto hoy hasta las 4:00 p.m. Regístrese a más tardar a las 3:00 p.m.'],
    ['2026-11-20T22:30:00Z', {}, 'El registro termina en 30 minutos, a las 3:00 p.m. Abierto hasta las 4:00 p.m.'],
    ['2026-11-20T22:59:00Z', {}, 'El registro termina en 1 minuto, a las 3:00 p.m. Abierto hasta las 4:00 p.m.'],
    ['2026-11-20T23:30:00Z', {}, 'El registro de hoy ya terminó. Abre el sábado a las 9:00 a.m.'],
    ['2026-11-20T14:00:00Z', {}, 'Cerrado en este momento. Abre hoy a las 9:00 a.m.'],
    [
      '2026-11-23T20:00:00Z',
      {},
      'Hoy está cerrado. Abre el viernes a las 9:00 a.m. El jueves 26 de noviembre (Día de Acción de Gracias) quizá abramos; llame antes de venir.',
    ],
    ['2026-11-20T18:00:00Z', { closures: snow }, 'Hoy está cerrado: nieve. Abre el sábado a las 9:00 a.m.'],
    [
      '2026-11-26T20:00:00Z',
      {},
      'Hoy es Día de Acción de Gracias y es posible que esté cerrado. Llame antes de venir.',
    ],
    ['2026-11-20T18:00:00Z', { closures: films }, 'Hoy está cerrado: film crew. Abre el sábado a las 9:00 a.m.'],
    ['2026-07-03T20:00:00Z', {}, /^Hoy es feriado del Día de la Independencia y es posible/],
    [
      '2026-11-20T18:00:00Z',
      unread,
      /^Según el horario, abierto hasta las 4:00 p\.m\. No pudimos verificar si hay cierres/,
    ],
  ])('%s', (moment, more, said) => {
    if (typeof said === 'string') expect(at(moment, more)).toBe(said);
    else expect(at(moment, more)).toMatch(said);
  });
});

describe('a closure', () => {
  const event = { id: 'e', title: 'Closed: snow', start: '2026-11-26T08:00:00Z', end: '2026-11-27T08:00:00Z' };
  test.each([
    [{ allDay: true, closes: 'yes' }, 'Cerrado el jueves 26 de noviembre: nieve'],
    [
      { allDay: true, closes: 'yes', title: 'Cerrado', lastDate: '2026-11-27' },
      'Cerrado desde el jueves 26 de noviembre hasta el viernes 27 de noviembre',
    ],
    [
      { allDay: false, closes: 'yes', start: '2026-11-26T18:00:00Z', end: '2026-11-26T21:00:00Z' },
      'Cerrado el jueves 26 de noviembre, de las 10:00 a.m. a la 1:00 p.m.: nieve',
    ],
    [
      { allDay: true, closes: 'ask', title: 'Fire' },
      'El jueves 26 de noviembre: Fire. Quizá esté cerrado: llame antes',
    ],
  ] as const)('%j', (more, line) => {
    expect(spanishWords.closure({ ...event, ...more } as AgendaEvent, '2026-11-22')).toBe(line);
  });
});
