/** The office is notified of an unreadable calendar, without any visitor, once per outage. */
import path from 'node:path';
import { expect, it } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import { withDoubts } from '#domain/calendar-doubts.ts';
import { type CalendarNews, unreadCalendar } from '#domain/day-plan.ts';
import { hourMs } from '#domain/durations.ts';
import { statusAt } from '#domain/status.ts';
import { askStillClosed, calendarMonitor } from '#server/inbox/calendar-notice.ts';
import { fileStore } from '#server/feeds/file-store.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { allDayEvent, calendarAt, club, timedEvent } from '#tests/fixtures/club.ts';
import { createLog } from '#server/http/log.ts';
import { friday, later } from './submissions.ts';
import { temporaryFolder } from './support.ts';

const log = createLog({ LOG_LEVEL: 'silent' });
const read = (at: Date): CalendarNews => ({ checkedAt: at.toISOString(), complete: true, events: [] });

/**
 * A server whose calendar can be set, on one data folder across restarts. `look` returns the mails that a check sends.
 */
function watched() {
  const records = fileStore(path.join(temporaryFolder(), 'cache'), log);
  const world = { calendar: unreadCalendar as CalendarNews | null, now: friday, takesMail: true };
  const sent: string[] = [];
  const open = () =>
    calendarMonitor({
      news: async () => world.calendar,
      records,
      mail: async (_, { since = '', asksFrom = '' }) => world.takesMail && sent.push(`${since} – ${asksFrom}`) > 0,
      log,
      now: () => world.now,
    });
  let round = open();
  return {
    world,
    restart: () => void (round = open()),
    look: async (hours: number) => {
      world.now = later(friday, hours * hourMs);
      await round();
      return sent.splice(0);
    },
  };
}

it('is sent once, three hours after the last reading, and again for the next outage', async () => {
  const { world, look, restart } = watched();
  world.calendar = read(friday);
  expect(await look(2.9)).toEqual([]);
  expect(await look(3)).toEqual(['June 5, 2026 at 11:00 AM – June 5, 2026 at 5:00 PM']);
  const sources = { ...club, calendar: world.calendar };
  const isSure = (reading: string) => statusAt(rangeMoment(`2026-06-05 ${reading}`), sources).sure;
  expect([isSure('16:59:00'), isSure('17:01:00')]).toEqual([true, false]);
  expect(await look(4)).toEqual([]);
  restart();
  expect(await look(5)).toEqual([]);
  // A reading is forgotten after two weeks, but the outage is the same.
  world.calendar = unreadCalendar;
  expect(await look(15 * 24)).toEqual([]);
  world.calendar = read(later(friday, 16 * 24 * hourMs));
  expect(await look(16 * 24)).toEqual([]);
  expect(await look(17 * 24)).toHaveLength(1);
});

it('is sent three hours after the first attempt if it was never read, across restarts', async () => {
  const { look, restart } = watched();
  expect(await look(0)).toEqual([]);
  restart();
  expect(await look(2)).toEqual([]);
  restart();
  // From the first attempt on, nothing is surely open.
  expect(await look(3)).toEqual(['June 5, 2026 at 11:00 AM – June 5, 2026 at 11:00 AM']);
  restart();
  expect(await look(4)).toEqual([]);
});

it('is sent once a mail server accepts it, and never if the club has no calendar', async () => {
  const { world, look } = watched();
  world.calendar = read(friday);
  world.takesMail = false;
  expect(await look(3)).toEqual([]);
  world.takesMail = true;
  expect(await look(3.2)).toHaveLength(1);
  world.calendar = null;
  expect(await look(100)).toEqual([]);
});

it('asks on Monday, once a week, about closures without an end whose days are past', async () => {
  const records = fileStore(path.join(temporaryFolder(), 'cache'), log);
  const doubtAfter = (title: string, last = '2026-06-04') =>
    [...withDoubts(allDayEvent(title, '2026-06-03', last), false)].slice(1);
  const doubt = doubtAfter('Closed until further notice');
  const sent: string[] = [];
  const look = async (reading: string, ...events: AgendaEvent[]) => {
    await askStillClosed({
      sources: async () => ({ ...club, calendar: calendarAt(reading, ...events) }),
      records,
      mail: async (template, { closures = '' }, id) => sent.push(`${template} ${id}: ${closures}`) > 0,
      now: () => rangeMoment(reading),
    });
    return sent.splice(0);
  };
  const [monday, next] = ['2026-06-08', '2026-06-15'];
  expect(await look(`${monday} 06:59:00`, ...doubt)).toEqual([]);
  const hour = timedEvent('Closed gizmo', `${monday} 09:00:00`, `${monday} 10:00:00`);
  const others = [
    // The doubt of an event that has not begun.
    ...[...withDoubts({ ...hour, closes: 'yes' }, false)].slice(1),
    ...doubtAfter('Closed until June 20'),
    ...doubtAfter('Closed through June'),
    ...doubtAfter('Closed: gizmo', monday),
  ];
  expect(await look(`${monday} 07:00:00`, allDayEvent('Closed: snow', monday), ...others)).toEqual([]);
  const asked = 'still-closed-notice still-closed-2026-06-08: Closed until further notice (until Thursday, June 4)';
  expect(await look(`${monday} 07:00:00`, ...doubt)).toEqual([asked]);
  expect(await look('2026-06-14 20:00:00', ...doubt)).toEqual([]);
  expect(await look(`${next} 07:00:00`, ...doubt)).toEqual([asked.replace(monday, next)]);
  // Closures with unknown words are doubtful for a week, which has one Monday.
  expect(await look('2026-06-22 07:00:00', ...doubtAfter('Closed: gizmo', '2026-06-14'))).toEqual([]);
  expect(await look('2026-06-22 07:00:00', ...doubtAfter('Closed: gizmo', '2026-06-15'))).toEqual([
    'still-closed-notice still-closed-2026-06-22: Closed: gizmo (until Monday, June 15; visitors are asked to call until Monday, June 22)',
  ]);
});
