/** Times as people write them. What they mean for a day is in calendar-titles.test.ts. */
import { expect, test } from 'vitest';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { plainTimes, readHours, timesNamed } from './calendar-title-times.ts';

test.each(
  rowsOf(`
2pm | 2 p.m., 2 p. m., 2 pm, 2p, two pm, 2 in the afternoon, 2 de la tarde, two o'clock pm, 2 o'clock pm
9am | 9 a.m, 9 in the morning, 9 de la manana, nine de la manana, 9 de la madrugada
12pm | noon, 12 noon, midday, mediodia, el mediodia
12am | midnight, 12 midnight, medianoche
at 2 | at two, at 2 o'clock, at 2oclock, at 2 oclock
at 14:00 | at 14 h, at 14h, at 14 hrs, at 14 horas, at 14.00, at 14h00, at 1400h, at 1400 hrs, at 14:00h,
  at 14:00 horas
at 20:30 | at 2030h, at 2030 hr, at 20:30 h
at 9:30 | at 9:30 hr, at 9:30h, at 9h30, at 9 y media
a la 13:00 | a la 13 h
a las 12:15 | a las 12 y cuarto
a's | a's
330 hours | 330 hours
`),
)('%s: %s', (expected, texts) => {
  expect(texts.split(', ').map(plainTimes)).toEqual(texts.split(', ').map(() => expected));
});

test('the readings of each time that a title names', () => {
  const [ten, two] = [
    ['10:00', '10:00', '22:00'],
    ['02:00', '02:00', '14:00'],
  ];
  expect(timesNamed('closed 10-2, match at 10')).toEqual([ten, two, ten]);
  expect(timesNamed('11am, 9:15 pm, 12 am, noon')).toEqual([['11:00'], ['21:15'], ['00:00'], ['12:00']]);
  expect(timesNamed('1330')).toEqual([['13:30', '01:30', '13:30']]);
  expect(timesNamed('9:45, .308 and 2026')).toEqual([['09:45', '09:45', '21:45']]);
});

test.each([
  ['closes at 23:59', { closes: '23:59' }],
  ['closes at 23', { closes: '23:00' }],
  ['# open at 11', { opens: '11:00' }],
  ['# open 10-14', { opens: '10:00', closes: '14:00' }],
  ['open 10:30 to 1:30 pm', { opens: '10:30', closes: '13:30' }],
  ['open 9-4. closes at 1', undefined],
  ['trap abre at 10', undefined],
  ['open 10-25', undefined],
  ['open 25-11am', undefined],
])('%s', (text, hours) => {
  const reading = readHours(text);
  expect(reading.hours).toEqual(hours);
  expect(reading.isDoubtful).toBe(hours === undefined);
});
