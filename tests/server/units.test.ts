/** The units of deploy/, as systemd reads them. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const isThere = spawnSync('systemd-analyze', ['--version']).error === undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With this checkout in the place of /srv/site: systemd looks whether the programs are there. */
const units = globSync('deploy/*.{service,socket,timer,path}').map((file) => {
  const copy = path.join(folder, path.basename(file));
  writeFileSync(copy, readFileSync(file, 'utf8').replaceAll('/srv/site', process.cwd()));
  return copy;
});

describe.skipIf(!isThere)(`the units${isThere ? '' : ' (not tried: this machine has no systemd-analyze)'}`, () => {
  it('are without a mistake', () => {
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
