/** Connection limits. The proxy limits connections per visitor and address (deploy/nginx.conf). */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Log } from '#server/http/log.ts';
import { type BodyLimits, watchBodies } from './body-progress.ts';

export type Limits = {
  /** Maximum open connections. A browser opens six at most; a proxy as many as configured. */
  maxConnections: number;
  /** Requests of one connection without a complete response. Beyond it, the connection is closed. */
  maxInFlight: number;
  /** Requests of all connections without a complete response. Beyond it, connections that pipeline are closed. */
  maxPending: number;
  /** Milliseconds after which a connection without traffic is closed, longer than any response takes to prepare. */
  idleTimeoutMs: number;
  body: BodyLimits;
};

const defaultLimits: Limits = {
  maxConnections: 2_000,
  maxInFlight: 16,
  maxPending: 5_000,
  idleTimeoutMs: 30_000,
  // A photograph of 20 MB may take 85 minutes, a form of 64 kB 46 seconds.
  body: { graceMs: 30_000, bytesPerSecond: 4 * 1024 },
};

const timeouts: ServerOptions = {
  headersTimeout: 15_000,
  // Bodies have their own limit.
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 seconds that proxies usually keep a connection, so that none writes to one we just closed.
  keepAliveTimeout: 65_000,
};

type Deps = { log: Log; limits?: Partial<Limits> };

export type LimitedServer = { server: Server; inFlight: () => ServerResponse[] };

/** Creates an HTTP server with these limits. It logs each connection that it closes without a response. */
export function createLimitedServer(listener: RequestListener, { log, limits }: Deps): LimitedServer {
  const { maxConnections, maxInFlight, maxPending, idleTimeoutMs, body } = { ...defaultLimits, ...limits };
  const connections = new Map<Duplex, Set<ServerResponse>>();
  let pending = 0;
  const server = createServer(timeouts);
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeoutMs);
  server.on('connection', (socket: Socket) => {
    const inFlight = new Set<ServerResponse>();
    connections.set(socket, inFlight);
    socket.once('close', () => {
      pending -= inFlight.size;
      inFlight.clear();
      connections.delete(socket);
    });
  });
  const bodies = watchBodies(body, ({ socket }) =>
    reject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket, (connections.get(socket)?.size ?? 0) > 0, log),
  );
  server.once('close', bodies.close);
  server.on('drop', () => log.warn({ maxConnections }, 'connection dropped'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    reject(error, socket, (connections.get(socket)?.size ?? 0) > 0, log),
  );
  const take: RequestListener = (request, response) => {
    const { socket } = request;
    const inFlight = connections.get(socket);
    // Drop requests that were sent before the client could see a refusal.
    if (!inFlight || socket.destroyed || socket.writableEnded) return;
    if (inFlight.size >= maxInFlight || (pending >= maxPending && inFlight.size > 0)) {
      log.warn({ inFlight: inFlight.size, pending }, 'connection dropped');
      return void socket.destroy();
    }
    if (hasInvalidHost(request)) return reject({ code: 'ERR_HTTP_INVALID_HOST' }, socket, inFlight.size > 0, log);
    pending += 1;
    inFlight.add(response);
    bodies.add(request, response);
    response.once('close', () => {
      if (inFlight.delete(response)) pending -= 1;
    });
    listener(request, response);
  };
  server.on('request', take);
  // By default, Node would answer 417 and read the request's body as the next request.
  server.on('checkExpectation', take);
  return { server, inFlight: () => [...connections.values()].flatMap((one) => [...one]) };
}

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

/** Intermediaries could each choose a different one of two hosts (RFC 9112, section 3.2). */
function hasInvalidHost({ rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && isHost(rawHeaders[index - 1] ?? ''));
  return hosts.length > 1 || hosts.some((host) => !/^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d+)?$/i.test(host));
}

const rejectedStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers and logs requests that can't be parsed or time out. A broken connection is only closed. */
function reject(
  { code = '' }: Pick<NodeJS.ErrnoException, 'code'>,
  socket: Duplex,
  hasResponses: boolean,
  log: Log,
): void {
  if (!/^(HPE|ERR_HTTP)_/.test(code)) return void socket.destroy();
  const status = rejectedStatus[code] ?? 400;
  log.warn({ code, status }, 'request rejected');
  if (!socket.writable || hasResponses) return void socket.destroy();
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}
