import ICAL from 'ical.js';
import { sync } from 'node-ical';
import { expect, test } from 'vitest';
import { startOfDay } from '#domain/range-time.ts';
import { calendarAt, club, timedEvent } from '#tests/fixtures/club.ts';
import { hoursFile } from './calendar-file.ts';

const about = { language: 'en-US' as const, name: 'Hours', host: 'range.example', stamp: startOfDay('2026-10-26') };
const text = hoursFile(about, '2026-10-26', {
  hours: {
    week: [
      { days: ['thursday', 'sunday'], opens: '09:00', closes: '16:00', lastCheckIn: '15:00' },
      { days: ['monday', 'tuesday', 'wednesday', 'friday', 'saturday'], closed: true },
    ],
    seasons: [],
    specialDays: [],
  },
  closures: [
    { id: 'a', title: 'Closed', from: '2026-11-05', to: '2026-11-05', text: 'a' },
    { id: 'b', title: 'Late opening', from: '2026-11-08', to: '2026-11-08', text: 'b', opens: '11:00' },
  ],
  holidays: {},
  publicRanges: [],
  calendar: null,
  closuresCalendar: null,
});

const eventsIn = (file: string) =>
  Object.values(sync.parseICS(file)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []));

test('two programs read every opening across the clock change, including days to ask about, without closures', () => {
  const byIcal = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { summary, startDate, endDate } = new ICAL.Event(one);
    return [summary, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()];
  });
  const told = byIcal.slice(0, 8).map(([title, ...times]) => [title, ...times.map((time) => time?.slice(5, 13))]);
  const usual = (...days: string[]) => days.map((day) => ['Usual range hours', ...day.split(' ')]);
  expect(told).toEqual([
    ...usual('10-29T16 10-29T23', '11-01T17 11-02T00'),
    ['Range hours: Late opening', '11-08T19', '11-09T00'],
    ...usual('11-12T17 11-13T00', '11-15T17 11-16T00', '11-19T17 11-20T00', '11-22T17 11-23T00'),
    ['Call first: Thanksgiving Day', '11-26T17', '11-27T00'],
  ]);
  expect(byIcal.length).toBeGreaterThan(100);
  const byNode = eventsIn(text).map(({ summary, start, end }) => [summary, start.toISOString(), end?.toISOString()]);
  expect(byNode).toEqual(byIcal);
});

test('no line has a parameter twice, which strict programs refuse', () => {
  const parameters = text.split('\r\n').map((line) => (line.split(':')[0] ?? '').split(';').slice(1));
  const names = parameters.map((all) => all.map((one) => one.split('=')[0]));
  expect(names.filter((all) => new Set(all).size < all.length)).toEqual([]);
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
});

test('a calendar closure of some hours leaves an entry on each side, and a closed range is named', () => {
  const snow = timedEvent('Closed: snow', '2026-11-21 11:00:00', '2026-11-21 13:00:00');
  const text = hoursFile(about, '2026-11-20', {
    ...club,
    calendar: calendarAt('2026-11-20 06:00:00', snow),
    closures: [{ id: 'trap', title: 'Trap', from: '2026-11-22', to: '2026-11-22', ranges: ['Trap range'] }],
  });
  const entries = eventsIn(text);
  const told = entries.slice(1, 4).map(({ summary, start, end }) => [summary, start.getUTCHours(), end?.getUTCHours()]);
  expect(told).toEqual([
    ['Range hours: snow', 17, 19],
    ['Range hours: snow', 21, 0],
    ['Usual range hours', 17, 0],
  ]);
  expect(entries[1]?.description).toContain('\nSnow.\n');
  expect(entries[3]?.description).toContain('Trap range closed.');
});

test('in Spanish the same openings have Spanish texts', () => {
  const times = { opens: '10:00', closes: '14:00', lastCheckIn: '13:00' };
  const youthDay = { date: '2026-11-28', ...times, name: 'Youth day', es: 'Día de la juventud' };
  const sources = {
    ...club,
    hours: { ...club.hours, specialDays: [youthDay] },
    closures: [{ id: 'late', title: 'Late opening', from: '2026-11-22', to: '2026-11-22', opens: '11:00' }],
  };
  const [english = [], spanish = []] = (['en-US', 'es'] as const).map((language) =>
    eventsIn(hoursFile({ ...about, language }, '2026-11-20', sources)),
  );
  const openingOf = ({ uid, start, end }: (typeof english)[number]) => ({ uid, start, end });
  expect(spanish.map(openingOf)).toEqual(english.map(openingOf));
  expect(spanish.slice(0, 6).map(({ summary }) => summary)).toEqual([
    'Horario normal del campo de tiro',
    'Horario normal del campo de tiro',
    'Horario del campo de tiro: Late opening',
    'Llame antes: Día de Acción de Gracias',
    'Horario normal del campo de tiro',
    'Día de la juventud: horario del campo de tiro',
  ]);
  expect(spanish[0]?.description).toBe(
    'Regístrese a más tardar a las 3:00 p.m.\nAntes de venir, vea si hoy está abierto.',
  );
});
