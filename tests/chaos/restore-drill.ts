/** Backs up and restores while visitors go on sending, with the club's own commands, on a server that never stops. */
import { execFile } from 'node:child_process';
import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { atPlace, type Place, startTarget } from './target.ts';
import { crowd } from './traffic.ts';

/** @param ms how long visitors send before, between and after */
export const restoreDrill = (ms: number) => atPlace((place) => drill(place, ms));

async function drill(place: Place, ms: number) {
  const target = await startTarget(place);
  const backup = path.join(place.dataDir, '..', 'backup.sqlite');
  const violations: string[] = [];
  const visitors = crowd(() => target.url);
  try {
    await wait(ms);
    await command(place, 'backup', backup);
    await wait(ms);
    await command(place, 'restore', backup, '--yes');
    await wait(ms);
    await visitors.leave();
    const kept = readdirSync(place.dataDir).filter((name) => name.startsWith('before-restore-'));
    const there = new Set(
      [inboxFile(place.dataDir), ...kept.map((name) => path.join(place.dataDir, name))].flatMap(marksIn),
    );
    for (const { mark, reference } of visitors.sent)
      if (reference !== undefined && !there.has(mark))
        violations.push(`${reference} is neither in the inbox nor in what was kept`);

    await command(place, 'backup', `${backup}-2`);
    const backedUp = marksIn(inboxFile(place.dataDir));
    damage(inboxFile(place.dataDir));
    const others = crowd(() => target.url);
    await wait(ms);
    await command(place, 'restore', `${backup}-2`, '--yes');
    await wait(ms);
    await others.leave();
    const restored = new Set(marksIn(inboxFile(place.dataDir)));
    if (backedUp.some((mark) => !restored.has(mark))) violations.push('the damaged inbox lacks things of the backup');
    if (!others.sent.slice(-4).every(({ mark }) => restored.has(mark)))
      violations.push('what was sent after the restore is not there');
  } finally {
    await target.kill();
  }
  const acknowledged = visitors.sent.filter(({ reference }) => reference !== undefined).length;
  return { acknowledged, violations };
}

/** `npm run inbox -- …`. Throws what it said when it failed. */
const command = ({ dataDir }: Place, ...words: string[]) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, '../../server/inbox/cli.ts'), ...words], {
    env: { PATH: process.env['PATH'], CONTENT_DIR: process.env['CONTENT_DIR'], DATA_DIR: dataDir },
  });

function marksIn(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const rows = ['privacy_requests', 'contact_messages', 'subscribers'].flatMap((table) =>
    db.prepare(`SELECT answers ->> 'email' AS email FROM ${table}`).all(),
  );
  db.close();
  return rows.map(({ email }) => String(email).split('@')[0] ?? '');
}

function damage(file: string): void {
  const size = statSync(file).size;
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(Math.floor(size / 2), 0xa5), 0, undefined, Math.floor(size / 4));
  closeSync(handle);
}
