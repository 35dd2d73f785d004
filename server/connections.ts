/**
 * What one connection, and all of them together, may take from the server: ceilings and timeouts, so that nobody who
 * sends too much, too slowly, or never reads, takes it from the others.
 */
import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeAfterEarlyAnswer } from '#server/early-answers.ts';

/** Times in milliseconds. */
export type Ceilings = {
  /** Open at once. A browser has six at most; a proxy as many as it is told. */
  connections: number;
  /** Requests of one connection that wait for their answers. Browsers wait for each answer before they ask again. */
  perConnection: number;
  /** Requests of all connections that wait for their answers, or for somebody to read them. */
  unanswered: number;
  /** A connection on which nothing moves is closed: nobody reads, or nobody sends. Unless we are the ones who think. */
  stillMs: number;
  /** However slowly somebody reads: the largest file takes a minute and a half on one bar of signal. */
  answerMs: number;
};

export const usualCeilings: Ceilings = {
  connections: 2_000,
  perConnection: 16,
  unanswered: 1_000,
  stillMs: 20_000,
  answerMs: 300_000,
};

export const timeouts: ServerOptions = {
  // A client that trickles its request in is dropped.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the usual proxy keeps its connections (60 s), so that it never writes into one that we just closed.
  keepAliveTimeout: 65_000,
};

/** Puts the ceilings on a server that has no listener yet, and `answer` behind them. */
export function limitConnections(server: Server, answer: RequestListener, ceilings: Ceilings = usualCeilings): void {
  const waiting = new Waiting();
  const refused = new WeakSet<Socket>();
  server.maxConnections = ceilings.connections;
  server.setTimeout(ceilings.stillMs);
  server.on('timeout', (socket: Socket) => {
    if (!waiting.isOurTurn(socket)) socket.destroy();
  });
  limitPerAddress(server, ceilings);
  const take: RequestListener = (request, response) => {
    const { socket } = request;
    // It was told that it is closed; what it sent before it could hear that gets no answer.
    if (refused.has(socket)) return;
    const isTooMuch = waiting.isFull(socket, ceilings);
    if (isTooMuch || isMalformed(request)) {
      refused.add(socket);
      return refuse(response, isTooMuch ? 503 : 400);
    }
    waiting.add(socket, response);
    closeAfterEarlyAnswer(request, response);
    answer(request, response);
  };
  server.on('request', take);
  // Node itself would refuse an expectation, and leave the rest of the request in place of the next one.
  server.on('checkExpectation', take);
  setInterval(() => waiting.cutOlderThan(ceilings.answerMs), Math.min(10_000, ceilings.answerMs / 2)).unref();
}

/** When half of the connections are taken, nobody gets many of the others; those that only wait to ask are closed. */
function limitPerAddress(server: Server, { connections }: Ceilings): void {
  const open = new Counts();
  server.on('connection', (socket) => {
    const address = addressOf(socket);
    open.add(address);
    socket.once('close', () => open.remove(address));
    if (open.all <= connections / 2) return;
    server.closeIdleConnections();
    if (open.isGreedy(address, connections)) socket.destroy();
  });
}

/** The socket forgets it when it closes. */
const addresses = new WeakMap<Socket, string>();
function addressOf(socket: Socket): string {
  const address = addresses.get(socket) ?? socket.remoteAddress ?? '';
  addresses.set(socket, address);
  return address;
}

/** How many there are, of each address and in all. */
class Counts {
  readonly #byAddress = new Map<string, number>();
  all = 0;

  add(address: string): void {
    this.all += 1;
    this.#byAddress.set(address, this.#of(address) + 1);
  }

  remove(address: string): void {
    this.all -= 1;
    const left = this.#of(address) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }

  /** Whether half of the ceiling is reached, a quarter of it by this address. A proxy beside us brings everybody. */
  isGreedy(address: string, ceiling: number): boolean {
    if (/^(::ffff:)?127\.0\.0\.1$|^::1$/.test(address)) return false;
    return this.all > ceiling / 2 && this.#of(address) > ceiling / 4;
  }

  #of(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }
}

/** The answers that are owed, or not yet read. */
class Waiting {
  readonly #since = new Map<ServerResponse, number>();
  readonly #bySocket = new Map<Socket, number>();
  readonly #counts = new Counts();

  isFull(socket: Socket, { perConnection, unanswered }: Ceilings): boolean {
    return (
      this.#of(socket) >= perConnection ||
      this.#since.size >= unanswered ||
      this.#counts.isGreedy(addressOf(socket), unanswered)
    );
  }

  add(socket: Socket, response: ServerResponse): void {
    const address = addressOf(socket);
    this.#since.set(response, performance.now());
    this.#bySocket.set(socket, this.#of(socket) + 1);
    this.#counts.add(address);
    response.once('close', () => {
      this.#since.delete(response);
      this.#counts.remove(address);
      const left = this.#of(socket) - 1;
      if (left > 0) this.#bySocket.set(socket, left);
      else this.#bySocket.delete(socket);
    });
  }

  #of(socket: Socket): number {
    return this.#bySocket.get(socket) ?? 0;
  }

  /** Whether all was sent to us, and nothing is said by us yet. */
  isOurTurn(socket: Socket): boolean {
    return [...this.#since.keys()].some(
      (response) => response.socket === socket && response.req.complete && !response.headersSent,
    );
  }

  cutOlderThan(ms: number): void {
    const now = performance.now();
    for (const [response, since] of this.#since) if (now - since > ms) response.destroy();
  }
}

/** Two hosts in one request are read differently by different programs on its way. */
function isMalformed({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

function refuse(response: ServerResponse, status: 400 | 503): void {
  response.setHeader('cache-control', 'no-store');
  if (status === 503) response.setHeader('retry-after', 10);
  response.writeHead(status, { connection: 'close', 'content-length': 0 }).end();
}
