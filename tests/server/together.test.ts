/** Requests that come together, over a real connection: they are read before they are answered. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { together } from '#server/together.ts';

/** Sends that many requests at once. Gives what the server did, one after the other, and what was answered. */
async function ask(count: number): Promise<{ done: string[]; answered: string[] }> {
  const done: string[] = [];
  const server = createServer(
    together((request, response) => {
      done.push(`answered ${request.url}`);
      response.end(`Here is ${request.url}.`);
    }),
  );
  server.prependListener('request', (request) => done.push(`read ${request.url}`));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const requests = Array.from(
    { length: count },
    (_, index) => `GET /${index + 1} HTTP/1.1\r\nHost: x\r\n${index === count - 1 ? 'Connection: close\r\n' : ''}\r\n`,
  );
  socket.write(requests.join(''));
  const said = await text(socket);
  return { done, answered: [...said.matchAll(/Here is (\/\d+)\./g)].map(([, url = '']) => url) };
}

it('reads all that has come before it answers, and answers in turn', async () => {
  const { done, answered } = await ask(2);

  expect(done).toEqual(['read /1', 'read /2', 'answered /1', 'answered /2']);
  expect(answered).toEqual(['/1', '/2']);
});

it('has no more than 64 wait', async () => {
  const { done, answered } = await ask(100);

  let waiting = 0;
  const counts = done.map((what) => (waiting += what.startsWith('read') ? 1 : -1));
  expect(Math.max(...counts)).toBe(64);
  expect(answered).toEqual(Array.from({ length: 100 }, (_, index) => `/${index + 1}`));
});
