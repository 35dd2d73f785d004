import { expect, test } from 'vitest';
import { closedDays, daysMeant } from './calendar-title-days.ts';
import { type Day, endless } from './days.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';

const dayOf = (day: string) => (day === 'endless' ? endless : day);

test.each(
  rowsOf(`
2026-10-09 | ; today; Friday; Fridays; until noon; until dark; until Friday 4 PM; hasta las 2; through Oct 9;
  por la mañana; for 1 day; 10-12 AM; 9-4; 4-8; 11-13; 20-24; until 24; until 10:30; 9:00 to 14; Oct 2 storm;
  Aug 10 fire; : New Year party; 1/2 day; : spring cleaning; : fall leaves on the road; : Thanksgiving;
  : driven by snow
2026-10-10 | until Saturday; hasta el sábado; tomorrow; tmrw; hoy y mañana; 2 day closure; until 10; hasta el 10;
  the 10th
2026-10-11 | through Sunday; hasta el domingo; Sat & Sun; back on Sunday; this weekend; all week; 48 hours; Fri-Sun;
  toda la semana; rest of week; for 3 days; three days
2026-10-12 | 2026-10-09 to 2026-10-12; Oct. 9 to 12; October 9-12; 10/9-10/12; 9-12; reopens Monday; 9-12th
2026-10-14 | hasta el miércoles; until Oct 14; until October 14; hasta el 14 de octubre; 9 al 14 de octubre; 14/10
2026-10-15 | until Thursday; 1 week; 1 semana; for a week; until 10/15/2026; until 10/15/26
2026-10-18 | next week; la próxima semana; 10 días
2026-10-17 | until 17; hasta el 17
2026-10-13 | 10-13; hasta el martes
2026-10-22 | for 2 weeks; 2 semanas; dos semanas; for two weeks
2026-10-23 | until 23
2026-10-25 | 9-25
2026-10-29 | 27-29; del 27 al 29; until the 29th; 29 de octubre; from the 27th to the 29th
2026-10-31 | October; this month; rest of the month; en octubre; all October
2026-11-30 | November; noviembre; Oct & Nov; through November; until November 30
2026-12-31 | this year; rest of the year; December 2026; 31 de diciembre
2027-01-02 | until 1/2; until Jan 2; hasta el 2 de enero; until January 2, 2027
2027-05-31 | in May; May 2027; mayo
2027-08-09 | until August 9; until 2027-08-09
2028-10-15 | until 10/15/2028; until 10/15/28; until 2028-10-15; hasta el 15 de octubre de 2028; October 15 2028
endless | UFN; until further notice; hasta nuevo aviso; for several days; a couple of days at least until repaired;
  indefinitely; for the holidays; vacation; Xmas week; for Christmas break; por vacaciones; por las fiestas;
  definitivamente; permanantly; indef.; for ever; for the winter; all winter; for the season; por el invierno;
  until it melts; until spring; winter break; winter; permanently; forever; for now; pending inspection;
  until after Christmas; Oct 9 until further notice; a while
`),
)('entered on a Friday alone, a closure may hold until %s: %s', (last, texts) => {
  const all = texts.split('; ').map((text) => `Closed ${text}`);
  const meant = (title: string) => daysMeant(title, '2026-10-09', '2026-10-09').last;
  expect(all.map((title) => [title, meant(title)])).toEqual(all.map((title) => [title, dayOf(last)]));
});

