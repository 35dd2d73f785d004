/** The alert script of docs/operations.md: one mail per change, and one a day while a warning lasts. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);
const [, written = ''] =
  /An alert, from another machine[^]*?```sh\n([^]*?)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
const script = written.replace('/var/tmp/site-said', at('said'));

function program(name: string, text: string): void {
  writeFileSync(at(name), `#!/bin/sh\n${text}\n`);
  chmodSync(at(name), 0o755);
}

/** Runs it once. @returns the subjects of all mails so far */
function run(answer: string): string[] {
  program('curl', answer === '' ? 'exit 22' : `echo '{"status":"${answer}","checks":{}}'`);
  program('mail', `echo "$2" >> ${at('mails')}; cat > /dev/null`);
  spawnSync('sh', ['-c', script], { env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` } });
  return existsSync(at('mails')) ? readFileSync(at('mails'), 'utf8').trim().split('\n') : [];
}

it('mails each change once, and a lasting warning once a day', () => {
  const ready = 'The site: "status":"ready"';
  const warning = 'The site: "status":"warning"';
  expect(run('ready')).toEqual([ready]);
  expect(run('ready')).toEqual([ready]);
  expect(run('warning')).toEqual([ready, warning]);
  expect(run('warning')).toEqual([ready, warning]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(at('said'), yesterday, yesterday);
  expect(run('warning')).toEqual([ready, warning, warning]);
  expect(run('')).toEqual([ready, warning, warning, 'The site: no answer']);
  expect(run('ready').at(-1)).toBe(ready);
  utimesSync(at('said'), yesterday, yesterday);
  expect(run('ready')).toHaveLength(5);
});
