/**
 * Every event of events.ts happens to the real server, and each row of moments.ts is compared with every place.
 * `CLUB_YEAR_UNTIL=2027-02-01` replays the weeks before that day only, in a minute instead of eight.
 */
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { actions } from './actions.ts';
import { leftOver, traces } from './audit.ts';
import { dayOf, momentOf, readingOf } from './clock.ts';
import { digests, events } from './events.ts';
import { moments } from './moments.ts';
import { columns, look, type Said } from './places.tsx';
import { createWorld, type World } from './world.ts';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

/** "bea, cal: Closed; office: New message" as "bea: Closed", "cal: Closed", "office: New message". */
const owedBy = (text: string) =>
  text.split('; ').flatMap((one) => {
    const [who = '', ...subject] = one.split(': ');
    return one === '' ? [] : who.split(', ').map((name) => `${name}: ${subject.join(': ')}`);
  });

type Hop = { at: Date; event?: { words: string[]; owed: string[] }; expected?: Said };

function eventHops(): Hop[] {
  const digest = 'office: Open requests and messages';
  const written = rowsOf(events).map(([when = '', what = '', owed = '']) => ({ when, what, owed }));
  const mornings = Array.from(
    { length: 365 },
    (_, index) => `${dayOf(new Date(Date.UTC(2027, 0, 1 + index, 20)))} 07:05`,
  )
    .map((when) => when.slice(5))
    .filter((when) => !written.some((event) => event.when === when))
    .map((when) => ({ when, what: 'morning', owed: digests.includes(when.slice(0, 5)) ? digest : '' }));
  return [...written, ...mornings].map(({ when, what, owed }) => ({
    at: momentOf(when),
    event: { words: what.split(' '), owed: owedBy(owed) },
  }));
}

function momentHops(): Hop[] {
  let [day, said] = ['', [] as string[]];
  const each = rowsOf(moments).flatMap(([times = '', ...cells]) => times.split(', ').map((when) => ({ when, cells })));
  return each.map(({ when: time, cells }) => {
    const when = /^\d\d:/.test(time) ? `${day} ${time}` : time;
    [day = ''] = when.split(' ');
    said = columns.map((_, index) => (cells[index] ?? '~').replace(/^~$/, said[index] ?? ''));
    const expected = Object.fromEntries(columns.map((column, index) => [column, said[index]])) as Said;
    return { at: momentOf(when), expected };
  });
}

/** The mails since the last look, without references: "bea: Your address is confirmed". */
function mailsSince({ mail }: World, seen: number): string[] {
  return mail.received.slice(seen).flatMap(({ to, headers }) =>
    to.map((address) => {
      const who = /^(?:quokka-)?(\w+)@/.exec(address)?.[1] ?? address;
      return `${who}: ${(headers['subject'] ?? '').replace(/ (?:PR|CM|SU)-\d{6}/, '')}`;
    }),
  );
}

/** In how many minutes the server must have read a calendar that has changed, and one that is there again. */
const minutesToRead: Readonly<Record<string, number>> = { phone: 5, closures: 5, calendar: 11 };

test('a club year', { timeout: 25 * 60_000 }, async () => {
  const until = process.env['CLUB_YEAR_UNTIL'];
  const timeline = [...eventHops(), ...momentHops()]
    .filter(({ at }) => !until || dayOf(at) < until)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  expect(rowsOf(events).length).toBeGreaterThanOrEqual(60);
  expect(momentHops().length).toBeGreaterThanOrEqual(200);
  const world = await createWorld('2026-12-31 12:00');
  expect(await world.publish()).toBeUndefined();
  const wrong: string[] = [];
  let seen = 0;
  let isMailOut = false;

  for (const [index, { at, event, expected }] of timeline.entries()) {
    // References are taken from the milliseconds.
    world.set(new Date(at.getTime() + index));
    const when = `${dayOf(at)} ${readingOf(at).slice(6)}`;
    // One that fails hides none of the others.
    const fail = (error: unknown) => void wrong.push(`${when}: ${String(error)}`);
    await world.readCalendar().catch(fail);
    const said = expected && (await look(world).catch(fail));
    if (expected && said) {
      for (const column of columns)
        if (said[column] !== expected[column])
          wrong.push(`${when} ${column}: ${said[column]}, and not ${expected[column]}`);
    }
    if (!event) continue;
    const [name = '', ...words] = event.words;
    if (name !== 'caught-up') {
      const action = actions[name];
      if (!action) throw new Error(`There is no ${name}`);
      const readMinutes = minutesToRead[name] ?? 0;
      if (readMinutes > 0) world.set(new Date(at.getTime() + readMinutes * minuteMs + index));
      await action(world, ...words).catch((error: unknown) => wrong.push(`${when} ${name}: ${String(error)}`));
    }
    if (name === 'mail') isMailOut ||= words[0] !== 'back';
    if (name === 'caught-up') isMailOut = false;
    await world.runRounds();
    await world.publishIfOutdated();
    if (isMailOut) continue;
    const isThere = () => expect(world.mail.received.length - seen).toBeGreaterThanOrEqual(event.owed.length);
    await vi.waitFor(isThere, 20_000).catch(() => wrong.push(`${when} mails: not all came`));
    const [sent, owed] = [mailsSince(world, seen).toSorted(), event.owed.toSorted()];
    seen = world.mail.received.length;
    if (sent.join() !== owed.join()) wrong.push(`${when} mails: ${sent.join('; ')}, and not ${owed.join('; ')}`);
  }
  await world.stop();
  expect(wrong).toEqual([]);
  expect(world.mail.received).toHaveLength(seen);
  if (until) return;
  expect(leftOver(world)).toEqual({ waiting: 0, givenUp: 0, links: 0, departures: 0 });
  expect(traces(world)).toEqual([]);
  expect(world.forgotten.size).toBe(5);
  expect(world.logged.join('')).not.toContain('visitor.example');
});
