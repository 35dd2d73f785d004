/**
 * Hostile feeds, through the whole application: a malicious document costs the item that is malicious, is answered
 * honestly and in time, and blocks no other request meanwhile.
 */
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import { goodTitle, maliciousCalendars } from '#tests/fixtures/malicious/calendars.ts';
import { ParserThread } from '#server/feeds/parser-thread.ts';
import { feeds } from '#server/feeds/registry.ts';
import { createLog } from '#server/http/log.ts';
import { maliciousAlerts, maliciousRoads } from '#tests/fixtures/malicious/documents.ts';
import { contentTypeOf, mutatedAnswers } from '#tests/fixtures/malicious/mutations.ts';
import { openSite, saturday, start, upstream } from './conditions.ts';
import { geo } from './recordings.ts';
import { type Behaviour, bytes } from './server.ts';

/** One for all: starting one takes longer than most tests. */
const parser = new ParserThread(createLog({ LOG_LEVEL: 'silent' }));
afterAll(() => parser.close());

/** Far above what any document takes here, far below the two to twelve seconds that they took without limits. */
const maxBlockedMs = 1_500;

/** In milliseconds of this thread's processor time, in which others' load doesn't count. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Resolves with the longest time for which the event loop was busy without a pause during `work`. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = busyMs();
  const beat = () => {
    const now = busyMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(beat, 5);
  await work().finally(() => clearInterval(timer));
  beat();
  return longest;
}

/** Reads an endpoint of a site with a malicious feed, and checks what holds for every feed. */
async function read<Answer extends object>(api: string, prefix: string, behaviour: Behaviour): Promise<Answer> {
  const { fake, site } = await start({ parser });
  fake.on(prefix, behaviour);
  let answer = { status: 0, body: {} as Answer };
  const begun = performance.now();
  const blocked = await longestBlock(async () => {
    answer = await site.get<Answer>(api);
  });
  // A thread that only waits takes no processor time.
  expect(performance.now() - begun).toBeLessThan(60_000);
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body).length).toBeLessThan(2_000_000);
  expect(blocked).toBeLessThan(maxBlockedMs);
  expect(site.log).not.toContainEqual(expect.objectContaining({ level: 'error' }));
  return answer.body;
}

/** More in `npm run test:exhaustive`. The seed is random; fast-check prints it with a failure. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1);
const isLongRun = runs > 1;

const calendars = maliciousCalendars('2026-10-17').filter(({ isEndless }) => isLongRun || !isEndless);
test.each(calendars)('calendar: $name', async ({ body, unreadable }) => {
  const answer = await read<AgendaAnswer>('/api/calendar', '/calendar.ics', bytes(body, { type: 'text/calendar' }));
  expect(answer.status).toMatch(unreadable ? /^unknown$/ : /^(ok|incomplete)$/);
  expect(answer.events.filter(({ title }) => title === goodTitle)).toHaveLength(unreadable ? 0 : 1);
});

test.each(maliciousAlerts(new Date(saturday)))('alerts: $name', async ({ body, unreadable }) => {
  const answer = await read<AlertsAnswer>('/api/weather-alerts', '/alerts/active', bytes(body, geo));
  expect(answer).toMatchObject(
    unreadable ? { status: 'unknown', alerts: [] } : { status: 'ok', alerts: [{ event: 'Wind Advisory' }] },
  );
});

test.each(maliciousRoads(new Date(saturday)))('roads: $name', async ({ body, unreadable }) => {
  const answer = await read<RoadsAnswer>('/api/road-conditions', '/data/d5/', bytes(body));
  const seventeen = answer.roads.find(({ road }) => road === 'SR-17');
  if (unreadable) expect(seventeen).toMatchObject({ complete: false });
  else expect(seventeen?.closures.length).toBeGreaterThan(0);
});

test('mutated answers of all feeds at once never crash an endpoint', { timeout: runs * 10_000 + 60_000 }, async () => {
  const fake = await upstream();
  const site = await openSite(fake.url, { parser });
  const routes = [...feeds.map(({ route }) => route), '/webcams/main-range'];
  await fc.assert(
    fc.asyncProperty(mutatedAnswers, async (answers) => {
      for (const [source, body] of answers) fake.on(source, bytes(body, { type: contentTypeOf(source) }));
      // Every feed is fetched again, no matter how long it is cached.
      site.wait(60);
      for (const route of routes) {
        const response = await site.ask(`/api${route}`);
        expect([200, 503]).toContain(response.status);
        expect(await response.text()).not.toMatch(/node:internal|\.tsx?:\d+/);
      }
      expect(site.log.splice(0)).not.toContainEqual(expect.objectContaining({ level: 'error' }));
    }),
    { numRuns: runs },
  );
});
