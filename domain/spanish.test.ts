import { describe, expect, test } from 'vitest';
import type { Sources } from './day-plan.ts';
import type { Week } from './hours.ts';
import { hoursWords } from './hours-words.ts';
import { spanish, spanishTime } from './spanish.ts';
import { statusAt } from './status.ts';
import { spanishStatus } from './status-words-es.ts';

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
      closedSentence: 'Cerrado de lunes a miércoles.',
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
    return spanishStatus(statusAt(now, { ...sources, ...more }), now);
  };
  const unread = { calendar: { checkedAt: null, complete: false, events: [] } };
  const snow = [{ id: 's', title: 'Closed: snow', from: '2026-11-20', to: '2026-11-20', text: 'Snow.' }];
  // November 20, 2026 is a Friday; the club's clock is eight hours behind.
  test.each([
    ['2026-11-20T18:00:00Z', {}, 'Abierto hoy hasta las 4:00 p.m. Regístrese antes de las 3:00 p.m.'],
    ['2026-11-20T22:30:00Z', {}, 'El registro termina en 30 minutos, a las 3:00 p.m. Abierto hasta las 4:00 p.m.'],
    ['2026-11-20T22:59:00Z', {}, 'El registro termina en 1 minuto, a las 3:00 p.m. Abierto hasta las 4:00 p.m.'],
    ['2026-11-20T23:30:00Z', {}, 'El registro de hoy ya terminó. Abre el sábado a las 9:00 a.m.'],
    ['2026-11-20T14:00:00Z', {}, 'Cerrado en este momento. Abre hoy a las 9:00 a.m.'],
    ['2026-11-23T20:00:00Z', {}, /^Hoy está cerrado\. Abre el viernes a las 9:00 a\.m\. El jueves/],
    ['2026-11-20T18:00:00Z', { closures: snow }, 'Hoy está cerrado. Abre el sábado a las 9:00 a.m.'],
    ['2026-11-26T20:00:00Z', {}, 'Hoy es día feriado, y algunos feriados cerramos. Llame antes.'],
    [
      '2026-11-20T18:00:00Z',
      unread,
      /^Según el horario, abierto hasta las 4:00 p\.m\. No pudimos comprobar si hay cierres/,
    ],
  ])('%s', (moment, more, said) => {
    if (typeof said === 'string') expect(at(moment, more)).toBe(said);
    else expect(at(moment, more)).toMatch(said);
  });
});
