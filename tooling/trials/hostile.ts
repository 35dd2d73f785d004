/**
 * `npm run hostile`: connections that no browser makes, on the whole server. During each kind the server may hold 400
 * MB at most, and it must answer others within 30 seconds of its end, whoever is still connected. `--short` makes a
 * fifth of each, and waits for no clock to run out. On this machine only.
 */
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxDrainedBytes } from '#server/middleware/body-limit.ts';
import { tell } from './record.ts';
import { atPlace, feedsAt, type Place, startTarget, type Target } from './target.ts';

const isShort = process.argv.includes('--short');
const share = isShort ? 0.2 : 1;
const mostMegabytes = 400;
/** Longer than the server's clock for a connection on which nothing moves. */
const attackMs = isShort ? 2_000 : 25_000;
const recoveryMs = 30_000;

/** A picture of 5 MB, as the largest that a camera may send. */
const picture = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(4_900_000, 7),
  Buffer.from([0xff, 0xd9]),
]);
const camera = '/api/webcams/main-range';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const postOf = (length: number) =>
  `POST /api/contact-messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** All come from one address; the one without which a proxy could not work is spared the ceilings of an address. */
const localAddress = process.platform === 'linux' ? '127.0.0.66' : '127.0.0.1';

/** Opens connections, each of which is told what to do; they hear nothing unless they are told to. */
class Crowd {
  readonly #sockets: Socket[] = [];
  readonly #port: number;

  constructor({ url }: Target) {
    this.#port = Number(new URL(url).port);
  }

  open(count: number, act: (socket: Socket) => void): void {
    for (let index = 0; index < count * share; index++) {
      const socket = connect({ port: this.#port, host: '127.0.0.1', localAddress }, () => act(socket));
      socket.on('error', () => undefined);
      socket.pause();
      this.#sockets.push(socket);
    }
  }

  get stillOpen(): number {
    return this.#sockets.filter(({ destroyed }) => !destroyed).length;
  }

  /** Does it for each that is still there, every now and then. */
  async keepOn(everyMs: number, act: (socket: Socket) => void): Promise<void> {
    const end = performance.now() + attackMs;
    while (performance.now() < end) {
      for (const socket of this.#sockets) if (socket.writable) act(socket);
      await sleep(everyMs);
    }
  }

  leave(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

type Attack = { name: string; env?: Record<string, string>; run: (crowd: Crowd, target: Target) => Promise<void> };

const attacks: Attack[] = [
  {
    name: '100 connections that ask for 200 pictures of 5 MB each at once, and never read',
    run: (crowd) => {
      crowd.open(100, (socket) => socket.write(get(camera).repeat(200)));
      return sleep(attackMs);
    },
  },
  {
    name: '100 connections that ask for pictures one after the other, and read a byte a second',
    run: (crowd) => {
      crowd.open(100, (socket) => socket.write(get(camera).repeat(10)));
      return crowd.keepOn(1_000, (socket) => void socket.read(1));
    },
  },
  {
    name: '1,500 connections that send a letter of a header each second',
    run: (crowd) => {
      crowd.open(1_500, (socket) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
      return crowd.keepOn(1_000, (socket) => void socket.write('x'));
    },
  },
  {
    name: '1,000 connections that send a byte of a form each second',
    run: (crowd) => {
      crowd.open(1_000, (socket) => socket.write(`${postOf(60_000)}{`));
      return crowd.keepOn(1_000, (socket) => void socket.write(' '));
    },
  },
  {
    name: '4,000 connections that say nothing',
    run: (crowd) => {
      crowd.open(4_000, () => undefined);
      return sleep(attackMs);
    },
  },
  {
    name: '400 forms as large as is read at all, and 400 that only say so',
    run: async (crowd) => {
      const body = Buffer.alloc(maxDrainedBytes, 'x');
      crowd.open(400, (socket) => {
        socket.write(postOf(body.length));
        socket.write(body);
      });
      crowd.open(400, (socket) => socket.write(postOf(maxDrainedBytes)));
      await sleep(attackMs);
    },
  },
  {
    name: '20,000 headers of 15 kB, and a log that nobody reads any more',
    env: { LOG_LEVEL: 'info' },
    run: async (crowd, target) => {
      target.stopReading();
      const asked = `GET /${'x'.repeat(7_000)} HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(7_000)}\r\n\r\n`;
      crowd.open(100, (socket) => {
        socket.resume();
        // As fast as it is answered: more at once would be refused.
        const more = () => socket.writable && socket.write(asked);
        socket.on('data', (chunk: Buffer) => chunk.includes('HTTP/1.1') && more());
        more();
      });
      await sleep(isShort ? 2_000 : 15_000);
    },
  },
];

/** How long it takes until somebody who comes now is answered; undefined where that takes too long. */
async function recovery(target: Target): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < recoveryMs) {
    const answer = await fetch(`${target.url}/`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok && (await answer.text()).length > 0) return Math.round(performance.now() - started);
    await sleep(50);
  }
  return undefined;
}

/** The longest that somebody waited for /healthz while `work` was going on, and how often nobody answered in time. */
async function others(target: Target, work: Promise<void>): Promise<{ longest: number; unanswered: number }> {
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => undefined);
  const found = { longest: 0, unanswered: 0 };
  while (!over.signal.aborted) {
    const started = performance.now();
    const answer = await fetch(`${target.url}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.status === 200) found.longest = Math.max(found.longest, Math.round(performance.now() - started));
    else found.unanswered += 1;
    await answer?.text();
    await sleep(100);
  }
  await work;
  return found;
}

async function trial(place: Place, upstream: string, { name, env = {}, run }: Attack): Promise<void> {
  const target = await startTarget(place, { ...feedsAt(upstream), ...env });
  const faults: string[] = [];
  try {
    await (await fetch(target.url + camera)).arrayBuffer();
    const crowd = new Crowd(target);
    const { longest, unanswered } = await others(target, run(crowd, target));
    const left = crowd.stillOpen;
    const open = await recovery(target);
    crowd.leave();
    const memory = target.mostMemory();
    if (memory !== undefined && memory > mostMegabytes) faults.push(`${memory} MB`);
    if (open === undefined) faults.push('nobody is answered afterwards');
    const seen = `memory at most ${memory} MB; others waited ${longest} ms at most, ${unanswered} times in vain; ${left} of them still connected at the end; then answered within ${open} ms`;
    tell({ row: `\`npm run hostile\`: ${name}`, tried: 'once', result: seen, faults }, !isShort);
  } finally {
    await target.kill();
  }
}

const feeds = createServer((request, response) => {
  if (request.url !== '/camera') return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
});
await new Promise<void>((resolve) => {
  feeds.listen(0, '127.0.0.1', resolve);
});
const upstream = `http://127.0.0.1:${(feeds.address() as AddressInfo).port}`;
for (const attack of attacks) await atPlace((place) => trial(place, upstream, attack));
feeds.close();
feeds.closeAllConnections();
