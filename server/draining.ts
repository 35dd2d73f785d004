/** Stops a server without losing a request. */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { OwedAnswers } from '#server/connections.ts';

/** How long requests that are being answered may take once the server was asked to stop. */
const patienceMs = 10_000;
/** How long a connection that is kept open may bring one more request, whose answer says that it was the last. */
const farewellMs = 300;

/**
 * Stops the server: it takes no more connections, ends those that are kept open with the answer to their next request,
 * lets what is in flight finish, and cuts off what is left when patience ends.
 * @param owed the answers in flight
 */
export async function drain(server: Server, owed: OwedAnswers): Promise<void> {
  const isLast = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
  };
  // Before anybody answers.
  server.prependListener('request', (_request, response: ServerResponse) => isLast(response));
  for (const { response } of owed) isLast(response);
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
}
