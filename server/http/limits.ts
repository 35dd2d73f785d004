/**
 * What connections may take from the server: Node's own limits and timeouts, and a cap on the requests of one
 * connection that are in flight. Limits per visitor and per address belong to the proxy (deploy/nginx.conf).
 */
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
import type { Settings } from '#server/env.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Log } from '#server/http/log.ts';
import { logRequest } from '#server/http/request-log.ts';
import { apiHeadersOf, transportHeaders } from '#server/http/security-headers.ts';
import { splitTarget } from './static-files.ts';

export type Limits = {
  /** Open at once. A browser opens six at most; a proxy as many as it is configured to. */
  maxConnections: number;
  /** Requests of one connection without a complete response. Neither browsers nor proxies pipeline requests. */
  maxInFlight: number;
  /** Requests of all connections without a complete response. Beyond it, connections that pipeline are closed. */
  maxPending: number;
  /** Milliseconds after which a connection without traffic is closed, longer than any response takes to prepare. */
  idleTimeoutMs: number;
};

const defaultLimits: Limits = { maxConnections: 2_000, maxInFlight: 16, maxPending: 5_000, idleTimeoutMs: 30_000 };

const timeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the 60 seconds that proxies usually keep a connection, so that none writes into one we just closed.
  keepAliveTimeout: 65_000,
};

/** `ignored`: requests after the one that was refused. Node keeps them until the connection is closed. */
type Connection = { inFlight: Set<ServerResponse>; isRefused: boolean; ignored: number };
type Deps = { settings: Pick<Settings, 'TRUST_PROXY'>; log: Log; limits?: Partial<Limits> };

/** A server that does not listen yet. `inFlight` lists the responses that are not complete. */
export type LimitedServer = { server: Server; inFlight: () => ServerResponse[] };

export function createLimitedServer(listener: RequestListener, { settings, log, limits }: Deps): LimitedServer {
  const { maxConnections, maxInFlight, maxPending, idleTimeoutMs } = { ...defaultLimits, ...limits };
  const connections = new Map<Duplex, Connection>();
  let pending = 0;
  const server = createServer(timeouts);
  server.maxConnections = maxConnections;
  server.setTimeout(idleTimeoutMs);
  server.on('connection', (socket: Socket) => {
    const connection = { inFlight: new Set<ServerResponse>(), isRefused: false, ignored: 0 };
    connections.set(socket, connection);
    socket.once('close', () => {
      pending -= connection.inFlight.size + connection.ignored;
      connection.inFlight.clear();
      connections.delete(socket);
    });
  });
  server.on('drop', () => log.warn({ maxConnections }, 'connection dropped'));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    reject(error, socket, (connections.get(socket)?.inFlight.size ?? 0) > 0, log),
  );
  const take: RequestListener = (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection || request.socket.destroyed) return;
    const { inFlight } = connection;
    if (pending >= maxPending && inFlight.size > 0) {
      log.warn({ maxPending }, 'connection dropped');
      return void request.socket.destroy();
    }
    pending += 1;
    // Requests that were sent before the client could see the refusal get no response.
    if (connection.isRefused) return void (connection.ignored += 1);
    const refusal = hasInvalidHost(request) ? badHost : inFlight.size >= maxInFlight ? tooManyInFlight : undefined;
    inFlight.add(response);
    response.once('close', () => {
      if (inFlight.delete(response)) pending -= 1;
    });
    if (!refusal) return listener(request, response);
    connection.isRefused = true;
    refuse(request, response, refusal, { settings, log });
  };
  server.on('request', take);
  // Node itself would answer 417 and take the request's body for the next request.
  server.on('checkExpectation', take);
  return { server, inFlight: () => [...connections.values()].flatMap((one) => [...one.inFlight]) };
}

const badHost = new ApiError(400, 'bad-host', 'The request must name one valid host.');
const tooManyInFlight = new ApiError(
  503,
  'too-many-requests-in-flight',
  'This connection has too many requests in flight. Please try again in a moment.',
  { headers: { 'retry-after': '10' } },
);

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

/** Programs on the request's way could pick different ones of two hosts (RFC 9112, section 3.2). */
function hasInvalidHost({ rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && isHost(rawHeaders[index - 1] ?? ''));
  return hosts.length > 1 || hosts.some((host) => !/^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d+)?$/i.test(host));
}

function refuse(request: IncomingMessage, response: ServerResponse, error: ApiError, { settings, log }: Deps): void {
  const startedAt = performance.now();
  const { method = '', url = '', headers } = request;
  const requestId = crypto.randomUUID();
  const body = JSON.stringify(error.body());
  response.writeHead(error.status, {
    ...apiHeadersOf('application/json'),
    ...transportHeaders(headers['x-forwarded-proto'], settings.TRUST_PROXY),
    ...error.headers,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  });
  response.end(body);
  logRequest(log, { requestId, method, path: splitTarget(url).path, status: error.status, startedAt });
}

const rejectedStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers and logs what Node could not parse or did not receive in time. A connection that broke is only closed. */
function reject({ code = '' }: NodeJS.ErrnoException, socket: Duplex, hasResponses: boolean, log: Log): void {
  if (!/^(HPE|ERR_HTTP)_/.test(code)) return void socket.destroy();
  const status = rejectedStatus[code] ?? 400;
  log.warn({ code, status }, 'request rejected');
  if (!socket.writable || hasResponses) return void socket.destroy();
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}
