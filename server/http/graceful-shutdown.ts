import type { ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { LimitedServer } from './limits.ts';

const drainTimeoutMs = 10_000;
/** How long an idle connection may still send a request. The response has `Connection: close`. */
const lastRequestMs = 300;

/** Closes connections after the response to their next request, and drops those still pending after 10 seconds. */
export async function drain({ server, inFlight }: LimitedServer): Promise<void> {
  const closeAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  // Prepend, so that it runs before the request is answered.
  server.prependListener('request', (_request, response: ServerResponse) => closeAfter(response));
  for (const response of inFlight()) closeAfter(response);
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // Not http.Server's `close`: it closes idle connections at once, some of which have a request on its way.
  NetServer.prototype.close.call(server, () => resolve());
  let closing: NodeJS.Timeout | undefined;
  const lastRequests = setTimeout(() => {
    closing = setInterval(() => server.closeIdleConnections(), 50);
  }, lastRequestMs);
  const cut = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
  await closed;
  clearTimeout(lastRequests);
  clearInterval(closing);
  clearTimeout(cut);
}
