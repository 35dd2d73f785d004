import { expect, test } from 'vitest';
import { daysMeant } from './calendar-title-days.ts';
import { endless } from './days.ts';

test.each([
  ['2026-10-09', ', today, Friday, Fridays, until noon, until dark, until Friday 4 PM, hasta las 2, through Oct 9'],
  ['2026-10-09', 'por la mañana, for 1 day, 10-12 AM, 9-4, until 10:30, Oct 2 storm, : New Year party, 1/2 day'],
  ['2026-10-09', ': spring cleaning, : fall leaves on the road, : Thanksgiving, : driven by snow'],
  ['2026-10-10', 'tomorrow, tmrw, hoy y mañana, 2 day closure, until 10, hasta el 10, the 10th'],
  [
    '2026-10-11',
    'through Sunday, hasta el domingo, Sat & Sun, back on Sunday, this weekend, all week, 48 hours, Fri-Sun',
  ],
  ['2026-10-11', 'toda la semana, rest of week, for 3 days, three days'],
  ['2026-10-12', '2026-10-09 to 2026-10-12, Oct. 9 to 12, October 9-12, 10/9-10/12, 9-12, reopens Monday, 9-12th'],
  [
    '2026-10-14',
    'hasta el miércoles, until Oct 14, until October 14, hasta el 14 de octubre, 9 al 14 de octubre, 14/10',
  ],
  ['2026-10-15', 'until Thursday, 1 week, 1 semana, for a week, until 10/15/2026, until 10/15/26'],
  ['2026-10-18', 'next week, la próxima semana, 10 días'],
  ['2026-10-22', 'for 2 weeks, 2 semanas, dos semanas, for two weeks'],
  ['2026-10-29', '27-29, del 27 al 29, until the 29th, 29 de octubre, from the 27th to the 29th'],
  ['2026-10-31', 'October, this month, rest of the month, en octubre, all October'],
  ['2026-11-30', 'November, noviembre, Oct & Nov, through November, until November 30'],
  ['2026-12-31', 'this year, rest of the year, December 2026, 31 de diciembre'],
  ['2027-01-02', 'until 1/2, until Jan 2, hasta el 2 de enero, until January 2, 2027'],
  ['2027-05-31', 'in May, May 2027, mayo'],
  ['2027-08-07', 'until August 7, until 2027-08-07'],
  [
    endless,
    'UFN, until further notice, hasta nuevo aviso, for several days, a couple of days at least until repaired, indefinitely',
  ],
  [
    endless,
    'for the winter, all winter, for the season, por el invierno, until it melts, until spring, winter break, winter',
  ],
  [
    endless,
    'permanently, forever, for now, pending inspection, until after Christmas, Oct 9 until further notice, a while',
  ],
])('entered on a Friday alone, a closure may hold until %s: %s', (last, texts) => {
  const all = texts.split(/, (?!2027|2026)/).map((text) => `Closed ${text}`);
  const meant = (title: string) => daysMeant(title, '2026-10-09', '2026-10-09').last;
  expect(all.map((title) => [title, meant(title)])).toEqual(all.map((title) => [title, last]));
});

test.each([
  ['Closed Thursday', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-10'],
  ['Closed through Wednesday', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-14'],
  ['Closed tomorrow', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-11'],
  ['Closed for 5 days', '2026-10-08', '2026-10-10', '2026-10-08', '2026-10-12'],
  ['Closed this weekend', '2026-10-11', '2026-10-11', '2026-10-11', '2026-10-11'],
  ['Closed Oct 6-12', '2026-10-09', '2026-10-09', '2026-10-06', '2026-10-12'],
  ['Closed December 30 to January 3', '2027-01-01', '2027-01-01', '2026-12-30', '2027-01-03'],
])('%j, entered from %s to %s, may hold from %s until %s', (title, from, to, first, last) => {
  expect(daysMeant(title, from, to)).toEqual({ first, last });
});
