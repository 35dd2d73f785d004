/**
 * Kills two servers of one folder again and again under load, or puts a backup back while visitors send. SIGKILL shows
 * what the process loses; a power cut may lose more, for which the inbox waits for the disk (fsync).
 */
import { execFile } from 'node:child_process';
import { closeSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { type Audit, audit, noted } from './audit.ts';
import { newPlace } from './place.ts';
import { type Place, startTarget, type Target } from './target.ts';
import { crowd } from './traffic.ts';

/** Half a second of life at most, so that 50 kills take about a minute. */
const maxLifeMs = 500;

/** Nothing acknowledged may be lost or stored twice, and no mail noted as sent that was not. */
export async function chaos(kills: number, visitors: number): Promise<Audit> {
  const place = await newPlace();
  const office = await startSmtpSink();
  const start = () => startTarget(place, { SMTP_URL: office.url });
  const servers: [Target, Target] = [await start(), await start()];
  const any = (): 0 | 1 => (Math.random() < 0.5 ? 0 : 1);
  const { sent, leave } = crowd(() => servers[any()].url, visitors);
  try {
    for (let kill = 0; kill < kills; kill++) {
      const before = sent.length;
      await wait(Math.random() * maxLifeMs);
      // Never a life without a request: the kill has to hit a stream.
      while (sent.length < before + visitors) await wait(5);
      const which = any();
      await servers[which].kill();
      servers[which] = await start();
    }
  } finally {
    await leave();
    await Promise.all(servers.map((server) => server.kill()));
    await office.close();
  }
  const found = audit(inboxFile(place.dataDir), sent);
  const received = new Set(office.received.map(({ headers }) => headers['message-id']?.replace(/^<|@.*/g, '')));
  for (const mail of noted(inboxFile(place.dataDir)))
    if (!received.has(mail)) found.violations.push(`the mail ${mail} is noted as sent, and was not`);
  return found;
}

/**
 * Puts a backup back while visitors go on sending, and after the inbox was damaged, by the club's own commands.
 * @param ms how long visitors send before, between and after
 */
export async function restoreDrill(ms: number): Promise<Audit> {
  const place = await newPlace();
  const target = await startTarget(place);
  const file = inboxFile(place.dataDir);
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
    const there = new Set([file, ...kept.map((name) => path.join(place.dataDir, name))].flatMap(marksIn));
    for (const { mark, reference } of visitors.sent)
      if (reference !== undefined && !there.has(mark))
        violations.push(`${reference} is neither in the inbox nor in what was kept`);

    await command(place, 'backup', `${backup}-2`);
    const backedUp = marksIn(file);
    damage(file);
    const others = crowd(() => target.url);
    await wait(ms);
    await command(place, 'restore', `${backup}-2`, '--yes');
    await wait(ms);
    await others.leave();
    const restored = new Set(marksIn(file));
    if (backedUp.some((mark) => !restored.has(mark))) violations.push('the damaged inbox lacks things of the backup');
    if (!others.sent.slice(-4).every(({ mark }) => restored.has(mark)))
      violations.push('what was sent after the restore is not there');
  } finally {
    await target.kill();
  }
  return { acknowledged: visitors.sent.filter(({ reference }) => reference !== undefined).length, violations };
}

/** `npm run inbox -- …`. Throws what it said when it failed. */
const command = ({ dataDir }: Place, ...words: string[]) =>
  promisify(execFile)(process.execPath, [path.resolve('server/inbox/cli.ts'), ...words], {
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
