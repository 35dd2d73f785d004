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

/** An answer that is owed, or not yet read, and the moment that it was asked for, as `performance` has it. */
type OwedAnswer = { response: ServerResponse; since: number };
export type OwedAnswers = Iterable<OwedAnswer>;

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

/**
 * Puts the ceilings on a server that has no listener yet, and `answer` behind them.
 */
export function limitConnections(
  server: Server,
  answer: RequestListener,
  ceilings: Ceilings = usualCeilings,
): OwedAnswers {
  const connections = new Connections();
  server.maxConnections = ceilings.connections;
  server.setTimeout(ceilings.stillMs);
  server.on('timeout', (socket: Socket) => {
    if (!isOurTurn(connections.of(socket))) socket.destroy();
  });
  limitPerAddress(server, connections, ceilings);
  const take: RequestListener = (request, response) => {
    const connection = connections.of(request.socket);
    const { visitor } = connection;
    // It was told that it is closed; what it sent before it could hear that gets no answer.
    if (connection.isRefused) return;
    const isTooMuch =
      connection.owed.length >= ceilings.perConnection ||
      connections.owed >= ceilings.unanswered ||
      isGreedy(visitor.address, visitor.owed, connections.owed, ceilings.unanswered);
    if (isTooMuch || isMalformed(request)) {
      connection.isRefused = true;
      return refuse(response, isTooMuch ? 503 : 400);
    }
    connections.owe(connection, response);
    closeAfterEarlyAnswer(request, response);
    answer(request, response);
  };
  server.on('request', take);
  // Node itself would refuse an expectation, and leave the rest of the request in place of the next one.
  server.on('checkExpectation', take);
  setInterval(() => cutOlderThan(connections, ceilings.answerMs), Math.min(10_000, ceilings.answerMs / 2)).unref();
  return connections;
}

/** When half of the connections are taken, nobody gets many of the others; those that only wait to ask are closed. */
function limitPerAddress(server: Server, connections: Connections, { connections: ceiling }: Ceilings): void {
  server.on('connection', (socket) => {
    const { visitor } = connections.of(socket);
    if (connections.open <= ceiling / 2) return;
    server.closeIdleConnections();
    if (isGreedy(visitor.address, visitor.open, connections.open, ceiling)) socket.destroy();
  });
}

/** Whether half of the ceiling is reached, a quarter of it by this address. A proxy beside us brings everybody. */
const isGreedy = (address: string, own: number, all: number, ceiling: number): boolean =>
  all > ceiling / 2 && own > ceiling / 4 && !/^(::ffff:)?127\.0\.0\.1$|^::1$/.test(address);

/** An address, its open connections, and the answers that it is owed. */
type Visitor = { address: string; open: number; owed: number };
type Connection = { visitor: Visitor; owed: OwedAnswer[]; isRefused: boolean };

/**
 * The open ones. Each has what it is owed: one map of all answers, filled and emptied thousands of times a second,
 * would keep what it has forgotten until V8 next looks through all memory.
 */
class Connections implements OwedAnswers {
  readonly #bySocket = new Map<Socket, Connection>();
  readonly #visitors = new Map<string, Visitor>();
  owed = 0;

  get open(): number {
    return this.#bySocket.size;
  }

  *[Symbol.iterator](): Iterator<OwedAnswer> {
    for (const { owed } of this.#bySocket.values()) yield* owed;
  }

  of(socket: Socket): Connection {
    return this.#bySocket.get(socket) ?? this.#add(socket);
  }

  owe({ visitor, owed }: Connection, response: ServerResponse): void {
    const answer = { response, since: performance.now() };
    owed.push(answer);
    visitor.owed += 1;
    this.owed += 1;
    response.on('close', () => {
      owed.splice(owed.indexOf(answer), 1);
      visitor.owed -= 1;
      this.owed -= 1;
    });
  }

  #add(socket: Socket): Connection {
    // The socket forgets it when it closes.
    const { remoteAddress: address = '' } = socket;
    const visitor = this.#visitors.get(address) ?? { address, open: 0, owed: 0 };
    const connection = { visitor, owed: [], isRefused: false };
    this.#visitors.set(address, visitor);
    this.#bySocket.set(socket, connection);
    visitor.open += 1;
    socket.once('close', () => {
      this.#bySocket.delete(socket);
      visitor.open -= 1;
      if (visitor.open === 0) this.#visitors.delete(address);
    });
    return connection;
  }
}

/** Whether all was sent to us, and nothing is said by us yet. */
const isOurTurn = ({ owed }: Connection): boolean =>
  owed.some(({ response }) => response.req.complete && !response.headersSent);

function cutOlderThan(owed: OwedAnswers, ms: number): void {
  const now = performance.now();
  for (const { response, since } of owed) if (now - since > ms) response.destroy();
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
