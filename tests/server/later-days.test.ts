import { expect, it } from 'vitest';
import { rangeMoment } from '#domain/range-time.ts';
import { outdatedBuild } from '#server/http/site.ts';
import { smallSite } from '#tests/fixtures/small-site.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';
import { serveOver } from './fixtures/app.ts';

// The clock is set back between the two days, so their UTC offsets differ.
const days = ['2026-11-01', '2026-11-02'] as const;
const worker = (entries: readonly { url: string; revision: string | null }[]) =>
  JSON.stringify(entries.map(({ url, revision }) => [url, revision]));

const later = days.flatMap((day) => {
  const folder = `../as-of/${day}`;
  const page = (smallSite['faq/index.html'] ?? '').replaceAll('Questions', `Questions of ${day}`);
  return [
    [`${folder}/faq/index.html`, page],
    [`${folder}/index.html`, smallSite['index.html'] ?? ''],
    [`${folder}/assets/faq-${day}.json`, '{}'],
  ];
});
const files = { ...smallSite, 'assets/faq-today.json': '{}', ...Object.fromEntries(later) };
const site = await temporarySite({ asOf: '2026-10-31', changes: days, worker }, files);
let now = rangeMoment('2026-10-31 12:00:00');
const { ask } = await serveOver(site.buildDir, { now: () => now });

/** The page, and the precache entries of it and of the pages' data. */
async function faqAt(reading: string) {
  now = rangeMoment(reading);
  const faq = await ask('/faq');
  const entries = (await (await ask('/sw.js')).json()) as [string, string | null][];
  return {
    title: /<h1>(.*?)<\/h1>/.exec(await faq.text())?.[1],
    etag: faq.headers.get('etag')?.replaceAll('"', ''),
    precached: Object.fromEntries(entries)['/faq'],
    data: entries.flatMap(([url]) => (url.endsWith('.json') && url.startsWith('/assets') ? [url] : [])),
  };
}

it.each([
  ['2026-10-31 23:59:59', 'Questions', 'today'],
  ['2026-11-01 00:00:00', 'Questions of 2026-11-01', '2026-11-01'],
  ['2026-11-01 23:59:59', 'Questions of 2026-11-01', '2026-11-01'],
  ['2026-11-02 00:00:00', 'Questions of 2026-11-02', '2026-11-02'],
])('at %s the page is "%s"', async (reading, title, data) => {
  const faq = await faqAt(reading);
  expect(faq).toMatchObject({ title, precached: faq.etag, data: [`/assets/faq-${data}.json`] });
});

it('a copy of the day before is outdated, and the data of open pages remain available', async () => {
  const { etag } = await faqAt('2026-11-01 23:59:59');
  const headers = { 'if-none-match': `"${etag}"` };
  expect((await ask('/faq', headers)).status).toBe(304);
  now = rangeMoment('2026-11-02 00:00:00');
  expect((await ask('/faq', headers)).status).toBe(200);
  expect((await ask('/assets/faq-today.json')).status).toBe(200);
});

it('a build that lacks a near change, or is for a later day, is outdated', () => {
  const said = (today: string) => outdatedBuild({ asOf: '2026-11-01', nextChange: '2026-12-08' }, today);
  expect(said('2026-10-31')).toContain('This is the site as of 2026-11-01');
  expect([said('2026-11-01'), said('2026-11-30')]).toEqual([undefined, undefined]);
  expect(said('2026-12-01')).toContain('The content changes on 2026-12-08');
});
