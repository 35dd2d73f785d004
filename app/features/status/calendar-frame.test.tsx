import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShellWordsContext } from '#app/lib/shell-words.ts';
import { shellWords } from '#app/lib/shell-words.server.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { calendarAt, club, unreadCalendar } from '#tests/fixtures/club.ts';
import { words } from '#words/en.ts';
import { CalendarFrame } from './calendar-frame.tsx';
import { todayAt } from './today-at.ts';
import { TodayContext } from './today.tsx';

const frame = {
  title: 'Range calendar',
  provider: 'Google Calendar',
  src: 'https://calendar.google.com/calendar/embed',
  link: { label: 'Open in Google Calendar', to: 'https://calendar.google.com/' },
};
const note = 'US holidays only.';
const now = rangeMoment('2026-10-15 10:00:00');
const report = { givenAt: now, sure: true, days: [], closures: [] };

function shown(calendar: CalendarNews | null, server: typeof report | null, own: boolean): string {
  const today = todayAt(now, { ...club, calendar, server }, words);
  return renderToStaticMarkup(
    <ShellWordsContext value={shellWords('en-US')}>
      <TodayContext value={today}>
        <CalendarFrame frame={own ? frame : { ...frame, note }}>
          <p>What is coming</p>
        </CalendarFrame>
      </TodayContext>
    </ShellWordsContext>,
  );
}

test.each<[string, CalendarNews | null, typeof report | null, boolean, boolean]>([
  ['the server has no calendar', null, report, false, true],
  ['the server was not asked yet', unreadCalendar, null, false, true],
  ['the server has the club’s own', calendarAt('2026-10-15 09:00:00'), report, false, false],
  ['the server has it and can’t read it', unreadCalendar, report, false, false],
])('the frame of another calendar when %s', (_, calendar, server, own, isShown) => {
  const html = shown(calendar, server, own);
  expect(html.includes('data-frame')).toBe(isShown);
  expect(html.includes(note)).toBe(isShown);
  expect(html).toContain('What is coming');
});

test('the club’s own frame is shown in any case, without a note', () => {
  expect(shown(calendarAt('2026-10-15 09:00:00'), report, true)).toContain('data-frame');
});
