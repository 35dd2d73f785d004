import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/browser/served.ts';
import { Program } from '#tests/fixtures/program.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';

const site = await temporarySite();

const serve = fileURLToPath(new URL('./fixtures/serve.ts', import.meta.url));
const start = (env: Record<string, string> = {}, buildDir = site.buildDir) =>
  new Program([serve, buildDir], { env: { PORT: '0', ...env } });

describe('the server', () => {
  it('prints its URL, answers requests in flight before it stops, and accepts no new ones', async () => {
    const program = start();
    const url = await program.url();
    expect(program.out).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)\n$/);
    expect(await (await fetch(`${url}/faq`)).text()).toContain('<h1>Questions</h1>');
    const inFlight = fetch(`${url}/api/slow`);
    await program.says(/slow request begun/);
    program.child.kill('SIGTERM');
    await program.says(/"stopping"/);
    // Ctrl+C arrives from the terminal and from npm, which counts as one signal.
    program.child.kill('SIGINT');
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    const answer = await inFlight;
    expect(await answer.text()).toBe('finished all the same');
    expect(await program.ends()).toBe(0);
    // The services (the inbox, for one) close after the last response, not before.
    expect(program.out.indexOf('"path":"/api/slow"')).toBeLessThan(program.out.indexOf('parts closed'));
  });

  it('keeps serving after an uncaught failure of its own request, and exits with code 1 after a bug', async () => {
    const program = start();
    const url = await program.url();
    for (const kind of ['abort', 'timeout', 'reset']) {
      program.out = '';
      await fetch(`${url}/api/uncaught/${kind}`);
      await program.says(/"level":"error".*failed outside of its promise/);
    }
    await fetch(`${url}/api/uncaught/bug`).catch(() => undefined);
    expect(await program.ends()).toBe(1);
    expect(program.out).toMatch(/"level":"fatal".*"crashed"/);
  });

  it('stops at once on a second signal', async () => {
    const program = start();
    const url = await program.url();
    const inFlight = fetch(`${url}/api/endless`).catch(() => 'cut off');
    await program.says(/endless request begun/);
    const asking = setInterval(() => program.child.kill('SIGTERM'), 250);
    expect(await program.ends()).toBe(1);
    clearInterval(asking);
    expect(await inFlight).toBe('cut off');
  });

  it.each(['destroy', 'pause'] as const)(
    'serves, and stops on SIGINT, though its output is not read: %s',
    async (how) => {
      const port = await freePort();
      const program = start({ PORT: String(port) });
      program.child.stdout[how]();
      await vi.waitFor(() => fetch(`http://localhost:${port}/faq`), { timeout: 30_000 });
      // Several times the capacity of a pipe.
      const path = `/${'a'.repeat(190)}`;
      for (let round = 0; round < 12; round++) {
        const answers = Array.from({ length: 50 }, () => fetch(`http://localhost:${port}${path}`, { method: 'HEAD' }));
        expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
      }
      program.child.kill('SIGINT');
      await once(program.child, 'exit');
      expect(program.child.exitCode).toBe(0);
    },
  );

  // A wrong setting ends it in the same way: env.test.ts.
  it('does not start without a build, and names the remedy', async () => {
    const program = start({}, path.join(site.root, 'nowhere'));
    expect(await program.ends()).toBe(1);
    expect(program.err).toMatch(/There is no finished build in .*nowhere\. Run "npm run build"/);
    expect(program.err).not.toContain('    at ');
  });

  it('reports in one sentence that Node is too old', () => {
    const claim = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'24.1.9'})`;
    const { status, stderr } = spawnSync(process.execPath, ['--import', claim, 'server/run.js'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The site needs Node \d+\.\d+ or newer, and this is 24\.1\.9: .*\n$/);
  });

  it('does not start on a taken port, names the remedy, and closes its open resources', async () => {
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
