/**
 * Kills the server again and again in the middle of a stream of requests, and shows that nothing that a visitor was
 * told is stored was lost, stored twice or stored by halves.
 *
 *     npm run chaos -- [--kills 50] [--visitors 8]
 *
 * SIGKILL shows what the process loses, not what a power cut loses: for that the inbox waits for the disk (fsync).
 */
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { audit, type Audit } from './audit.ts';
import { startServer, withDataFolder, type RunningServer } from './serve.ts';
import { nextThing, post, type Sent } from './traffic.ts';

export type ChaosFigures = Audit & { kills: number; repeated: number; seconds: number };

/** Half a second of life at most, so that 50 kills take about a minute. */
const maxLifeMs = 500;
/** A visitor whose server does not come back gives up after this many tries, 20 ms apart. */
const maxTries = 1000;

/** Runs the whole trial, with as many kills and with as many visitors who send one thing after the other. */
export const chaos = (kills: number, visitors: number): Promise<ChaosFigures> =>
  withDataFolder((dataDir) => trial(dataDir, kills, visitors));

async function trial(dataDir: string, kills: number, visitors: number): Promise<ChaosFigures> {
  const started = performance.now();
  const everything: Sent[] = [];
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  let server: RunningServer = await startServer(dataDir);
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
        await post(server.url, thing, agent).catch(() => wait(20));
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
      await server.kill();
      server = await startServer(dataDir);
    }
  } finally {
    over.abort();
    await Promise.all(crowd);
    agent.destroy();
    await server.kill();
  }
  const found = audit(inboxFile(dataDir), everything);
  return { ...found, kills, repeated, seconds: Math.round((performance.now() - started) / 1000) };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '50' }, visitors: { type: 'string', default: '8' } },
  });
  const { kills, sent, acknowledged, stored, storedUnanswered, repeated, faults, seconds } = await chaos(
    Number(values.kills),
    Number(values.visitors),
  );
  process.stdout.write(`killed with SIGKILL        ${kills} times in ${seconds} s
sent by visitors           ${sent}
acknowledged               ${acknowledged}
repeated under their key   ${repeated}
stored                     ${stored}, of which ${storedUnanswered} died before their answer
lost, doubled or halved    ${faults.length}
`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.main) await main();
