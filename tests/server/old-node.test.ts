/** The server as a service manager starts it, on a Node that is too old. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['20.20.2', '24.1.9', '9.0.0'])('Node %s says in one sentence what is needed instead', (version) => {
  const claim = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', claim, 'server/run.js'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^The site needs Node \\d+\\.\\d+ or newer, and this is ${version.replaceAll('.', String.raw`\.`)}: .*\n$`,
    ),
  );
});
