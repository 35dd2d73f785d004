/**
 * Many visitors at once, on this machine only, and the proof that each of them is in the inbox once.
 *
 *     npm run load -- [--requests 5000] [--connections 50]
 */
import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { inboxFile } from '#server/inbox/open.ts';
import { audit, type Audit } from './audit.ts';
import { atPlace, type Place, startTarget } from './target.ts';
import { nextThing, post, type Sent } from './traffic.ts';

export type LoadFigures = Audit & {
  failed: number;
  perSecond: number;
  /** Milliseconds within which this share of the answers came. */
  half: number;
  ninetyNine: number;
  slowest: number;
};

/** Sends that many requests over that many connections, on each of which one is answered before the next is sent. */
export const load = (requests: number, connections: number): Promise<LoadFigures> =>
  atPlace((place) => trial(place, requests, connections));

async function trial(place: Place, requests: number, connections: number): Promise<LoadFigures> {
  const server = await startTarget(place);
  // Node's fetch opens as many connections as it likes; this opens as many as were asked for, and keeps them.
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const everything: Sent[] = [];
  const times: number[] = [];
  let failed = 0;

  const connection = async () => {
    while (everything.length < requests) {
      const thing = nextThing(everything.length, everything.length % 2 === 0);
      everything.push(thing);
      const sentAt = performance.now();
      await post(server.url, thing, agent).catch((error: unknown) => {
        failed++;
        process.stderr.write(`${String(error)}\n`);
      });
      times.push(performance.now() - sentAt);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  await server.kill();
  const found = audit(inboxFile(place.dataDir), everything);
  times.sort((a, b) => a - b);
  const within = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  return {
    ...found,
    failed,
    perSecond: Math.round(requests / seconds),
    half: within(0.5),
    ninetyNine: within(0.99),
    slowest: within(1),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '5000' }, connections: { type: 'string', default: '50' } },
  });
  const figures = await load(Number(values.requests), Number(values.connections));
  const { sent, acknowledged, stored, failed, faults, perSecond, half, ninetyNine, slowest } = figures;
  process.stdout.write(`sent                       ${sent} over ${values.connections} connections
acknowledged               ${acknowledged}, failed ${failed}
stored                     ${stored}
lost, doubled or halved    ${faults.length}
speed                      ${perSecond} each second; half within ${half} ms, 99 % within ${ninetyNine} ms, slowest ${slowest} ms
`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  process.exitCode = faults.length === 0 && acknowledged === sent ? 0 : 1;
}

if (import.meta.main) await main();
