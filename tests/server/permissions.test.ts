/** The server under Node's permission model, with only the files that deploy/Containerfile copies. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { erasureFiles } from '#server/inbox/erased-addresses.ts';
import { inboxFile } from '#server/inbox/open.ts';
import { memorySettings, permissionFlags } from '#server/permissions.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { compiled } from '#tests/fixtures/compiled.ts';
import { Program } from '#tests/fixtures/program.ts';
import { finishedSite } from '#tests/fixtures/small-site.ts';
import { audit } from '#tests/chaos/audit.ts';
import { nextThing, post } from '#tests/chaos/traffic.ts';
import { goodTitle, maliciousCalendars } from '#tests/fixtures/malicious/calendars.ts';
import { command, linkIn } from '../inbox/desk.ts';
import { longDay } from '../office/support.ts';
import { mailServer } from '../inbox/mail-site.ts';
import { asForm } from '../inbox/support.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { bytes, startUpstream } from '../upstreams/server.ts';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);
const data = () => at('kept elsewhere');
const soon = { timeout: 20_000 };
const flags = () => permissionFlags(at('site'), data());

beforeAll(async () => {
  const site = await finishedSite();
  cpSync(site.buildDir, at('site/build'), { recursive: true });
  await site.remove();
  for (const part of ['domain', 'server', 'words', 'package.json', 'content/schema'])
    cpSync(part, path.join(at('site'), part), { recursive: true });
  for (const name of readdirSync('content').filter((file) => file.endsWith('.ts')))
    cpSync(path.join('content', name), path.join(at('site/content'), name));
  copyContent(at('site/content'));
  const day = addDays(rangeDay(new Date()), 7);
  // A week, because some days are closed anyway.
  const party = { title: 'Closed: work party', from: day, to: addDays(day, 6), text: 'Work party.' };
  writeFileSync(at('site/content/closures.yaml'), JSON.stringify([{ id: 'work-party', ...party }]));
  symlinkSync(path.resolve('node_modules'), at('site/node_modules'), 'junction');
  mkdirSync(data(), { mode: 0o700 });
});

it('all features of the server work', async () => {
  const mail = await mailServer();
  const feeds = await startUpstream();
  onTestFinished(() => feeds.close());
  const day = addDays(rangeDay(new Date()), 3);
  // An endless rule: the parser's thread is terminated, and a new one starts.
  const endless = maliciousCalendars(day).find(({ name }) => name === 'FREQ=DAILY;INTERVAL=7;BYDAY=MO');
  feeds.on('/calendar.ics', bytes(endless?.body ?? '', { type: 'text/calendar' }));
  const server = new Program([...flags(), at('site/server/run.js')], {
    cwd: folder,
    env: { ...settingsAt(feeds.url), PORT: '0', DATA_DIR: data(), SMTP_URL: mail.url, MAIL_TO: 'office@club.example' },
  });
  const url = await server.url();
  expect(await (await fetch(`${url}/faq`)).text()).toContain('<h1>Questions</h1>');
  expect(await (await fetch(`${url}/.well-known/security.txt`)).text()).toContain('Contact: mailto:');
  await vi.waitFor(async () => {
    const agenda = await (await fetch(`${url}/api/calendar`)).text();
    for (const title of [goodTitle, 'Closed: work party']) expect(agenda).toContain(title);
  }, soon);
  const nextWeek = addDays(rangeDay(new Date()), 7);
  // The operator's command runs beside the server, without its permissions, and the server reads the result.
  const closing = spawnSync(process.execPath, [at('site/server/closing/cli.ts'), 'Closed: snow', '--until', nextWeek], {
    cwd: folder,
    env: { ...compiled, DATA_DIR: data(), PORT: new URL(url).port },
    encoding: 'utf8',
  });
  expect(closing).toMatchObject({ status: 0, stderr: '' });
  expect(await (await fetch(`${url}/api/status`)).text()).toContain('Closed: snow');
  // The office closes the range too, on its page, in the server's own process.
  await officePost(url, '/api/office', { step: 'ask', email: 'office@club.example' });
  const linked = () => mail.received.find(({ text }) => text.includes('/api/office?token='));
  await vi.waitFor(() => expect(linked()).toBeDefined(), soon);
  const link = linkIn(linked()?.text);
  await officePost(url, link, { step: 'begin' });
  const fog = { step: 'close-confirmed', title: 'Closed: fog', from: nextWeek, to: addDays(nextWeek, 6) };
  await officePost(url, link, fog);
  expect(await (await fetch(`${url}/api/status`)).text()).toContain('Closed: fog');
  // The server checks an edit in a copy of the content, and stores it for the publish service.
  const special = { date: nextWeek, ...longDay, name: 'Work day', es: 'Jornada' };
  const meant = JSON.stringify([['special-days.yaml', nextWeek]]);
  await officePost(url, link, { step: 'special-day-confirmed', ...special, meant });
  expect(existsSync(path.join(data(), 'office/asked'))).toBe(true);
  const before = nextThing(1, false);
  await post(url, before);
  await vi.waitFor(() => expect(mail.received.map(({ to }) => to.join())).toContain('office@club.example'), soon);
  // The office's commands run on the same folder, under the running server.
  expect(await desk('backup', at('copy.sqlite'))).toMatchObject({ code: 0 });
  expect(await desk('restore', at('copy.sqlite'), '--yes')).toMatchObject({ code: 0 });
  const after = nextThing(2, false);
  await post(url, after);
  expect(audit(inboxFile(data()), [before, after]).violations).toEqual([]);
  // It deletes a person's data, and records that durably.
  const toItem = () => mail.received.map(({ text }) => /\/api\/privacy-desk\?\S+/.exec(text)?.[0]).find(Boolean);
  await vi.waitFor(() => expect(toItem()).toBeDefined(), soon);
  await officePost(url, toItem() ?? '', { step: 'forget-confirmed' });
  expect(readFileSync(path.join(data(), erasureFiles.list), 'utf8')).toMatch(/^[\da-f]{64} \d+\n$/);
  const ready = (await (await fetch(`${url}/readyz`)).json()) as { checks: Record<string, object> };
  expect(ready.checks).toMatchObject({ inbox: { state: 'ok' }, disk: { state: 'ok' } });
  expect(ready.checks['content']).toHaveProperty('editedAt');
  server.child.kill('SIGTERM');
  expect(await server.ends()).toBe(0);
  expect(server.err).toBe('');
  expect(server.out).not.toContain('ERR_ACCESS_DENIED');
  expect(server.out).toContain('parsing was terminated');
});

async function officePost(url: string, path: string, values: Record<string, string>): Promise<void> {
  expect((await fetch(url + path, asForm(values))).status).toBe(200);
}

const desk = (...args: string[]) =>
  command({ inbox: { file: inboxFile(data()) }, clock: { now: new Date() } }, ...args);

it('its process may neither read nor write elsewhere, change its own code, nor start a program', () => {
  const deeds = [
    `fs.readFileSync('/etc/passwd')`,
    `fs.writeFileSync(at + '/site/server/run.js', '')`,
    `fs.writeFileSync(at + '/kept elsewhere/../x', '')`,
    `child.execFileSync('/bin/true')`,
  ];
  const attempts = deeds.map((deed) => `try { ${deed}; said('done'); } catch (error) { said(error.code); }`);
  const script = `import fs from 'node:fs'; import child from 'node:child_process'; const at = ${JSON.stringify(folder)};
    const said = (what) => console.log(what); ${attempts.join('\n')}`;
  const args = [...flags(), '--input-type=module', '--eval', script];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toBe('ERR_ACCESS_DENIED\n'.repeat(deeds.length));
});

it('the unit and the container start it with the same permissions', () => {
  const [, started] = /^ExecStart=\S+ (.+) server\/run\.js$/m.exec(readFileSync('deploy/site.service', 'utf8')) ?? [];
  expect(started?.split(' ')).toEqual(permissionFlags('', '${DATA_DIR}'));
  const [, command = ''] = /^CMD (\["node", "--.*\])$/m.exec(readFileSync('deploy/Containerfile', 'utf8')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...permissionFlags('', '/data'), 'server/run.js']);
  for (const file of ['deploy/site.service', 'deploy/Containerfile'])
    for (const [name, value] of Object.entries(memorySettings))
      expect(readFileSync(file, 'utf8'), file).toContain(` ${name}=${value} `);
});
