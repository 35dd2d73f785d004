/** The main program and its content: found wherever it is started from, and a mistake in it told in plain words. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { finishedSite, type TemporarySite } from '#tests/fixtures/small-site.ts';

const program = fileURLToPath(new URL('./fixtures/serve-whole.ts', import.meta.url));
const running = new Set<ChildProcess>();

let site: TemporarySite;
beforeAll(async () => {
  site = await finishedSite();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await site.remove();
});

/** Starts the program in a folder that has nothing of the site in it, with a calendar that does not answer. */
async function start(...more: string[]) {
  const cwd = path.join(site.root, 'elsewhere');
  await mkdir(cwd, { recursive: true });
  const env = {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    DATA_DIR: path.join(site.root, 'data'),
    CALENDAR_ICS_URL: 'http://127.0.0.1:1/none.ics',
  };
  const child = spawn(process.execPath, [program, site.buildDir, ...more], { cwd, env });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += String(text)));
  child.stderr.on('data', (text) => (said.err += String(text)));
  return { child, said, closed: once(child, 'close') };
}

it('started in another folder, the server reads the content that belongs to it', async () => {
  const { child, closed, url } = await serving(await start());
  expect((await fetch(`${url}/api/webcams`)).status).toBe(200);
  child.kill('SIGTERM');
  await closed;
  expect(child.exitCode).toBe(0);
});

it('a closure in the content is in the agenda', async () => {
  const copy = copyOfContent('closing');
  const day = addDays(rangeDay(new Date()), 7);
  await writeFile(
    path.join(copy, 'closures.yaml'),
    `- { id: work-party, title: Closed, from: "${day}", to: "${day}", text: Work party. }\n`,
  );
  const { child, closed, url } = await serving(await start(copy));
  const agenda = (await (await fetch(`${url}/api/calendar`)).json()) as AgendaAnswer;
  expect(agenda.events).toMatchObject([{ date: day, title: 'Closed', closes: 'yes' }]);
  child.kill('SIGTERM');
  await closed;
});

/** Waits until the program says where it is. */
async function serving<Program extends Awaited<ReturnType<typeof start>>>(
  program: Program,
): Promise<Program & { url: string }> {
  const { child, said, closed } = program;
  const address = /http:\/\/localhost:\d+/;
  while (!address.test(said.out) && child.exitCode === null) await Promise.race([once(child.stdout, 'data'), closed]);
  const [url] = address.exec(said.out) ?? [];
  if (url === undefined) throw new Error(`never said where it is:\n${said.err}`);
  return { ...program, url };
}

/** A copy of the content, without its schemas and pictures. */
function copyOfContent(name: string): string {
  const copy = path.join(site.root, name);
  copyContent(copy);
  return copy;
}

it('does not start on a mistake in the content, and says where it is', async () => {
  const copy = copyOfContent('mistaken');
  const file = path.join(copy, 'hours.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/opens: "[\d:]+"/, 'opens: "9 am"'));
  const { child, said, closed } = await start(copy);
  await closed;
  expect(child.exitCode).toBe(1);
  expect(said.err).toMatch(/^The content in .*mistaken must be put right first\.\nThe content has a mistake:/);
  expect(said.err).toMatch(/content\/hours\.yaml:\d+ /);
  expect(said.err).not.toContain('    at ');
});
