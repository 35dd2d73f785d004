import { expect, test } from 'vitest';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { otherDayNamed } from './calendar-other-days.ts';

/** A closure of Saturday, October 10. The range is open from Thursday to Sunday. */
const saturday = { from: '2026-10-10', to: '2026-10-10', nextOpenDay: '2026-10-11', endsAtHour: false };

test.each(
  rowsOf(`
2026-10-03 | Closed Oct 3
2026-10-11 | Closed Sunday; Closed tomorrow; Cerrado el domingo; Closed Sat & Sun; Closed two days: match;
  Closed: a two-day closure; Closed for 2 days for repairs; Cerrado por dos días
2026-10-12 | Closed the 12th for repairs; Closed 12th match; Closed 12th, annual match; Closed: 12th all day;
  Closed 12th half day; Closed October 12th annual match; Closed: 48 hours of maintenance
2026-10-14 | Closed: 5 days of repairs; Closed: 5-day repair of the berm; Closed: 5 days of snow removal;
  Cerrado: 5 días de reparaciones; Cerrado: obras de 5 días; Cerrado: fumigación de 5 días;
  Cerrado: reparaciones del techo de 5 días
2026-10-17 | Closed: eight days of repairs
2026-10-19 | Cerrado: diez días de obras
2026-10-21 | Closed for twelve days
2026-10-23 | Closed: two weeks of road work
2026-12-01 | Closed: December; Closed in December for repairs; Cierre: diciembre a enero
2026-12-05 | Closed: 5 December match
2027-03-01 | Closed: March and April
2027-07-04 | Closed for 4th of July
none | Closed Saturday; Closed: open again Sunday; Closed until Sunday; Cerrado hasta el domingo;
  Closed until further notice; Closed: road washed out since Friday; Closed, call Monday; Cerrado, llamen el lunes;
  Closed til Sunday; Closed: opening Sunday; Closed: reopens Sunday; Closed: re-opening Sunday; Closed: back Sunday;
  Closed: resuming Sunday; Closed: see you Sunday; Cerrado: abrimos el domingo; Cerrado: reabrimos el domingo;
  Cerrado: abiertos el domingo; Cerrado: otra vez el domingo; Cerrado: volvemos el domingo
# How long something else lasts, or has lasted.
none | Closed: two-day match; Closed for a 3 day class; Cerrado: competencia de dos días;
  Cerrado: torneo del club de 9 días; Closed: two weeks of rain washed out the road;
  Closed: ten days of rain flooded the bays; Closed: 5 days of heavy rain; Cerrado: 5 días de lluvia;
  Closed: 3 days without power; Closed: 5 days with no water; Cerrado: tres días sin luz
# Months and numbers that are no days.
none | Closed: January storm; Closed: the road may flood; Closed: March for Life; Cerrado: marzo lluvioso;
  Closed: 2 inches of snow; Closed: 3/4 mile of road is gone; Closed 12th annual match;
  Closed for the 12th annual match; Closed for the 2nd Amendment rally; Closed 40th anniversary;
  Closed: 1st responders’ training; Closed: the 1st responders’ class; Closed all 4th graders’ field trip;
  Closed for the 3rd Infantry; Cerrado por el 12 aniversario
`),
)('titles of a Saturday name %s: %s', (day, titles) => {
  const all = titles.split('; ');
  expect(all.map((title) => [title, otherDayNamed({ ...saturday, title }) ?? 'none'])).toEqual(
    all.map((title) => [title, day]),
  );
});

const sunday = { ...saturday, from: '2026-10-11', to: '2026-10-11', nextOpenDay: '2026-10-15' };
const untilSunday = { ...sunday, from: '2026-10-10' };
const untilNoon = { ...saturday, endsAtHour: true };
test.each([
  [sunday, '2026-10-17', 'Closed Saturday'],
  [untilSunday, '2026-10-18', 'Closed until Oct 18'],
  [untilSunday, undefined, 'Closed until Thursday; Closed this weekend; Closed Friday-Sunday'],
  [untilNoon, undefined, 'Closed 9-12; Closed until 12; Closed til 12'],
  [{ ...untilNoon, from: '2026-10-24', to: '2026-10-24' }, undefined, 'Cerrado hasta la 1; Cerrado hasta las 2'],
])('of %j, titles name %s: %s', (closure, day, titles) => {
  const all = titles.split('; ');
  expect(all.map((title) => [title, otherDayNamed({ ...closure, title })])).toEqual(all.map((title) => [title, day]));
});
