/** Road files and alerts that are made to keep a reader busy: an honest answer, in time, and nobody else waits. */
import { expect, test } from 'vitest';
import type { AlertsAnswer } from '#domain/alerts.ts';
import type { RoadsAnswer } from '#domain/roads.ts';
import { alertBombs, roadBombs } from '../../tooling/bombs/documents.ts';
import { everythingFine, geo, openSite, saturday, upstream } from './conditions.ts';
import { bytes } from './server.ts';

/** Far above what any takes here (a tenth of it), far below what they took without limits (two to twelve seconds). */
const patienceMs = 1_500;

/** Asks, and gives the longest time for which nothing else was done meanwhile. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(beat, 5);
  await work().finally(() => clearInterval(timer));
  beat();
  return longest;
}

test.each(alertBombs())('alerts: $name', async ({ body, lost }) => {
  const fake = await upstream();
  everythingFine(fake);
  fake.on('/alerts/active', bytes(body, geo));
  const site = await openSite(fake.url);
  const held = await longestHold(async () => {
    const answer = await site.get<AlertsAnswer>('/api/weather-alerts');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(
      lost ? { status: 'unknown', alerts: [] } : { status: 'ok', alerts: [{ event: 'Wind Advisory' }] },
    );
    expect(JSON.stringify(answer.body).length).toBeLessThan(50_000);
  });
  expect(held).toBeLessThan(patienceMs);
});

test.each(roadBombs(new Date(saturday)))('roads: $name', async ({ body, lost }) => {
  const fake = await upstream();
  everythingFine(fake);
  fake.on('/data/d5/', bytes(body));
  const site = await openSite(fake.url, { at: saturday });
  const held = await longestHold(async () => {
    const answer = await site.get<RoadsAnswer>('/api/road-conditions');
    expect(answer.status).toBe(200);
    const seventeen = answer.body.roads.find(({ road }) => road === 'SR-17');
    if (lost) expect(seventeen).toMatchObject({ complete: false });
    else expect(seventeen?.closures.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer.body).length).toBeLessThan(2_000_000);
  });
  expect(held).toBeLessThan(patienceMs);
});
