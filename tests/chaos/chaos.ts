/**
 * Kills two servers of one folder again and again under load, and shows that nothing acknowledged was lost or stored
 * twice, and that no mail is noted as sent that was not. Then puts a backup back while visitors send, and causes each
 * fault of faults.ts. Writes the results into docs/reliability.md. SIGKILL shows what the process loses; a power cut
 * may lose more, for which the inbox waits for the disk (fsync).
 * npm run chaos -- [--kills 50] [--visitors 8] [--only read-only]   only the trials with that in their name
 */
import { execFile } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { audit, type Audit, noted } from './audit.ts';
import { faults, type FaultFigures, injectFault } from './faults.ts';
import { atPlace, type Place, startTarget, type Target } from './target.ts';
import { crowd } from './traffic.ts';

export type ChaosFigures = Audit & { kills: number; mails: number; mailedTwice: number };

/** Half a second of life at most, so that 50 kills take about a minute. */
const maxLifeMs = 500;

export const chaos = (kills: number, visitors: number): Promise<ChaosFigures> =>
  atPlace((place) => trial(place, kills, visitors));

async function trial(place: Place, kills: number, visitors: number): Promise<ChaosFigures> {
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
  const received = Map.groupBy(office.received, ({ headers }) => headers['message-id']?.replace(/^<|@.*/g, ''));
  for (const mail of noted(inboxFile(place.dataDir)))
    if (!received.has(mail)) found.violations.push(`the mail ${mail} is noted as sent, and was not`);
  const mailedTwice = [...received.values()].filter(({ length }) => length > 1).length;
  return { ...found, kills, mails: received.size, mailedTwice };
}

/**
 * Puts a backup back while visitors go on sending, and after the inbox was damaged, by the club's own commands.
 * @param ms how long visitors send before, between and after
 */
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

type Found = { acknowledged: number; refused?: number; violations: readonly string[] };
const report = path.join(import.meta.dirname, '../../docs/reliability.md');

/** Prints a result. Without `isShort` it becomes a row of docs/reliability.md. */
function tell(trial: string, tried: string, found: Found, isShort: boolean): void {
  const { acknowledged, refused, violations } = found;
  const refusals = refused === undefined ? '' : `; ${refused} refused with the promised 503`;
  const result = `${acknowledged} acknowledged, none lost or doubled${refusals}; ${violations.length} violations`;
  const row = `| \`npm run chaos\`: ${trial} |`;
  process.stdout.write([row, tried, result, ...violations, ''].join('\n  '));
  if (violations.length > 0) process.exitCode = 1;
  if (isShort) return;
  const rows = readFileSync(report, 'utf8').trimEnd().split('\n');
  const others = rows.filter((one) => !one.startsWith(row));
  const line = `${row} ${tried} | ${result} | ${new Date().toISOString().slice(0, 10)} |`;
  writeFileSync(report, `${[...others, line].join('\n')}\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '50' },
      visitors: { type: 'string', default: '8' },
      only: { type: 'string', default: '' },
    },
  });
  const kills = Number(values.kills);
  const isShort = kills < 50;
  const isTried = (name: string) => name.includes(values.only);
  if (isTried('SIGKILL')) {
    const killed = await chaos(kills, Number(values.visitors));
    const traffic = `amid ${killed.sent} things sent and ${killed.mails} mails, ${killed.mailedTwice} of which came twice`;
    tell('SIGKILL', `two servers of one folder killed ${kills} times ${traffic}`, killed, isShort);
  }
  if (isTried('restore')) {
    const drill = 'a backup put back amid posts, and after half of the inbox’s file was overwritten';
    tell('restore', drill, await restoreDrill(2_000), isShort);
  }
  for (const [name, fault] of Object.entries(faults).filter(([name]) => isTried(name))) {
    if (!fault.isPossible) process.stdout.write(`Not tried: ${name}. This machine or user can't have it.\n`);
    if (!fault.isPossible) continue;
    const times = Math.ceil(kills / 10);
    const all: FaultFigures[] = [];
    while (all.length < times) all.push(await injectFault(fault));
    const sum = (figure: 'acknowledged' | 'refused') => all.reduce((total, one) => total + one[figure], 0);
    const violations = all.flatMap((one) => one.violations);
    const found = { acknowledged: sum('acknowledged'), violations, ...(fault.refuses && { refused: sum('refused') }) };
    tell(name, `${times} times`, found, isShort);
  }
}
