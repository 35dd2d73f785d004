/** Requests that come together, over a real connection: all are read before the first is answered. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { together } from '#server/together.ts';

it('reads all that has come before it answers, and answers in turn', async () => {
  const seen: string[] = [];
  const server = createServer(
    together((request, response) => {
      seen.push(`answered ${request.url}`);
      response.end(`Here is ${request.url}.`);
    }),
  );
  server.prependListener('request', (request) => seen.push(`read ${request.url}`));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (path: string, connection: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;
  socket.write(ask('/one', 'keep-alive') + ask('/two', 'close'));

  const said = await text(socket);

  expect(seen).toEqual(['read /one', 'read /two', 'answered /one', 'answered /two']);
  expect(said.match(/Here is \/\w+\./g)).toEqual(['Here is /one.', 'Here is /two.']);
});
