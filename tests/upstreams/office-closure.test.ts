/**
 * The office closes the range on the server itself, when neither the calendar nor the content can be reached. Over 200
 * lines, because each case runs the command and the site together.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '#scripts/browser/served.ts';
import { closureFile } from '#server/closing/closure-file.ts';
import { runClose } from '#server/closing/cli.ts';
import { closuresIn } from '#server/closing/office-closure.ts';
import { club } from '#tests/fixtures/club.ts';
import { openSite, saturday } from './conditions.ts';

type Running = { dataDir: string; port: number };

async function close({ dataDir, port }: Running, words: string[], at = saturday) {
  let [out, err] = ['', ''];
  const code = await runClose(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    env: { DATA_DIR: dataDir, PORT: String(port) },
    now: new Date(at),
    plans: () => club,
  });
  return { code, out, err };
}

/** Saturday, 10:00 at the range, open by the weekly hours. There is no calendar. */
async function start(at = saturday) {
  const site = await openSite('http://127.0.0.1:9', { at, settings: { CALENDAR_ICS_URL: undefined } });
  writeFileSync(path.join(site.dataDir, 'clock'), saturday);
  return { ...site, port: await site.listen() };
}
type Site = Awaited<ReturnType<typeof start>>;

const feedOf = async (site: Site) => (await site.ask('/closures.ics')).text();
const finding = async (site: Site) => (await site.checks())['closure'];
const matching = (text: string) => expect.stringContaining(text) as string;
const saved = (site: Site) => closuresIn(readFileSync(closureFile(site.dataDir), 'utf8'));
const snow = { title: 'Closed: snow', from: '2026-10-10', to: '2026-10-10' };

test('a closure is in the status, the agenda, the feed and /readyz at once, and gone once lifted', async () => {
  const site = await start();
  expect((await site.status()).state).toBe('open');
  const { code, out } = await close(site, ['Closed: snow']);
  expect([code, out]).toEqual([
    0,
    'Saved: "Closed: snow", on Saturday, October 10, 2026.\nThe website says now: Closed. Reason: snow. Opens Sunday at 9:00 AM.\n  Saturday, October 10: closed (Closed: snow)\n',
  ]);
  expect(await site.status()).toMatchObject({
    state: 'closed',
    next: { date: '2026-10-11' },
    closures: [{ title: 'Closed: snow', date: '2026-10-10', closes: 'yes' }],
    days: [{ windows: [], reasons: [{ says: 'Closed: snow' }] }, {}, {}, {}, {}, {}, {}, {}],
  });
  expect((await site.agenda()).events).toMatchObject([{ title: 'Closed: snow' }]);
  expect(await feedOf(site)).toContain('SUMMARY:Closed: snow');
  expect(await finding(site)).toEqual({ state: 'ok', closed: [snow] });
  expect((await close(site, [])).out).toContain('1. "Closed: snow"');

  // After a restart too, and it ends by itself.
  await site.restart();
  expect((await site.status()).state).toBe('closed');
  expect((await close(site, ['--lift'])).code).toBe(0);
  expect(await site.status()).toMatchObject({ state: 'open', closures: [] });
  expect(await finding(site)).toEqual({ state: 'ok' });
  expect(await close(site, ['Closed: repairs', '--from', '2026-10-31'])).toMatchObject({
    code: 0,
    out: matching('\n  Saturday, October 31, 2026: saved; the website lists 8 days, up to a week ahead\n'),
  });
});

