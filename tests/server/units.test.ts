import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';

const isThere = spawnSync('systemd-analyze', ['--version']).error === undefined;
const folder = temporaryFolder();

/** A copy with this checkout in place of /srv/site, because systemd checks that the programs exist. */
const copied = (file: string, name = path.basename(file)) => {
  const copy = path.join(folder, name);
  writeFileSync(copy, readFileSync(file, 'utf8').replaceAll('/srv/site', process.cwd()));
  return copy;
};
const units = globSync('deploy/*.{service,socket,timer,path}').map((file) => copied(file));
// Named as docs/operations.md copies them for the preview.
for (const name of ['site-preview', 'site-preview-publish']) {
  units.push(copied(`deploy/${name.replace('-preview', '')}.service`, `${name}.service`));
  mkdirSync(path.join(folder, `${name}.service.d`));
  copied(`deploy/${name}.conf`, `${name}.service.d/preview.conf`);
}

describe.skipIf(!isThere)(`the units${isThere ? '' : ' (not tried: this machine has no systemd-analyze)'}`, () => {
  it('have no mistakes', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it.each(units.filter((unit) => unit.endsWith('.service')).map((unit) => [path.basename(unit), unit]))(
    '%s may do little: an exposure of 3.0 at most',
    (_name, unit) => {
      const args = ['security', '--offline=true', '--threshold=30', '--no-pager', unit];
      const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      expect(stdout).toContain('Overall exposure level');
      expect(status, stdout).toBe(0);
    },
  );
});

/** The command of deploy/site-watch.service, for the site on that port, with ten seconds shortened to one. */
function watchOf(port: number): [program: string, ...args: string[]] {
  const unit = readFileSync('deploy/site-watch.service', 'utf8');
  expect(unit).toContain('\nOnFailure=site-restart.service\n');
  const command = /^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '';
  return command.replace(':3000/', `:${port}/`).replaceAll(/ 10 /g, ' 1 ').split(' ') as [string, ...string[]];
}

describe.skipIf(spawnSync('/usr/bin/curl', ['--version']).error !== undefined)('what watches the site', () => {
  it.concurrent.for([
    ['fails twice', [503, 503, 200], 'leaves it alone'],
    ['fails, and then hangs', [503, 'never', 'never'], 'starts it again'],
  ] as const)('when it %s: asked %j, %s', async ([, answers, outcome], { expect, onTestFinished }) => {
    const asked: (string | undefined)[] = [];
    const site = createServer((request, response) => {
      const answer = answers[asked.push(request.url) - 1];
      if (typeof answer === 'number') response.writeHead(answer).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => site.close().closeAllConnections());
    await once(site, 'listening');
    const [program, ...args] = watchOf((site.address() as AddressInfo).port);
    const [code] = (await once(spawn(program, args), 'exit')) as [number];
    expect(asked).toEqual(answers.map(() => '/healthz'));
    expect(code === 0 ? 'leaves it alone' : 'starts it again').toBe(outcome);
  });
});
