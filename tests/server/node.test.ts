/** The main program as the operator runs it: a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('says where it is, in one line, and serves there', async () => {
    const program = start();
    const url = await urlFrom(program);
    expect(program.out).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)\n$/);
    const answer = await fetch(`${url}/faq`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Questions</h1>');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops at once on %s when nothing is going on', async (signal) => {
    const program = start();
    await fetch(await urlFrom(program));
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

  it.each(['abort', 'timeout', 'reset'])('serves on after an uncaught %s of its own request', async (kind) => {
    const program = start();
    const url = await urlFrom(program);
    await fetch(`${url}/api/uncaught/${kind}`);
    await program.says(/"level":"error".*failed outside of its promise/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it.each(['argument', 'bug'])('ends with code 1 on an uncaught %s error, and logs it', async (kind) => {
    const program = start();
    await fetch(`${await urlFrom(program)}/api/uncaught/${kind}`).catch(() => undefined);
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

  it('starts and serves when nobody ever reads its output', async () => {
    const port = await freePort();
    const program = start({ PORT: String(port) });
    program.child.stdout?.destroy();
    program.child.stderr?.destroy();
    expect((await firstAnswer(`http://localhost:${port}/faq`, program)).status).toBe(200);
    program.child.kill('SIGTERM');
    expect(await program.ends()).toBe(0);
  });

  it('serves on, and stops when asked, when the reader of its output has stopped reading', async () => {
    const port = await freePort();
    const program = start({ PORT: String(port) });
    program.child.stdout?.pause();
    await firstAnswer(`http://localhost:${port}/faq`, program);
    // Several times what a pipe holds.
    const path = `/${'a'.repeat(190)}`;
    for (let round = 0; round < 40; round++) {
      const answers = Array.from({ length: 50 }, () => fetch(`http://localhost:${port}${path}`, { method: 'HEAD' }));
      expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
    }
    program.child.kill('SIGTERM');
    await once(program.child, 'exit');
    expect(program.child.exitCode).toBe(0);
  });

  it('does not start on a wrong setting, and says which', async () => {
    const program = start({ PORT: 'three thousand' });
    expect(await program.ends()).toBe(1);
    expect(program.err).toContain('PORT is "three thousand"; it must be a whole number from 0 to 65535.');
    expect(program.err).not.toContain('    at ');
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

  it('does not start without a build, and says how to make one', async () => {
    const program = start({}, path.join(site.root, 'nowhere'));
    expect(await program.ends()).toBe(1);
    expect(program.err).toMatch(/There is no finished build in .*nowhere\. Run "npm run build"/);
    expect(program.err).not.toContain('    at ');
  });
});

/** Asks until there is an answer, for a program that cannot say when it is ready. Fails when the program ends first. */
async function firstAnswer(url: string, { child }: Program): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url);
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}`, { cause: error });
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
}
