/** Stops a server without losing a request. */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long requests that are being answered may take once the server was asked to stop. */
const patienceMs = 10_000;
/** How long a connection that is kept open may bring one more request, whose answer says that it was the last. */
const farewellMs = 300;

/**
 * Gives what stops the server: it takes no more connections, ends those that are kept open with the answer to their
 * next request, lets what is in flight finish, and cuts off what is left when patience ends. Call it before there are
 * requests.
 */
export function drainable(server: Server): () => Promise<void> {
  const owed = new Set<ServerResponse>();
  let isEnding = false;
  server.on('request', (_request, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false;
    owed.add(response);
    response.once('close', () => owed.delete(response));
  });
  return async () => {
    isEnding = true;
    for (const response of owed) response.shouldKeepAlive = false;
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    // Not HTTP's own `close`: it cuts connections that are idle, perhaps while their next request is on its way.
    NetServer.prototype.close.call(server, () => resolve());
    let idle: NodeJS.Timeout | undefined;
    const farewell = setTimeout(() => {
      idle = setInterval(() => server.closeIdleConnections(), 50);
    }, farewellMs);
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearTimeout(farewell);
    clearInterval(idle);
    clearTimeout(cut);
  };
}
