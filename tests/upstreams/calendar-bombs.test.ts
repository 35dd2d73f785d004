/** Calendars that are made to keep a reader busy. One bad entry costs that entry: the others are there, in time. */
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import { calendarBombs, goodTitle } from '../../tooling/bombs/calendars.ts';
import { everythingFine, openSite, saturday, upstream } from './conditions.ts';
import { bytes, json } from './server.ts';

const bombs = calendarBombs('2026-10-17');

test.each(bombs)('$name', async ({ body, lost }) => {
  const fake = await upstream();
  fake.on('/calendar.ics', bytes(body, { type: 'text/calendar' }));
  const site = await openSite(fake.url);
  const answer = await site.get<AgendaAnswer>('/api/calendar');
  expect(answer.status).toBe(200);
  expect(answer.body.status).toMatch(lost ? /^unknown$/ : /^(ok|incomplete)$/);
  expect(answer.body.events.map(({ title }) => title).filter((title) => title === goodTitle)).toHaveLength(
    lost ? 0 : 1,
  );
  expect(site.log).not.toContainEqual(expect.objectContaining({ level: 'error' }));
});

test('a rule that nobody foresaw is ended by the clock, and told', async () => {
  const fake = await upstream();
  const body = bombs.find(({ name }) => name === 'FREQ=DAILY;INTERVAL=7;BYDAY=MO')?.body ?? '';
  fake.on('/calendar.ics', bytes(body, { type: 'text/calendar' }));
  const site = await openSite(fake.url);
  expect((await site.get<AgendaAnswer>('/api/calendar')).body.status).toBe('incomplete');
  // Not read again for every visitor.
  await site.get<AgendaAnswer>('/api/calendar');
  expect(fake.count()).toBe(1);
});

test.each([
  ['half a calendar', JSON.stringify({ value: 'BEGIN:VCALENDAR', checkedAt: Date.parse(saturday), validators: {} })],
  ['no calendar at all', JSON.stringify({ value: [], checkedAt: Date.parse(saturday), validators: {} })],
  ['no JSON', '{"value":'],
  ['more than any file of ours', ' '.repeat(9 * 1024 * 1024)],
])('a kept file with %s is thrown away, and no failure', async (_, kept) => {
  const fake = await upstream();
  everythingFine(fake);
  const site = await openSite(fake.url);
  const file = path.join(site.dataDir, 'cache', 'calendar.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, kept);
  fake.on('/calendar.ics', json({}, { status: 500 }));
  const answer = await site.get<AgendaAnswer>('/api/calendar');
  expect(answer).toMatchObject({ status: 200, body: { status: 'unknown', events: [] } });
  await expect(access(file)).rejects.toThrow('ENOENT');
});