test.each([
  ['Closed Thursday', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-10'],
  ['Closed through Wednesday', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-14'],
  ['Closed tomorrow', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-11'],
  ['Closed for 5 days', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-12'],
  ['Closed this weekend', '2026-10-11', '2026-10-11', '2026-10-11', '2026-10-11'],
  ['Closed October', '2026-10-09', '2026-10-09', '2026-10-01', '2026-10-31'],
  ['Closed 30-2', '2026-10-30', '2026-10-30', '2026-10-30', '2026-11-02'],
  ['Members only 9, 10', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-10'],
  ['Private event 9, 10, 11', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-11'],
  ['Reservado 9, 10 y 11', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-11'],
  ['Road work, closed 9,10', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-10'],
  ['No shooting 9, 10 AM', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-09'],
  ['Private event 9, 25 people', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-09'],
  ['Members only: 9, 10 lanes', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-09'],
  ['Members only 9 12', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-09'],
  ['Private event 9, 10 & 12pm', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-09'],
  ['Private event, bays 3, 4', '2026-10-09', '2026-10-09', '2026-10-09', '2026-10-09'],
  ['Closed Oct 6-12', '2026-10-09', '2026-10-09', '2026-10-06', '2026-10-12'],
  ['Closed December 30 to January 3', '2027-01-01', '2027-01-01', '2026-12-30', '2027-01-03'],
])('%j, entered from %s to %s, may hold from %s until %s', (title, from, to, first, last) => {
  expect(daysMeant(title, from, to)).toMatchObject({ first, last });
});

/** Titles of one day, Tuesday, as the club may enter them. No list can have all of them; the words are what counts. */
const goesOn = `Closed from Dec 1; Closed November and December; Closed starting today; Closed 12/1-6; Closed for fire season;
  Closed until the rains come; Cerrado a partir de hoy; Closed for the foreseeable future; Closed while the roof is repaired;
  Closed 2 wks; Closed this wk; Closed Dec 1, 5 and 6; Closed as of Dec 1; Closed effective immediately; Closed from now on;
  Closed from 12/1 on; Cerrado desde hoy; Closed long term; Closed a few wks; Closed wknd; Closed fortnight; Closed Tu-Su;
  Closed 12/1 thru 20; Closed xmas to NY; Closed up to Christmas; Closed before Christmas; Closed over the holidays;
  Closed nesting season; Closed deer season; Closed winter 2026-27; Closed as long as the snow lasts; Closed awaiting permit;
  Closed - no date for reopening; Closed, ETA unknown; Closed every day; Closed weekends; Closed Saturdays; Closed for vacation;
  Temporary closure; Range closed temporarily; Closed - reopening TBD; Closed, see you in spring; Closed til mid December;
  Closed: monsoon; Closed for the duration; Closed sine die; Cerrado por temporada de incendios; Cerrado unas semanas;
  Cerrado mientras dure la nieve; Cerrado los sábados; Cerrado por vacaciones; Closed for the holidays; Closed at least a week; Closed Q1; Closed Thanksgiving to New Year's`;
const endsThere = `RANGE CLOSED - Offsite Staff Event; Closed: Thanksgiving holiday; Closed - RSO sick; Closed to visitors;
  Closed for search and rescue; Closed - deer hunters (members); Closed for Mother's Day; Closed: evacuation;
  Closed; Range closed today; Closed for the day; Closed: snow and ice; Closed because of high winds; Closed at 1 PM;
  Closed for range maintenance; Work party - range closed; Closed for Thanksgiving; CLOSED - New Year's Day; Closed 9-12;
  Closed for private event; Closed - Garcia wedding; Closed to public - match; Closed for USPSA match setup; Closed: no power;
  Closed - staff training; Closed - no RSO; Closed: short staffed; Closed - PG&E work; Range closed - tree down on road;
  Closed: red flag warning; Closed for berm repair; Closed after 2pm for meeting; Closed this afternoon - funeral;
  Closed on Tuesday December 1; Closed 12/1/2026; Sorry, we are closed today; Closed - Boy Scouts; Closed per county order;
  Closed for Bob's memorial; Closed Nov 30 - Dec 1; Cerrado hoy; Cerrado por nieve; Cerrado: evento privado;
  Cerrado todo el día; Campo cerrado por incendio; Closed for the holiday; Closed. Happy holidays; We're closed; We're closed today;
  Estamos cerrados hoy; Closed tonight; Closed until noon; Closed for spring cleaning;
  RANGE CLOSED - Offsite Staff Event; Closed: team-building; Closed for a wedding;
  Closed: day after Thanksgiving; Closed the day before Christmas; Closed for the rest of the day; Cerrado el resto del día`;

test.each([
  ['may go on after its event', goesOn, true],
  ['ends with its event', endsThere, false],
])('a closure %s', (_, titles, expected) => {
  const later = titles.split(/;\s+/).map((title) => [title, closedDays(title, '2026-12-01', '2026-12-01').last]);
  expect(later.filter(([, last = '']) => last > '2026-12-01' !== expected)).toEqual([]);
});

test('a title with unknown words is asked about for a week, or until the end that it states', () => {
  const [first, last] = ['2026-12-01', '2026-12-01'];
  const meant = (title: string) => closedDays(title, first, last);
  expect(meant('Closed: gizmo')).toEqual({ first, last: '2026-12-08', isStated: false });
  expect(meant('Closed until Sunday: gizmo')).toEqual({ first, last: '2026-12-06', isStated: true });
  expect(meant('Closed 12/1, 12/3 & 20 gizmo')).toEqual({ first, last: '2026-12-20', isStated: true });
  expect(meant('Closed 12/1, 12/3, 20 gizmo')).toEqual({ first, last: '2026-12-08', isStated: false });
  expect(meant('Closed until 12/20, 22 gizmo')).toEqual({ first, last: '2026-12-20', isStated: false });
  expect(meant('Closed from Dec 1 to 6')).toEqual({ first, last: '2026-12-06', isStated: true });
  expect(meant('Closed from gizmo')).toEqual({ first, last: endless, isStated: false });
  expect(meant('Closed until further notice')).toEqual({ first, last: endless, isStated: false });
  expect(meant('Closed')).toEqual({ first, last, isStated: true });
});

test.each(
  rowsOf(`
endless | Closed awhile; Closed sine die; Closed eternally; Range closed ad infinitum; CLOSED AWHILE;
  Closed for the duration; Closed for the interim - Bob; Closed: see you in spring; Cerrado por el momento;
  Closed for the time being; Closed indefinately; Closed for some time; Closed for a bit; Closed for the present;
  Cerrado por tiempo ilimitado
2027-12-31 | Closed 2027; Closed in 2027; Closed for 2027; Cerrado en 2027 - obras
2026-12-08 | Closed in 2025: repairs; Closed for 2025
2026-12-01 | Closed: 2027 state match; Closed for 2027 match setup; Closed 12/1/2026
2026-12-31 | Closed for the remainder of 2026; Closed rest of 2026; Closed, back at the end of 2026
2026-12-08 | Closed Hendersons; Closed for the Hendersons; Closed: gizmo; Closed gizmo; Closed (gizmo)
2026-12-01 | Closed for the state match; Closed Garcia wedding; Closed snow; Closed AM
`),
)('only what says a length of time, and not an unknown name or reason, has no end of its own: %s', (last, all) => {
  const those = all.split('; ');
  const read = (title: string) => closedDays(title, '2026-12-01', '2026-12-01').last;
  expect(those.map((title) => [title, read(title)])).toEqual(those.map((title) => [title, dayOf(last)]));
});

test('numbers in reverse are days of the next month only if the first can be a day and no hour', () => {
  const read = (title: string, day: Day) => closedDays(title, day, day);
  const asked = (first: Day, last: Day) => ({ first, last, isStated: false });
  expect(read('Opens 10-9', '2026-10-09')).toEqual(asked('2026-10-09', '2026-10-16'));
  expect(read('Open 5-4', '2026-12-04')).toEqual(asked('2026-12-04', '2026-12-11'));
  expect(read('Open 9-9', '2026-10-09')).toEqual(asked('2026-10-09', '2026-10-16'));
  expect(read('Open 24-23', '2026-10-23')).toEqual(asked('2026-10-23', '2026-10-30'));
  expect(read('Open 32-2', '2026-10-30')).toEqual(asked('2026-10-30', '2026-11-06'));
  expect(read('Open 25-2', '2026-10-30')).toEqual({ first: '2026-10-30', last: '2026-11-02', isStated: true });
  expect(read('Open 31-2', '2026-10-30')).toEqual({ first: '2026-10-30', last: '2026-11-02', isStated: true });
});

test('a title of words that two patterns of one list know costs no time', () => {
  const started = performance.now();
  for (const word of ['la', 'el', 'at', 'until', 'de', 'as of', 'a partir'])
    closedDays(`Closed ${`${word}  `.repeat(70)}x`, '2026-10-09', '2026-10-09');
  expect(performance.now() - started).toBeLessThan(2_000);
});
