/**
 * Kills two servers of one folder again and again under load, and shows that nothing acknowledged was lost or stored
 * twice, and that no mail is noted as sent that was not. Then puts a backup back while visitors send, and causes each
 * fault of faults.ts. Writes the results into docs/reliability.md. SIGKILL shows what the process loses; a power cut
 * may lose more, for which the inbox waits for the disk (fsync).
 * npm run chaos -- [--kills 50] [--visitors 8]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { audit, type Audit, noted } from './audit.ts';
import { faults, type FaultFigures, injectFault } from './faults.ts';
import { restoreDrill } from './restore-drill.ts';
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
    options: { kills: { type: 'string', default: '50' }, visitors: { type: 'string', default: '8' } },
  });
  const kills = Number(values.kills);
  const isShort = kills < 50;
  const killed = await chaos(kills, Number(values.visitors));
  const traffic = `amid ${killed.sent} things sent and ${killed.mails} mails, ${killed.mailedTwice} of which came twice`;
  tell('SIGKILL', `two servers of one folder killed ${kills} times ${traffic}`, killed, isShort);
  const drill = 'a backup put back amid posts, and after half of the inbox’s file was overwritten';
  tell('restore', drill, await restoreDrill(2_000), isShort);
  for (const [name, fault] of Object.entries(faults)) {
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
