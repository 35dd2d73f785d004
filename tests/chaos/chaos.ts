/**
 * Kills two servers of one folder again and again in the middle of a stream of requests and mails, and shows that
 * nothing that a visitor was told is stored was lost, stored twice or stored by halves, and that no mail is noted as
 * sent that was not. Then puts backups back while visitors send, and after the inbox was damaged. Then each fault of
 * a machine (faults.ts), ten times.
 *
 *     npm run chaos -- [--kills 50] [--visitors 8]
 *
 * SIGKILL shows what the process loses, not what a power cut loses: for that the inbox waits for the disk (fsync).
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { audit, type Audit, noted } from './audit.ts';
import { startSmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { tell } from './report.ts';
import { restoreDrill } from './restore-drill.ts';
import { atPlace, type Place, startTarget, type Target } from './target.ts';
import { nextThing, post, type Sent } from './traffic.ts';
import { injectFault, machineFaults } from './faults.ts';

export type ChaosFigures = Audit & { kills: number; repeated: number; mails: number; mailedTwice: number };

/** Half a second of life at most, so that 50 kills take about a minute. */
const maxLifeMs = 500;
/** A visitor whose server does not come back gives up after this many tries, 20 ms apart. */
const maxTries = 1000;

/** Runs the whole trial, with as many kills and with as many visitors who send one thing after the other. */
export const chaos = (kills: number, visitors: number): Promise<ChaosFigures> =>
  atPlace((place) => trial(place, kills, visitors));

async function trial(place: Place, kills: number, visitors: number): Promise<ChaosFigures> {
  const office = await startSmtpSink();
  const start = () => startTarget(place, { SMTP_URL: office.url });
  const everything: Sent[] = [];
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const servers: [Target, Target] = [await start(), await start()];
  const any = (): 0 | 1 => (Math.random() < 0.5 ? 0 : 1);
  let repeated = 0;

  const visit = async () => {
    while (!over.signal.aborted) {
      const thing = nextThing(everything.length, Math.random() < 0.5);
      everything.push(thing);
      // Without a key a visitor cannot know whether it arrived, and does not repeat it.
      const most = thing.key === undefined ? 1 : maxTries;
      for (let tries = 0; thing.reference === undefined && tries < most; tries++) {
        if (tries === 1) repeated++;
        // No answer: the server was killed. Whether the thing was stored is for the audit to find out.
        await post(servers[any()].url, thing, agent).catch(() => wait(20));
      }
    }
  };
  const crowd = Array.from({ length: visitors }, visit);
  try {
    for (let kill = 0; kill < kills; kill++) {
      const before = everything.length;
      await wait(Math.random() * maxLifeMs);
      // Never a life without a request: the kill has to hit a stream.
      while (everything.length < before + visitors) await wait(5);
      const which = any();
      await servers[which].kill();
      servers[which] = await start();
    }
  } finally {
    over.abort();
    await Promise.all(crowd);
    agent.destroy();
    await Promise.all(servers.map((server) => server.kill()));
    await office.close();
  }
  const found = audit(inboxFile(place.dataDir), everything);
  const received = Map.groupBy(office.received, ({ headers }) => headers['message-id']?.replace(/^<|@.*/g, ''));
  for (const mail of noted(inboxFile(place.dataDir)))
    if (!received.has(mail)) found.violations.push(`the mail ${mail} is noted as sent, and was not`);
  const mailedTwice = [...received.values()].filter(({ length }) => length > 1).length;
  return { ...found, kills, repeated, mails: received.size, mailedTwice };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '50' }, visitors: { type: 'string', default: '8' } },
  });
  const figures = await chaos(Number(values.kills), Number(values.visitors));
  const { kills, sent, acknowledged, repeated, storedUnanswered, mails, mailedTwice, violations } = figures;
  tell(
    {
      row: '`npm run chaos`: SIGKILL',
      tried: `two servers of one folder killed ${kills} times amid ${sent} things sent and ${mails} mails`,
      result: `${acknowledged} acknowledged, all there once; ${repeated} repeated under their key; ${storedUnanswered} stored without an answer; ${mailedTwice} mails came twice`,
      violations,
    },
    kills >= 50,
  );
  const drill = await restoreDrill(2_000);
  tell(
    {
      row: '`npm run chaos`: restore',
      tried: `a backup put back amid posts, and after half of the inbox's file was overwritten under the running server`,
      result: `${drill.acknowledged} acknowledged, each in the inbox or in what was kept; ${drill.refused} refused while it was damaged`,
      violations: drill.violations,
    },
    kills >= 50,
  );
  for (const fault of machineFaults) {
    if (fault.missing === undefined) tell(await injectFault(fault, kills / 5), kills >= 50);
    else process.stdout.write(`Not tried: ${fault.name}. Here ${fault.missing}.\n`);
  }
}

if (import.meta.main) await main();
