/**
 * In the real workerd: each start has an empty cache, as after an eviction, and the D1 of the start before. Its clock
 * always shows Saturday, 10:00 at the range, within the weekly hours.
 */
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { hourMs } from '#domain/durations.ts';
import { openEdge } from '#scripts/edge/workerd.ts';
import { buildEdge } from '#scripts/build/edge.ts';
import { serverTime } from '../e2e/live/feeds.ts';
import { bytes, calendarEvent, calendarOf, type FakeUpstream } from '../upstreams/server.ts';
import { buildDir, type Edge, startOthers } from './support.ts';

const folder = temporaryFolder();
const edgeDir = path.join(folder, 'edge');
let feeds: FakeUpstream;
let mails: string[];
let vars: Record<string, string>;
let edge: Edge | undefined;

beforeAll(async () => {
  ({ feeds, mails, vars } = await startOthers());
  await buildEdge(path.resolve('.'), buildDir, { edge: edgeDir, clock: serverTime });
}, 120_000);
afterAll(async () => {
  await edge?.close();
  await feeds.close();
});

async function restart(more: Record<string, string> = {}): Promise<Edge> {
  await edge?.close();
  edge = await openEdge({ edgeDir, vars: { ...vars, ...more }, persist: path.join(folder, 'd1'), withoutFiles: true });
  return edge;
}
beforeEach(async () => {
  const { d1 } = await restart();
  await d1.prepare('DELETE FROM feed_records').run();
  mails.length = 0;
});

const event = (title: string) => calendarEvent(title, '2026-10-10');
const serve = (calendar: ReturnType<typeof bytes>) => feeds.on('/calendar.ics', calendar);
const down = bytes('<html>', { status: 503, type: 'text/html' });

let asked = 0;
/** The status as it is now, and not as it was answered a moment ago: what has a query isn't cached. */
async function status(): Promise<StatusAnswer> {
  const response = await fetch(new URL(`/api/status?${asked++}`, edge?.url));
  expect(response.status).toBe(200);
  return (await response.json()) as StatusAnswer;
}
const records = async () => (await edge?.d1.prepare('SELECT record FROM feed_records').all())?.results ?? [];
/** Reads the calendar, until it is kept: the response may leave before. */
async function read(title: string): Promise<StatusAnswer> {
  serve(calendarOf(event(title)));
  const answer = await status();
  await expect.poll(records).toHaveLength(1);
  return answer;
}
const lastReadHoursAgo = (hours: number) =>
  edge?.d1
    .prepare(`UPDATE feed_records SET record = json_set(record, '$.checkedAt', ?1) WHERE name LIKE '%calendar'`)
    .bind(serverTime.getTime() - hours * hourMs)
    .run();

it('the closures of both calendars are known from D1 alone, days after these were last read', async () => {
  const settings = { CALENDAR_CLOSURES_ICS_URL: `${feeds.url}/closures.ics` };
  await restart(settings);
  serve(calendarOf(event('Closed: snow')));
  feeds.on('/closures.ics', calendarOf(calendarEvent('Deer cull', '2026-10-11')));
  expect((await status()).state).toBe('closed');
  await expect.poll(records).toHaveLength(2);
  await lastReadHoursAgo(30);
  serve(down);
  feeds.on('/closures.ics', down);
  await restart(settings);
  expect(await status()).toMatchObject({
    state: 'closed',
    closures: expect.arrayContaining([
      expect.objectContaining({ title: 'Closed: snow' }),
      expect.objectContaining({ title: 'Deer cull' }),
    ]),
  });
});

it('without D1 no calendar says "open", and D1 keeps what it held', async () => {
  await read('Closed: snow');
  await edge?.d1.prepare('ALTER TABLE feed_records RENAME TO away').run();
  for (const calendar of [down, calendarOf()]) {
    serve(calendar);
    await restart();
    expect(await status()).toMatchObject({ state: 'unknown', sure: false });
  }
  // Nor one that was read: what the office has closed is in D1 too.
  serve(calendarOf(event('Potluck')));
  expect(await status()).toMatchObject({ state: 'unknown', sure: false });
  await edge?.d1.prepare('ALTER TABLE away RENAME TO feed_records').run();
  serve(down);
  expect((await status()).state).toBe('closed');
});

it(
  'mails closures and corrections to those who asked, and the office if nothing is read, without a visitor',
  { tags: ['long'] },
  async () => {
    const d1 = edge?.d1;
    await d1?.batch([
      d1.prepare("INSERT INTO items (id, number, kind, received_at, flagged) VALUES (1, 1, 'signup', 1, 0)"),
      d1.prepare(
        'INSERT INTO subscribers (id, email_key, answers, asked_at, alerts_at) VALUES (1, \'a@b.example\', \'{"email":"a@b.example"}\', 1, 1)',
      ),
      d1.prepare('INSERT INTO signups (item_id, subscriber_id) VALUES (1, 1)'),
    ]);
    const look = async (calendar: ReturnType<typeof bytes>) => {
      serve(calendar);
      await lastReadHoursAgo(0.5);
      await (await restart()).scheduled('*/5 * * * *');
      return mails.splice(0);
    };
    expect(await look(calendarOf(event('Potluck')))).toEqual([]);
    const [toOffice, alert, ...others] = await look(calendarOf(event('Closed: snow')));
    expect(others).toEqual([]);
    expect(toOffice).toContain('Closed: snow\\nClosed: the title says closed');
    expect(alert).toContain('Saturday, October 10: Closed: snow');
    expect(alert).toMatch(/"List-Unsubscribe":"<[^>]+&from=alerts>"/);
    expect(await look(calendarOf(event('Closed: snow')))).toEqual([]);
    expect(await look(down)).toEqual([]);
    expect((await look(calendarOf(event('Potluck'))))[0]).toContain('Correction: open as usual');
    serve(down);
    await lastReadHoursAgo(3);
    await (await restart()).scheduled('*/5 * * * *');
    expect(mails.join()).toContain("can't read the club's calendar");
  },
);
