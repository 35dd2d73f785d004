import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import type { Sources } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';
import { statusAt } from './status.ts';
import { spanishWords } from './status-words-es.ts';
import { allDayEvent, closureOn, club, timedEvent, unreadCalendar } from '#tests/fixtures/club.ts';

const closed = (title: string) => ({ closures: [closureOn('2026-11-20', { title })] });
// November 20, 2026 is a Friday.
test.each<[string, Partial<Sources>, string]>([
  ['2026-11-20 10:00', {}, 'Abierto hoy hasta las 4:00 p.m. Regístrese a más tardar a las 3:00 p.m.'],
  ['2026-11-20 14:30', {}, 'El registro termina en 30 minutos, a las 3:00 p.m. Abierto hasta las 4:00 p.m.'],
  ['2026-11-20 15:30', {}, 'El registro de hoy ya terminó. Abre el sábado a las 9:00 a.m.'],
  ['2026-11-20 06:00', {}, 'Cerrado en este momento. Abre hoy a las 9:00 a.m.'],
  [
    '2026-11-23 12:00',
    {},
    'Hoy está cerrado. Abre el viernes a las 9:00 a.m. El jueves 26 de noviembre (Día de Acción de Gracias) quizá abramos; llame antes de venir.',
  ],
  ['2026-11-20 10:00', closed('Closed: snow'), 'Hoy está cerrado: nieve. Abre el sábado a las 9:00 a.m.'],
  [
    '2026-07-03 13:00',
    {},
    'Hoy es feriado del Día de la Independencia y es posible que esté cerrado. Llame antes de venir.',
  ],
  [
    '2026-11-20 10:00',
    { calendar: unreadCalendar },
    'Según el horario, abierto hasta las 4:00 p.m. No pudimos verificar si hay cierres. Llame antes de venir.',
  ],
])('the status at %s with %j', (reading, more, line) => {
  const now = rangeMoment(`${reading}:00`);
  expect(spanishWords.status(statusAt(now, { ...club, ...more }), now).line).toBe(line);
});

const day = '2026-11-26';
test.each<[AgendaEvent, string]>([
  [allDayEvent('Closed: snow', day), 'Cerrado el jueves 26 de noviembre: nieve'],
  [
    allDayEvent('Cerrado', day, '2026-11-27'),
    'Cerrado desde el jueves 26 de noviembre hasta el viernes 27 de noviembre',
  ],
  [
    timedEvent('Closed: snow', `${day} 10:00:00`, `${day} 13:00:00`),
    'Cerrado el jueves 26 de noviembre, de las 10:00 a.m. a la 1:00 p.m.: nieve',
  ],
  [
    allDayEvent('Fire', day, day, { closes: 'ask' }),
    'El jueves 26 de noviembre: Fire. Quizá esté cerrado: llame antes',
  ],
])('the closure %j', (event, line) => expect(spanishWords.closure(event, '2026-11-22')).toBe(line));
