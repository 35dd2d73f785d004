/**
 * `npm run bombs`: every bomb on the whole server, while somebody else asks for /healthz all the time. Fails when that
 * somebody waits for 250 ms longer than before the first bomb, when an answer is not the promised one, or above 400 MB.
 * Writes what it found to docs/reliability.md. `--short` tries one bomb in four, judges no times and writes nothing.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs, hourMs } from '#domain/durations.ts';
import { rangeDay } from '#domain/range-time.ts';
import { type Bomb, calendarBombs } from './calendars.ts';
import { alertBombs, roadBombs } from './documents.ts';
import { tell } from '#tooling/trials/record.ts';
import { atPlace, feedsAt, startTarget, type Target } from '#tooling/trials/target.ts';

const isShort = process.argv.includes('--short');
const maxWaitMs = 250;
const mostMegabytes = 400;

let served: { path: string; body: Buffer; type: string } = { path: '', body: Buffer.alloc(0), type: '' };
const feeds = createServer((request, response) => {
  if (!request.url?.startsWith(served.path)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': served.type }).end(served.body);
});
await new Promise<void>((resolve) => {
  feeds.listen(0, '127.0.0.1', resolve);
});
await atPlace(async (place) => {
  const env = { ...feedsAt(`http://127.0.0.1:${(feeds.address() as AddressInfo).port}`), LOG_LEVEL: 'warn' };
  const target = await startTarget(place, env);
  try {
    await tryAll(target);
  } finally {
    await target.kill();
    feeds.close();
    feeds.closeAllConnections();
  }
});

/** The longest that anybody else waited meanwhile. */
async function longestWait(url: string, work: Promise<unknown>): Promise<number> {
  let longest = 0;
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => undefined);
  while (!over.signal.aborted) {
    const started = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - started);
  }
  await work;
  return Math.round(longest);
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.text();
  return response.status;
}

async function tryAll(target: Target): Promise<void> {
  const day = rangeDay(new Date(Date.now() + 30 * dayMs));
  const kinds = [
    { path: '/calendar.ics', type: 'text/calendar', api: '/api/calendar', bombs: () => calendarBombs(day) },
    { path: '/alerts/active', type: 'application/geo+json', api: '/api/weather-alerts', bombs: () => alertBombs() },
    { path: '/data/', type: 'application/json', api: '/api/road-conditions', bombs: roadBombs },
  ];
  /** Other programs on this machine make us wait too. */
  const calm = await longestWait(target.url, sleep(3_000));
  let tried = 0;
  let worst = { wait: 0, name: '' };
  const faults: string[] = [];
  let hours = 0;
  for (const kind of kinds) {
    const count = kind.bombs(new Date()).length;
    for (let index = 0; index < count; index += isShort ? 4 : 1) {
      // Long enough for every feed to be asked again, whatever it answered last.
      target.wait(1);
      hours += 1;
      const bomb = kind.bombs(new Date(Date.now() + hours * hourMs))[index] as Bomb;
      served = { path: kind.path, body: bomb.body, type: kind.type };
      const started = performance.now();
      const asked = statusOf(`${target.url}${kind.api}`);
      const wait = await longestWait(target.url, asked);
      const status = await asked;
      tried += 1;
      if (wait > worst.wait) worst = { wait, name: bomb.name };
      if (status !== 200 || (!isShort && wait > calm + maxWaitMs)) faults.push(`${kind.api}: ${bomb.name}`);
      const ms = Math.round(performance.now() - started);
      process.stdout.write(`${kind.api} ${bomb.name}: ${status} in ${ms} ms; others waited ${wait} ms at most\n`);
    }
  }
  const memory = target.mostMemory();
  if (memory !== undefined && memory > mostMegabytes) faults.push(`memory: ${memory} MB`);
  const result = `others waited ${worst.wait} ms at most (${worst.name}), ${calm} ms without bombs; memory at most ${memory} MB`;
  tell({ row: '`npm run bombs`', tried: `${tried} bombs`, result, faults }, !isShort);
}
