/** Runs the nightly backup of its unit, and the restore drill of docs/operations.md. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { circumstances, contactMessage, privacyRequest, temporaryFolder, testInbox } from './support.ts';

function commandsOf(heading: string): string {
  const [, part = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n## ${heading}\n`);
  return /```sh\n([\s\S]*?)```/.exec(part)?.[1] ?? '';
}

/** What systemd gives to the shell. */
function backupCommand(): string {
  const [, command = ''] =
    /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(readFileSync('deploy/site-backup.service', 'utf8')) ?? [];
  return command.replaceAll('$$', '$').replaceAll('%%', '%');
}

it('what visitors sent comes back from the nightly backup, without touching the site', async () => {
  const { folder, file, store } = testInbox();
  await store.add(privacyRequest, circumstances);
  await store.add(contactMessage, circumstances);
  const backups = path.join(temporaryFolder(), 'backups');
  mkdirSync(backups);
  // The machine that runs this test has no user of the site's.
  writeFileSync(path.join(backups, '../runuser'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
  const sh = (script: string, env: Readonly<Record<string, string>> = {}) =>
    execFileSync('/bin/sh', ['-ec', script.replaceAll('/var/backups/site', backups)], {
      encoding: 'utf8',
      env: { PATH: `${path.dirname(backups)}:${process.env['PATH']}`, TMPDIR: folder, ...env },
    });
  sh(backupCommand(), { DATA_DIR: path.dirname(file) });
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^inbox-\d{4}-\d{2}-\d{2}-\d{6}\.sqlite$/)]);

  const said = sh(commandsOf('Backups'));
  expect(said).toContain('Restored 2 items');
  expect(said).toContain(privacyRequest.data.name);
  expect(said).toContain(contactMessage.data.name);
  // The drill leaves nothing of what visitors sent behind.
  expect(readdirSync(folder).filter((name) => !/^(?:data|node-compile-cache)$/.test(name))).toEqual([]);
});
