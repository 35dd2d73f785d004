/** The office hears of a calendar that can't be read, without a visitor, once for each outage. */
import path from 'node:path';
import { expect, it } from 'vitest';
import type { CalendarNews } from '#domain/day-plan.ts';
import { hourMs } from '#domain/durations.ts';
import { calendarMonitor } from '#server/inbox/calendar-notice.ts';
import { fileStore } from '#server/feeds/file-store.ts';
import { createLog } from '#server/http/log.ts';
import { friday, later, temporaryFolder } from './support.ts';

const log = createLog({ LOG_LEVEL: 'silent' });
const read = (at: Date): CalendarNews => ({ checkedAt: at.toISOString(), complete: true, events: [] });
const never: CalendarNews = { checkedAt: null, complete: false, events: [] };

/** A server whose calendar can be set, on one data folder over restarts. `look` says which mails a look has sent. */
function watched() {
  const records = fileStore(path.join(temporaryFolder(), 'cache'), log);
  const world = { calendar: never as CalendarNews | null, now: friday, takesMail: true };
  const sent: string[] = [];
  const open = () =>
    calendarMonitor({
      news: async () => world.calendar,
      records,
      mail: async ({ since }) => world.takesMail && sent.push(since) > 0,
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

it('once, twelve hours after it was last read, and again for the next outage', async () => {
  const { world, look, restart } = watched();
  world.calendar = read(friday);
  expect(await look(11.9)).toEqual([]);
  expect(await look(12)).toEqual(['June 5, 2026 at 11:00 AM']);
  expect(await look(13)).toEqual([]);
  restart();
  expect(await look(14)).toEqual([]);
  // What was read is forgotten after two weeks; it is the same outage.
  world.calendar = never;
  expect(await look(15 * 24)).toEqual([]);
  world.calendar = read(later(friday, 16 * 24 * hourMs));
  expect(await look(16 * 24)).toEqual([]);
  expect(await look(17 * 24)).toHaveLength(1);
});

it('twelve hours after the first look at one that was never read, over restarts', async () => {
  const { look, restart } = watched();
  expect(await look(0)).toEqual([]);
  restart();
  expect(await look(11)).toEqual([]);
  restart();
  expect(await look(12)).toHaveLength(1);
  restart();
  expect(await look(13)).toEqual([]);
});

it('as soon as a mail server takes it, and never where the club has no calendar', async () => {
  const { world, look } = watched();
  world.calendar = read(friday);
  world.takesMail = false;
  expect(await look(12)).toEqual([]);
  world.takesMail = true;
  expect(await look(12.2)).toHaveLength(1);
  world.calendar = null;
  expect(await look(100)).toEqual([]);
});
