/** The main program as the operator runs it: a process of its own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/browser/served.ts';
import { finishedSite, type TemporarySite } from '#tests/fixtures/small-site.ts';

let site: TemporarySite;
const running = new Set<Program>();
beforeAll(async () => {
  site = await finishedSite();
});
afterAll(async () => {
  for (const program of running) program.child.kill('SIGKILL');
  await site.remove();
});

/** A started program, whose output can be waited for. */
class Program {
  readonly child: ChildProcess;
  /** When it has ended and all of its output was read. */
  readonly #closed: Promise<unknown>;
  #isClosed = false;
  out = '';
  err = '';

  constructor(env: Record<string, string>, buildDir: string) {
    const serve = fileURLToPath(new URL('./fixtures/serve.ts', import.meta.url));
    this.child = spawn(process.execPath, [serve, buildDir], { env: { ...env, PATH: process.env['PATH'] ?? '' } });
    this.child.stdout?.on('data', (text) => (this.out += String(text)));
    this.child.stderr?.on('data', (text) => (this.err += String(text)));
    this.#closed = once(this.child, 'close').then(() => (this.#isClosed = true));
    running.add(this);
  }

  /** Waits until the output has what is looked for; fails with all of the output when the program ends without it. */
  async says(wanted: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = wanted.exec(this.out);
      if (found) return found;
      if (this.#isClosed) throw new Error(`never said ${wanted}:\n${this.out}\n${this.err}`);
      await Promise.race([once(this.child.stdout ?? this.child, 'data'), this.#closed]);
    }
  }

  async ends(): Promise<number | null> {
    await this.#closed;
    return this.child.exitCode;
  }
}

const start = (env: Record<string, string> = {}, buildDir = site.buildDir) =>
  new Program({ PORT: '0', ...env }, buildDir);
const urlFrom = async (program: Program) => (await program.says(/http:\/\/localhost:\d+/))[0];

describe('the server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('says where it serves, and stops on %s', async (signal) => {
    const program = start();
    const url = await urlFrom(program);
    expect(program.out).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)\n$/);
    expect(await (await fetch(`${url}/faq`)).text()).toContain('<h1>Questions</h1>');
    program.child.kill(signal);
    expect(await program.ends()).toBe(0);
    expect(program.out).toContain('parts closed');
  });

  it('answers what is in flight before it stops, and takes nothing new', async () => {
    const program = start();
    const url = await urlFrom(program);
    const inFlight = fetch(`${url}/api/slow`);
    await program.says(/slow request begun/);
    program.child.kill('SIGTERM');
    await program.says(/"stopping"/);
    // As when Ctrl+C reaches it from the terminal and from npm: still one request to stop.
    program.child.kill('SIGINT');
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    const answer = await inFlight;
    expect(await answer.text()).toBe('finished all the same');
    expect(await program.ends()).toBe(0);
    // The parts (the inbox, for one) are closed after the last answer, not before.
    expect(program.out.indexOf('"path":"/api/slow"')).toBeLessThan(program.out.indexOf('parts closed'));
  });

  it('serves on after an uncaught failure of its own request, and ends with code 1 after a bug', async () => {
    const program = start();
    const url = await urlFrom(program);
    for (const kind of ['abort', 'timeout', 'reset']) {
      program.out = '';
      await fetch(`${url}/api/uncaught/${kind}`);
      await program.says(/"level":"error".*failed outside of its promise/);
    }
    await fetch(`${url}/api/uncaught/bug`).catch(() => undefined);
    expect(await program.ends()).toBe(1);
    expect(program.out).toMatch(/"level":"fatal".*"crashed"/);
  });

  it('stops at once when asked again', async () => {
    const program = start();
    const url = await urlFrom(program);
    const inFlight = fetch(`${url}/api/endless`).catch(() => 'cut off');
    await program.says(/endless request begun/);
    const asking = setInterval(() => program.child.kill('SIGTERM'), 250);
    expect(await program.ends()).toBe(1);
    clearInterval(asking);
    expect(await inFlight).toBe('cut off');
  });

  it.each(['destroy', 'pause'] as const)(
    'serves, and stops when asked, though its output is not read: %s',
    async (how) => {
      const port = await freePort();
      const program = start({ PORT: String(port) });
      program.child.stdout?.[how]();
      await vi.waitFor(() => fetch(`http://localhost:${port}/faq`), { timeout: 30_000 });
      // Several times what a pipe holds.
      const path = `/${'a'.repeat(190)}`;
      for (let round = 0; round < 40; round++) {
        const answers = Array.from({ length: 50 }, () => fetch(`http://localhost:${port}${path}`, { method: 'HEAD' }));
        expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
      }
      program.child.kill('SIGTERM');
      await once(program.child, 'exit');
      expect(program.child.exitCode).toBe(0);
    },
  );

  it.each([
    ['a wrong setting', { PORT: 'three thousand' }, 'build', /PORT is "three thousand"; it must be a whole number/],
    ['no build', {}, 'nowhere', /There is no finished build in .*nowhere\. Run "npm run build"/],
  ])('does not start with %s, and says what to do', async (_what, env, folder, says) => {
    const program = start({ ...env }, path.join(site.root, folder));
    expect(await program.ends()).toBe(1);
    expect(program.err).toMatch(says);
    expect(program.err).not.toContain('    at ');
  });

  it('says in one sentence that Node is too old', () => {
    const claim = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'24.1.9'})`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', claim, 'server/run.js'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The site needs Node \d+\.\d+ or newer, and this is 24\.1\.9: .*\n$/);
  });

  it('does not start on a taken port, says what to do, and closes what it had opened', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const program = start({ PORT: String(port) });
    expect(await program.ends()).toBe(1);
    expect(program.err).toContain(`Port ${port} on 127.0.0.1 is already in use.`);
    expect(program.err).not.toContain('    at ');
    expect(program.out).toMatch(/^\{[^\n]*"parts closed"\}\n$/);
    other.close();
  });
});
