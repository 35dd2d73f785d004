/**
 * What the site says, and why: for the office, from the running site and from what it recorded. Over 200 lines, because
 * the answer and the command that prints it are read together.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rangeMoment } from '#domain/range-time.ts';
import type { Explanation } from '#server/api/explain.ts';
import { closureFile } from '#server/closing/closure-file.ts';
import { inboxFile } from '#server/inbox/open.ts';
import { runStatus } from '#server/said/cli.ts';
import { recordStatus } from '#server/said/said.ts';
import { calendarAt, club, closureOn } from '#tests/fixtures/club.ts';
import { d1Inbox } from '#tests/inbox/d1.ts';
import { testInbox } from '#tests/inbox/support.ts';
import { openSite, saturday, upstream } from './conditions.ts';
import { calendarEvent, calendarOf, json } from './server.ts';

/** Saturday, 10:00. Both calendars are the club's. */
async function start() {
  const fake = await upstream();
  const [ice, birthday] = [calendarEvent('Closed: ice', '2026-10-11'), calendarEvent('Birthday', '2026-10-10')];
  fake.on('/calendar.ics', calendarOf(ice, birthday));
  fake.on('/closures.ics', calendarOf(calendarEvent('Work party', '2026-10-16')));
  const site = await openSite(fake.url, { settings: { CALENDAR_CLOSURES_ICS_URL: `${fake.url}/closures.ics` } });
  return { ...site, fake, url: fake.url, port: await site.listen() };
}
type Site = Awaited<ReturnType<typeof start>>;

const explained = async (site: Site) => (await site.get<Explanation>('/api/status?explain=1')).body;

async function status({ dataDir, port, ...own }: { dataDir: string; port: number; path?: string }, ...words: string[]) {
  let [out, err] = ['', ''];
  const code = await runStatus(words, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    env: { DATA_DIR: dataDir, PORT: String(port), PATH: own.path },
    now: new Date(saturday),
    plans: () => club,
  });
  return { code, out, err };
}
const matching = (text: string) => expect.stringContaining(text) as string;

describe('/api/status?explain=1', () => {
  test('has each source with its age, and for eight days what each says and which one decides', async () => {
    const site = await start();
    const { days, ...now } = await explained(site);
    expect(now).toMatchObject({
      at: saturday.replace('Z', '.000Z'),
      state: 'open',
      says: ['Open', 'Until 4:00 PM today. Check in by 3:00 PM.'],
      decidedBy: 'hours',
      sure: true,
      sources: [
        { source: 'office', verdict: 'read' },
        { source: 'closuresCalendar', verdict: 'read', ageSeconds: 0 },
        { source: 'calendar', verdict: 'read', ageSeconds: 0 },
      ],
      office: [],
    });
    expect(days.map(({ state, decidedBy }) => `${state} by ${decidedBy}`)).toEqual(
      `open by hours, closed by calendar, closed by hours, closed by hours, closed by hours, open by hours,
       closed by closuresCalendar, open by hours`.split(/,\s+/),
    );
    expect(days[0]?.entries[1]).toMatchObject({ title: 'Birthday', rule: 'title-harmless', verdict: 'none' });
    expect(days[1]?.entries).toMatchObject([
      { source: 'hours', verdict: 'open' },
      { source: 'calendar', title: 'Closed: ice', rule: 'title-closed', verdict: 'closed' },
    ]);
    expect(days[6]?.entries[1]).toMatchObject({ title: 'Work party', rule: 'closes-its-time', verdict: 'closed' });
  });

  test('is cached like the status, and names no address of a feed and no setting', async () => {
    const site = await start();
    const response = await site.ask('/api/status?explain=1');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const text = await response.text();
    for (const secret of [site.url, '127.0.0.1', '.ics', site.dataDir]) expect(text).not.toContain(secret);
    expect(await explained(site)).not.toEqual((await site.get('/api/status')).body);
  });

  test('says which source can’t be read, is too old, or was read in part', async () => {
    const site = await start();
    await explained(site);
    site.fake.on('/calendar.ics', json({}, { status: 500 }));
    site.fake.on('/closures.ics', calendarOf('BEGIN:VEVENT', 'SUMMARY:?', 'END:VEVENT'));
    site.wait(7 * 60);
    expect(await explained(site)).toMatchObject({
      state: 'closed',
      decidedBy: 'calendar',
      sources: [{ verdict: 'read' }, { verdict: 'incomplete' }, { verdict: 'too-old', ageSeconds: 7 * 3600 }],
    });
  });

  test('names the office where its closures decide, or can’t be read', async () => {
    const site = await start();
    writeFileSync(closureFile(site.dataDir), '{"title":"Closed: snow","from":"2026-10-10","to":"2026-10-10"}');
    expect(await explained(site)).toMatchObject({ state: 'closed', decidedBy: 'office' });
    writeFileSync(closureFile(site.dataDir), 'snow');
    expect(await explained(site)).toMatchObject({
      state: 'unknown',
      decidedBy: 'office',
      office: 'unreadable',
      sources: [{ source: 'office', verdict: 'never-read', ageSeconds: null }, {}, {}],
    });
  });
});

