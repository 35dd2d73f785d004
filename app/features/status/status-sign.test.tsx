import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rangeMoment } from '#domain/range-time.ts';
import { calendarAt, club } from '#tests/fixtures/club.ts';
import { statusWords as english } from '#words/en-status.ts';
import { statusWords as spanish } from '#words/es-status.ts';
import { todayAt } from '#words/today-at.ts';
import StatusSign from './status-sign.tsx';

const now = rangeMoment('2026-10-10 13:00:00');
const read = { calendar: calendarAt('2026-10-10 10:42:00') };
const answered = { server: { givenAt: rangeMoment('2026-10-10 10:42:00'), sure: true, days: [], closures: [] } };

test.each([
  [english, read, 'Last checked 10:42 AM PDT.'],
  [spanish, read, 'Última verificación: 10:42 a.m.'],
  [english, answered, 'Last checked 10:42 AM PDT.'],
])('without a signal an open range says when it was checked', (words, sources, said) => {
  const today = todayAt(now, { ...club, ...sources }, words);
  const sign = (isLost: boolean) => renderToStaticMarkup(<StatusSign today={today} isBrief isLost={isLost} />);
  expect(sign(true)).toContain(`data-state="open"`);
  expect(sign(true)).toContain(said);
  expect(sign(false)).not.toContain(said);
});
