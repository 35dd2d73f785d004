/** What stands between the browser and our server while pages are measured. */
import { once } from 'node:events';
import { createServer as createHttpServer, request, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

type Through = { origin: string; close: () => Promise<void> };

/** The very same site, with each page's HTML as `change` has it: both sides of a comparison come this way. */
export async function throughChange(origin: string, change: (html: string) => string): Promise<Through> {
  const changed = new Map<string, Buffer>();
  const server = createHttpServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    const give = async (given: IncomingMessage) => {
      const packed = await buffer(given);
      const body = changed.get(url) ?? brotliCompressSync(change(brotliDecompressSync(packed).toString('utf8')));
      changed.set(url, body);
      answer.writeHead(given.statusCode ?? 500, { ...given.headers, 'content-length': body.length }).end(body);
    };
    const onward = request(new URL(url, origin), { method, headers }, (given) => {
      const isPage =
        given.headers['content-type']?.startsWith('text/html') && given.headers['content-encoding'] === 'br';
      if (!isPage) {
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
        return;
      }
      void give(given);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  return listening(server);
}

/** Without the scripts, and what they alone are told: the page as fast as it can be. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');

/** One bar on the mountain: 400 ms there and back, 400 kbit/s for all connections together, 2 % loss. */
const roundTripMs = 400;
const bytesPerMs = 50;
const packetBytes = 1400;
/** Each fiftieth packet is lost: it comes after another round trip, and what follows it on its connection waits. */
const lostEvery = 50;

export async function throughOneBar(origin: string): Promise<Through> {
  const { port, hostname } = new URL(origin);
  let packets = 0;
  const ways = { up: { freeAt: 0 }, down: { freeAt: 0 } };
  const carry = (from: Socket, to: Socket, way: { freeAt: number }, openedAt: number) => {
    let arrivesAt = openedAt;
    // A busy machine's timers overtake each other; what was sent first arrives first all the same.
    const underWay: Buffer[] = [];
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += packetBytes) {
        const packet = data.subarray(start, start + packetBytes);
        const now = performance.now();
        way.freeAt = Math.max(way.freeAt, now) + packet.length / bytesPerMs;
        packets += 1;
        const delay = roundTripMs / 2 + (packets % lostEvery === 0 ? roundTripMs : 0);
        arrivesAt = Math.max(arrivesAt, way.freeAt + delay);
        underWay.push(packet);
        setTimeout(() => {
          const first = underWay.shift();
          if (first && to.writable) to.write(first);
        }, arrivesAt - now);
      }
    });
    from.on('close', () => setTimeout(() => to.destroy(), Math.max(0, arrivesAt - performance.now()) + 50));
    from.on('error', () => to.destroy());
  };
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    // A connection is greeted before anything is asked on it.
    const openedAt = performance.now() + roundTripMs;
    carry(visitor, site, ways.up, openedAt);
    carry(site, visitor, ways.down, openedAt);
  });
  return listening(server);
}

async function listening(server: Server): Promise<Through> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
