/**
 * Kills two servers of one folder again and again in the middle of a stream of requests and mails, and shows that
 * nothing that a visitor was told is stored was lost, stored twice or stored by halves, and that no mail is noted as
 * sent that was not. Then puts a backup back while visitors send.
 *
 *     npm run chaos -- [--kills 50] [--visitors 8]
 *
 * SIGKILL shows what the process loses, not what a power cut loses: for that the inbox waits for the disk (fsync).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { audit, type Audit, noted } from './audit.ts';
import { restoreDrill } from './restore-drill.ts';
import { atPlace, type Place, startTarget, type Target } from './target.ts';
import { crowd } from './traffic.ts';

export type ChaosFigures = Audit & { kills: number; mails: number; mailedTwice: number };

/** Half a second of life at most, so that 50 kills take about a minute. */
const maxLifeMs = 500;

/** Runs the whole trial, with as many kills and with as many visitors who send one thing after the other. */
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

if (import.meta.main) {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '50' }, visitors: { type: 'string', default: '8' } },
  });
  const trials = {
    kills: await chaos(Number(values.kills), Number(values.visitors)),
    restore: await restoreDrill(2_000),
  };
  process.stdout.write(`${JSON.stringify(trials, null, 2)}\n`);
  process.exitCode = Object.values(trials).some(({ violations }) => violations.length > 0) ? 1 : 0;
}