describe('npm run status', () => {
  test('says in words what the site says, and why', async () => {
    const site = await start();
    const { code, out } = await status(site);
    expect(code).toBe(0);
    for (const line of [
      'October 10, 2026 at 10:00 AM: Open. Until 4:00 PM today. Check in by 3:00 PM.\nDecided by: opening hours\n',
      '  closures calendar: read on October 10, 2026 at 10:00 AM\n',
      'Sunday, October 11, 2026: closed. Decided by: events calendar\n',
      '  opening hours: open, 9:00 AM to 4:00 PM (hours of the week)\n',
      '  events calendar, "Closed: ice": closed (the title says closed)\n',
    ])
      expect(out).toContain(line);
  });

  test('--at says it of a moment to come, by the sources of today', async () => {
    const site = await start();
    expect(await status(site, '--at', '2026-10-11 10:30')).toMatchObject({
      code: 0,
      out: matching('By what the sources say now, October 10, 2026 at 10:00 AM'),
    });
    const { out } = await status(site, '--at', '2026-10-11 10:30');
    expect(out).toContain('October 11, 2026 at 10:30 AM: Closed. Reason: ice. Opens Thursday at 9:00 AM.\n');
    expect(out).not.toContain('October 12, 2026:');
    expect((await status(site, '--at', '2026-10-15T10:30')).out).toContain('Open. Until 4:00 PM today.');
    expect((await status(site, '--at', '2027-05-01 10:30')).out).toContain(
      'known until Tuesday, December 8, 2026 only',
    );
    expect(await status(site, '--at', '2026-10-09 10:30')).toMatchObject({
      code: 2,
      err: matching('--said "2026-10-09'),
    });
  });

  test('--said has what was recorded', async () => {
    const site = await start();
    const { engine } = testInbox({ file: inboxFile(site.dataDir) });
    const at = (reading: string) => rangeMoment(`2026-03-05 ${reading}:00`);
    await recordStatus(engine, 'build-1', club, at('10:00'));
    await recordStatus(engine, 'build-1', { ...club, closures: [closureOn('2026-03-05')] }, at('10:01'));
    const said = async (moment: string) => (await status(site, '--said', moment)).out;
    expect(await said('2026-03-05 10:00')).toContain('On March 5, 2026 at 10:00 AM the website said: open.\n');
    const closed = await said('2026-03-05 10:02');
    for (const line of [
      'the website said: closed.\n',
      'Reason: Closed: snow',
      'Decided by: content/closures.yaml',
      'build-1',
    ])
      expect(closed).toContain(line);
    // Ages are those of the change, hours before the moment that is asked about.
    const read = { ...club, calendar: calendarAt('2026-03-06 09:58:00'), isOfficeUnread: true };
    const friday = (reading: string) => rangeMoment(`2026-03-06 ${reading}:00`);
    for (const reading of ['10:00', '10:02']) await recordStatus(engine, 'build-1', read, friday(reading));
    expect(await said('2026-03-06 10:02')).toContain(
      [
        'the website said: call first: a source was not read.',
        '  Hours: 9:00 AM to 4:00 PM',
        '  Next opening: March 7, 2026 at 9:00 AM',
        '  Decided by: npm run close',
        '  When it began to say so:',
        '    npm run close: could not be read',
        '    events calendar: read on March 6, 2026 at 9:58 AM\n',
      ].join('\n'),
    );
    expect(await said('2026-03-05 11:00')).toMatch(/Nothing is recorded of .* 11:00 AM: .*\nclosed\./);
    expect(await said('2026-03-05 09:00')).toContain('Nothing is recorded of');
  });

  // In place of wrangler: it prints the rows of the record on D1, or fails.
  test('--said --d1 has what was recorded on Workers, by one query', async () => {
    const { dataDir } = await openSite('http://127.0.0.1:1');
    const engine = (await d1Inbox()).engine;
    const at = (reading: string) => rangeMoment(`2026-03-05 ${reading}:00`);
    await recordStatus(engine, 'build-1', { ...club, closures: [closureOn('2026-03-05')] }, at('10:00'));
    const results = await engine.rows({ sql: 'SELECT * FROM said', values: {} });
    const folder = path.join(dataDir, 'programs');
    mkdirSync(folder);
    const ask = (script: string) => {
      writeFileSync(path.join(folder, 'npx'), `#!/bin/sh\n${script}`, { mode: 0o755 });
      return status(
        { dataDir, port: 1, path: `${folder}:${process.env['PATH'] ?? ''}` },
        '--said',
        '2026-03-05 10:02',
        '--d1',
      );
    };
    writeFileSync(path.join(folder, 'rows.json'), JSON.stringify([{ results, success: true, meta: {} }]));
    const { code, out } = await ask(`echo "$@" > ${folder}/asked; cat ${folder}/rows.json`);
    expect([code, out]).toEqual([0, matching('the website said: closed.\n')]);
    expect(out).toContain('by the build build-1');
    const asked = readFileSync(path.join(folder, 'asked'), 'utf8');
    expect(asked).toContain('d1 execute range-inbox --remote --json');
    expect(asked).toContain(`first_at <= ${at('10:02').getTime()} ORDER BY`);
    expect(await ask('echo "not logged in" >&2; exit 1')).toMatchObject({ code: 1, err: matching('not logged in') });
    expect(await ask('echo none')).toMatchObject({ code: 1, err: matching('can’t be read') });
  });

  test.each([
    [['--said', '2026-10-11 10:00'], 2, 'is to come'],
    [['--said', '2026-10-11 10:00', '--d1'], 2, 'is to come'],
    [['--d1'], 2, 'goes with --said'],
    [['--said', '2026-10-10'], 2, 'is not a moment'],
    [['--at', '2026-13-10 10:00'], 2, 'is not a moment'],
    [['--at', '2026-10-11 25:00'], 2, 'is not a moment'],
    [['--at', '2026-10-11 10:00', '--said', '2026-10-01 10:00'], 2, 'not both'],
    [['--when'], 2, '--when'],
    [['--said', '2026-10-01 10:00'], 1, 'There is no record'],
    [[], 1, 'can’t be asked'],
  ])('%j: exit code %i', async (words, code, err) => {
    const dataDir = path.join((await openSite('http://127.0.0.1:1')).dataDir, 'elsewhere');
    expect(await status({ dataDir, port: 1 }, ...words)).toMatchObject({ code, out: '', err: matching(err) });
  });
});
