/** Answers to requests that have not come in whole: a refusal, mostly. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long what comes after an answer is read, in milliseconds. */
const lingerMs = 2_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;

/**
 * Whoever is answered before all was read would find the rest of it in place of the next request: the connection is
 * closed. Whoever still sends would lose the answer with a connection that is closed at once, so it is ended, and what
 * comes is thrown away for a moment: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (!request.complete) {
      response.shouldKeepAlive = false;
      closeGently(request);
    }
    return writeHead(...args);
  };
}

function closeGently(request: IncomingMessage): void {
  const { socket } = request;
  const closeAtOnce = socket.destroySoon.bind(socket);
  // What Node calls once the answer is written.
  socket.destroySoon = () => {
    if (request.complete) return closeAtOnce();
    socket.end();
    request.once('close', closeAtOnce);
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