describe('several closures', () => {
  test('of the same days are all in the status and in the feed', async () => {
    const site = await start();
    await close(site, ['Closed: fire']);
    await close(site, ['Closed: snow']);
    expect((await site.status()).closures).toMatchObject([{ title: 'Closed: fire' }, { title: 'Closed: snow' }]);
    const feed = await (await site.ask('/closures.ics')).text();
    expect(new Set(feed.match(/^UID:.*/gm)).size).toBe(2);
  });

  test('add up, and each is lifted by its number', async () => {
    const site = await start();
    await close(site, ['Closed: fire', '--until', '2026-10-18']);
    expect(await close(site, ['Closed: snow', '--until', '11:00'])).toMatchObject({
      code: 0,
      out: matching(
        '  1. "Closed: fire", on Saturday, October 10 – Sunday, October 18, 2026\n  2. "Closed: snow", on Saturday, October 10, 2026, until 11:00 AM\n',
      ),
    });
    site.wait(180);
    expect((await site.status()).state).toBe('closed');
    expect(await close(site, ['--lift'])).toMatchObject({ code: 1, err: matching('1. "Closed: fire"') });
    expect(saved(site)).toHaveLength(2);
    expect(await close(site, ['--lift', '3'])).toMatchObject({ code: 1, err: matching('There is no closure 3') });
    expect(await close(site, ['--lift', '1'])).toMatchObject({ code: 0, out: matching('Lifted: "Closed: fire"') });
    expect((await site.status()).state).toBe('open');
    await close(site, ['Closed: ice']);
    expect(await close(site, ['--lift', 'all'])).toMatchObject({ code: 0, out: matching('says now: Open.') });
    // Written as durably as a closure: a file that was removed may be back after a power cut.
    expect(saved(site)).toEqual([]);
    expect(readdirSync(site.dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    expect(await close(site, ['--list'])).toMatchObject({ code: 0, out: matching('Nothing is closed') });
  });

  test('keep their numbers when one of them ends', async () => {
    const site = await start();
    await close(site, ['Closed: fog', '--until', '10:30']);
    await close(site, ['Closed: fire', '--until', '2026-10-18']);
    await close(site, ['Closed: ice']);
    const [fire, later] = [matching('  2. "Closed: fire"'), '2026-10-10T18:00:00Z'];
    expect((await close(site, ['--list'], later)).out).toEqual(fire);
    expect(await close(site, ['--lift', '1'], later)).toMatchObject({ code: 1, err: fire });
    expect((await close(site, ['--lift', '2'], later)).out).toEqual(matching('Lifted: "Closed: fire"'));
    expect(saved(site)).toEqual([{ ...snow, title: 'Closed: ice' }]);
  });

  test('can be lifted on a full disk, which takes no new file', async () => {
    const site = await start();
    await close(site, ['Closed: snow']);
    mkdirSync(`${closureFile(site.dataDir)}.${process.pid}.tmp`);
    expect(await close(site, ['Closed: ice'])).toMatchObject({ code: 1, err: matching('Nothing was changed') });
    expect(saved(site)).toHaveLength(1);
    expect(await close(site, ['--lift'])).toMatchObject({ code: 0, out: matching('says now: Open.') });
  });

  test('one that is over is dropped, and the same one is kept once', async () => {
    const site = await start();
    for (const words of [['Closed: fog', '--until', '10:30'], ['Closed: snow'], ['Closed: snow']])
      await close(site, words);
    site.wait(60);
    expect(await close(site, ['--lift'], '2026-10-10T18:00:00Z')).toMatchObject({ code: 0, out: matching('snow') });
  });

  test('a file of an earlier version is a list of one', async () => {
    const site = await start();
    writeFileSync(closureFile(site.dataDir), JSON.stringify({ ...snow, title: 'Closed: \u202Ewons' }));
    expect(await site.status()).toMatchObject({ state: 'closed', closures: [{ title: 'Closed: wons' }] });
    await close(site, ['Closed: ice', '--from', '2026-10-11']);
    expect(saved(site)).toMatchObject([{ title: 'Closed: wons' }, { title: 'Closed: ice', from: '2026-10-11' }]);
  });
});

describe('a file that cannot be read never leaves the range open', () => {
  test.each([
    ['another shape', '{"title":"Closed","from":"2026-10-10"}'],
    ['a day that does not exist', '{"title":"Closed","from":"2026-10-10","to":"2026-11-31"}'],
    ['a list with one such entry', `[${JSON.stringify(snow)},{"title":"Closed"}]`],
  ])('%s', async (_, text) => {
    const site = await start();
    writeFileSync(closureFile(site.dataDir), text);
    expect(await site.status()).toMatchObject({
      state: 'unknown',
      sure: false,
      decidedBy: 'office',
      sources: [{ source: 'office', readAt: null, isTrusted: false }],
      calendar: null,
    });
    expect((await site.ask('/closures.ics')).status).toBe(503);
    expect(await finding(site)).toMatchObject({ state: 'warning', reason: 'unreadable' });
    expect(await close(site, [])).toMatchObject({ code: 1, err: matching('can’t be read') });
    expect((await close(site, ['--lift', '1'])).code).toBe(1);
    await close(site, ['--lift']);
    expect((await site.status()).state).toBe('open');
  });

  test('a link that leads to nothing, as to a disk that is not mounted', async () => {
    const site = await start();
    symlinkSync(path.join(site.dataDir, 'volume', 'closure.json'), closureFile(site.dataDir));
    expect((await site.status()).state).toBe('unknown');
    expect(await close(site, ['Closed: snow'])).toMatchObject({ code: 0, out: matching('This one replaces them') });
  });

  test('a folder that is gone or another one, as where its disk is not mounted', async () => {
    const site = await start();
    await close(site, ['Closed: snow']);
    const elsewhere = `${site.dataDir}-elsewhere`;
    renameSync(site.dataDir, elsewhere);
    expect((await site.status()).state).toBe('unknown');
    mkdirSync(site.dataDir);
    expect((await site.status()).state).toBe('unknown');
    rmSync(site.dataDir, { recursive: true });
    renameSync(elsewhere, site.dataDir);
    expect((await site.status()).state).toBe('closed');
  });
});

describe('the command', () => {
  test.each([
    [['snow'], 'Closed: snow', '2026-10-10', undefined],
    [['Closed', '--until', '2026-11-25'], 'Closed', '2026-11-25', undefined],
    [['Closed: ice \u26A0\uFE0F', '--until', '2026-11-25'], 'Closed: ice \u26A0\uFE0F', '2026-11-25', undefined],
    [['Closed', '--until', '14:30'], 'Closed', '2026-10-10', '14:30'],
    [['Closed', '--until', '2 PM'], 'Closed', '2026-10-10', '14:00'],
    [['Closed', '--until', '2026-11-01T09:00'], 'Closed', '2026-11-01', '09:00'],
    [['Closed', '--from', '2026-10-11', '--until', '12:00'], 'Closed', '2026-10-11', '12:00', '2026-10-11'],
  ])('%j', async (words, title, to, opens, from = '2026-10-10') => {
    const { out } = await close({ dataDir: '', port: 0 }, [...words, '--print']);
    expect(JSON.parse(out)).toEqual([{ title, from, to, ...(opens && { opens }) }]);
    expect(closuresIn(out)).toEqual(JSON.parse(out));
  });

  test.each([
    [['Closed', 'for', 'snow'], 'Put the title in quotes'],
    [['Closed\nsnow'], 'title must be one line'],
    [['Closed: \u202Ewons'], 'all of them visible'],
    [['\u3164'], 'all of them visible'],
    [['Closed', '--until', '2026-02-30'], 'is not a date'],
    [['Closed', '--until', '2026-10-09'], '--until 2026-10-09 is over'],
    [['Closed', '--until', '2036-10-10'], '--until 2036-10-10 is more than a year away'],
    [['Closed', '--from', '2036-10-10'], '--from 2036-10-10 is more than a year away'],
    [['Closed', '--from', '2026-10-09'], '--from 2026-10-09 is over'],
    [['Closed', '--from', '2026-10-18', '--until', '2026-10-17'], 'is before the first day'],
    [['--until', '14:00'], ''],
    [['Closed', '--lift'], '--lift takes the number'],
    [['Closed', '--list'], ''],
    [['2', '--lift', '--from', '2026-10-11'], '--lift takes the number'],
  ])('%j is refused, and changes nothing', async (words, said) => {
    const site = await start();
    expect(await close(site, words)).toMatchObject({ code: 2, out: '', err: matching(said) });
    expect(readdirSync(site.dataDir)).not.toContain('closure.json');
  });

  test.each([
    ['after the last hour of the day', ['Closed: snow'], '2026-10-10T04:00:00Z', '--from 2026-10-10'],
    ['on a day that is closed every week', ['Closed: snow'], '2026-10-12T17:00:00Z', '--from 2026-10-15'],
    ['until the range opens', ['Closed: snow', '--until', '8 AM'], '2026-10-10T14:00:00Z', '--from 2026-10-10'],
    ['later', ['Closed', '--from', '2026-10-12', '--until', '2026-10-14'], saturday, '--from 2026-10-15'],
  ])('refuses what closes nothing, and proposes the next open day: %s', async (_, words, at, proposal) => {
    const site = await start(at);
    expect(await close(site, words, at)).toMatchObject({ code: 1, out: '', err: matching(proposal) });
    expect(readdirSync(site.dataDir)).not.toContain('closure.json');
  });

  test.each([
    [
      ['Closed\u200B', '--from', '2026-10-09', '--until', 'noon-ish'],
      ['The title must be one line', '--from 2026-10-09 is over', '--until noon-ish is not a date'],
    ],
    // No end is wrong that belongs to a day which is.
    [['Closed', '--from', '2026-10-32', '--until', '6:00'], ['--from 2026-10-32 is not']],
  ])('every mistake of %j is named at once', async (words, mistakes) => {
    const { code, err } = await close(await start(), words);
    const named = err.split('\n').filter((line) => /must be|is over|is not/.test(line));
    expect([code, named]).toEqual([2, mistakes.map(matching)]);
  });

  // Which titles do: domain/calendar-other-days.test.ts.
  test('asks about a title that names other days', async () => {
    const site = await start();
    const said = matching('names Sunday, October 11, 2026');
    expect(await close(site, ['Closed Sunday'])).toMatchObject({ code: 1, out: '', err: said });
    expect(readdirSync(site.dataDir)).not.toContain('closure.json');
    expect(await close(site, ['Closed Sunday', '--meant'])).toMatchObject({ code: 0 });
  });

  test('prints the list of the site for the secret, and changes nothing', async () => {
    const site = await start();
    await close(site, ['Closed: snow']);
    const there = { dataDir: path.join(site.dataDir, 'elsewhere'), port: 0 };
    const ofSite = ['--print', '--site', `http://localhost:${site.port}`];
    const printed = async (...words: string[]) =>
      JSON.parse((await close(there, [...words, ...ofSite])).out) as unknown;
    expect(await printed('--list')).toEqual([snow]);
    expect(await printed('Closed: ice')).toEqual([snow, { ...snow, title: 'Closed: ice' }]);
    expect(await printed('--lift')).toEqual([]);
    expect((await close(there, ['Closed: ice', '--print'])).err).toContain('this replaces what CLOSURE holds now');
    expect(saved(site)).toEqual([snow]);
  });

  test('refuses a folder in which no site keeps its data', async () => {
    const site = await start();
    expect(await close({ ...site, dataDir: path.join(site.dataDir, 'elsewhere') }, ['Closed'])).toMatchObject({
      code: 1,
      err: matching('Set DATA_DIR to the folder that the site uses'),
    });
  });

  test('does not say "closed" where the site that runs does not', async () => {
    const [site, other] = [await start(), await start()];
    for (const words of [['Closed: snow'], ['--lift']])
      expect(await close({ dataDir: other.dataDir, port: site.port }, words)).toMatchObject(
        words[0] === '--lift' ? { code: 0 } : { code: 1, err: matching('says now: Open.') },
      );
    const silent = { dataDir: site.dataDir, port: await freePort() };
    const { code, out, err } = await close(silent, ['Closed: snow']);
    expect([code, err]).toEqual([1, matching('Saved, not confirmed: ')]);
    expect(out).not.toContain('says');
    expect(saved(site)).toEqual([snow]);
  });
});
