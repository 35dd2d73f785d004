/** The office closes the range on the server itself, when neither the calendar nor the content can be reached. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { closureFile } from '#server/closing/closure-file.ts';
import { runClose } from '#server/closing/cli.ts';
import { openSite, saturday, type Site, type SiteOptions, upstream } from './conditions.ts';
import { json } from './server.ts';

async function close(site: Pick<Site, 'dataDir'>, words: string[], at = saturday) {
  let [out, err] = ['', ''];
  const code = await runClose(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    env: { DATA_DIR: site.dataDir },
    now: new Date(at),
  });
  return { code, out, err };
}

/** Saturday, 10:00 at the range, open by the weekly hours. The calendar was never read, or is not the club's. */
async function start(options: SiteOptions = {}) {
  const fake = await upstream();
  fake.on('/calendar.ics', json({}, { status: 500 }));
  const site = await openSite(fake.url, options);
  writeFileSync(path.join(site.dataDir, 'clock'), saturday);
  return { fake, site };
}
const withoutCalendar: SiteOptions = { settings: { CALENDAR_ICS_URL: undefined } };

const statusOf = async (site: Site) => (await site.get<StatusAnswer>('/api/status')).body;
const feedOf = async (site: Site) => (await site.ask('/closures.ics')).text();
const finding = async (site: Site) =>
  (await site.get<{ checks: Record<string, unknown> }>('/readyz')).body.checks['closure'];

test('a closure is in the status, the agenda, the feed and /readyz at once, and gone once lifted', async () => {
  const { site } = await start(withoutCalendar);
  expect((await statusOf(site)).state).toBe('open');
  expect(await close(site, ['Closed: snow'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('"Closed: snow", through Saturday, October 10, 2026') as string,
  });
  expect(await statusOf(site)).toMatchObject({
    state: 'closed',
    next: { date: '2026-10-11' },
    closures: [{ title: 'Closed: snow', date: '2026-10-10', closes: 'yes' }],
    days: [{ hours: 'Closed', reason: 'snow' }, {}, {}, {}, {}, {}, {}, {}],
  });
  expect((await site.get<AgendaAnswer>('/api/calendar')).body.events).toMatchObject([{ title: 'Closed: snow' }]);
  expect(await feedOf(site)).toContain('SUMMARY:Closed: snow');
  expect(await finding(site)).toEqual({ state: 'ok', closed: 'Closed: snow', to: '2026-10-10' });
  expect((await close(site, [])).out).toContain('Closed: snow');

  // After a restart too, and it ends by itself.
  await site.restart();
  expect((await statusOf(site)).state).toBe('closed');
  expect((await close(site, ['--lift'])).code).toBe(0);
  expect(await statusOf(site)).toMatchObject({ state: 'open', closures: [] });
  expect(await finding(site)).toEqual({ state: 'ok' });
});

describe('a file that cannot be read never leaves the range open', () => {
  test.each([
    ['another shape', '{"title":"Closed","from":"2026-10-10"}'],
    ['a day that does not exist', '{"title":"Closed","from":"2026-10-10","to":"2026-11-31"}'],
  ])('%s', async (_, text) => {
    const { site } = await start(withoutCalendar);
    writeFileSync(closureFile(site.dataDir), text);
    expect(await statusOf(site)).toMatchObject({ state: 'unknown', sure: false });
    expect((await site.ask('/closures.ics')).status).toBe(503);
    expect(await finding(site)).toMatchObject({ state: 'warning', reason: 'unreadable' });
    expect((await close(site, [])).out).toContain("can't be read");
    await close(site, ['--lift']);
    expect((await statusOf(site)).state).toBe('open');
  });

  test('a folder that is gone, as where its disk is not mounted', async () => {
    const { site } = await start(withoutCalendar);
    await close(site, ['Closed: snow']);
    rmSync(site.dataDir, { recursive: true });
    expect((await statusOf(site)).state).toBe('unknown');
  });
});

describe('the command', () => {
  test.each([
    [['snow'], 'Closed: snow', '2026-10-10', undefined],
    [['Closed', '--until', '2026-11-25'], 'Closed', '2026-11-25', undefined],
    [['Closed', '--until', '14:30'], 'Closed', '2026-10-10', '14:30'],
    [['Closed', '--until', '2 PM'], 'Closed', '2026-10-10', '14:00'],
    [['Closed', '--until', '2026-11-01T09:00'], 'Closed', '2026-11-01', '09:00'],
  ])('%j', async (words, title, to, opens) => {
    const { out } = await close({ dataDir: '' }, [...words, '--print']);
    expect(JSON.parse(out)).toEqual({ title, from: '2026-10-10', to, ...(opens && { opens }) });
  });

  test.each([
    [['Closed', 'for', 'snow']],
    [['Closed\nsnow']],
    [['Closed', '--until', '2026-02-30']],
    [['Closed', '--until', '2026-10-09']],
    [['Closed', '--until', '2036-10-10']],
    [['--until', '14:00']],
    [['Closed', '--lift']],
  ])('%j is refused, and changes nothing', async (words) => {
    const { site } = await start(withoutCalendar);
    expect(await close(site, words)).toMatchObject({ code: 2, out: '' });
    expect(readdirSync(site.dataDir)).not.toContain('closure.json');
  });

  test('refuses a folder in which no site keeps its data', async () => {
    const { site } = await start(withoutCalendar);
    expect(await close({ dataDir: path.join(site.dataDir, 'elsewhere') }, ['Closed'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Set DATA_DIR to the folder that the site uses') as string,
    });
  });
});
