/**
 * What one connection may take from the others: the guard, and clients that no browser is. Over 200 lines: one kind of
 * abuse after the other, all on the same small server.
 */
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { timeouts, limitConnections, usualCeilings, type Ceilings } from '#server/connections.ts';
import { ApiError } from '#server/errors.ts';
import { limitBody } from '#server/middleware/body-limit.ts';
import { together } from '#server/together.ts';

const toClose: (() => void)[] = [];
afterEach(() => {
  for (const close of toClose.splice(0)) close();
});

const picture = new Uint8Array(5 * 1024 * 1024);
const app = new Hono()
  .get('/small', (c) => c.text('small'))
  .get('/picture', (c) => c.body(picture))
  .get('/slow', async (c) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return c.text('slow');
  })
  .post('/form', limitBody('That is too much.'), async (c) => c.json(await c.req.json()))
  .post('/refused', (c) => c.text('Not from there.', 403));
app.onError((error, c) => (error instanceof ApiError ? c.json(error.body(), error.status) : c.text('broken', 500)));

async function listen(ceilings: Partial<Ceilings> = {}): Promise<{ server: Server; port: number }> {
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  const server = createServer(timeouts);
  const answerAll = together((incoming, outgoing) => void answer(incoming, outgoing));
  limitConnections(server, answerAll, { ...usualCeilings, ...ceilings });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  toClose.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends text as it stands, and gives what comes back until the other side closes or `enough` of it is there. */
async function raw(port: number, text: string, enough = /$^/): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  toClose.push(() => socket.destroy());
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (enough.test(answer)) break;
  }
  return answer;
}

/** A connection that asks and never reads. */
function silentSocket(port: number, text: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
  socket.pause();
  socket.on('error', () => undefined);
  toClose.push(() => socket.destroy());
  return socket;
}

/** Resolves when that many requests have come. */
const arrivals = (server: Server, count: number) =>
  new Promise<void>((resolve) => {
    let times = 0;
    server.on('request', () => ++times === count && resolve());
  });

describe('a connection kept alive', () => {
  let agent: Agent;
  beforeAll(() => {
    agent = new Agent({ keepAlive: true, maxSockets: 1 });
  });

  const send = (port: number, path: string, body?: Buffer) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; connection: string | undefined }>();
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path,
        agent,
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
    return promise;
  };

  it('survives a refusal of 2 MB, a hundred times', async () => {
    const { port } = await listen();
    const large = Buffer.from(JSON.stringify('x'.repeat(2 * 1024 * 1024)));
    for (let round = 0; round < 100; round++) {
      expect(await send(port, '/form', large)).toEqual({ status: 413, connection: 'keep-alive' });
      expect(await send(port, '/form', Buffer.from('{}'))).toEqual({ status: 200, connection: 'keep-alive' });
    }
  });

  it('is not promised where a body was left unread', async () => {
    const { port } = await listen();
    const head = 'POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n';
    expect(await raw(port, head + 'x'.repeat(100_000))).toMatch(/^HTTP\/1.1 403 [^]*\r\nConnection: close\r\n/i);
  });

  it('is closed so that whoever sends first and listens afterwards hears why', async () => {
    const { server, port } = await listen();
    const ended = new Promise<void>((resolve) => {
      server.on('request', ({ socket }) => socket.once('finish', resolve));
    });
    const some = 'x'.repeat(100_000);
    const socket = silentSocket(port, `POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n${some}`);
    await ended;
    await setImmediate();
    for (let sent = 1; sent < 20; sent++) {
      socket.write(some);
      await setImmediate();
    }
    expect(await text(socket)).toMatch(/^HTTP\/1.1 403 [^]*Not from there\./);
  });

  it('is not cut while the answer is being made', async () => {
    const { port } = await listen({ stillMs: 50 });
    expect(await raw(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n', /slow/)).toMatch(/ 200 OK/);
  });

  it('stays in order where somebody expects what nobody has heard of', async () => {
    const { port } = await listen();
    const expecting = 'POST /form HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\nContent-Length: 2\r\n\r\n{}';
    const answers = await raw(port, `${expecting}GET /small HTTP/1.1\r\nHost: x\r\n\r\n`, /small/);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  });

  it('is closed rather than drained for ever', async () => {
    const { port } = await listen();
    const head = 'POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 300000000\r\n\r\n';
    expect(await raw(port, head)).toMatch(/^HTTP\/1.1 413 [^]*\r\nConnection: close\r\n/i);
  });
});

describe('one connection', () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  it('may ask a few times without waiting, and gets its answers in order', async () => {
    const { port } = await listen();
    const answers = await raw(port, get('/slow') + get('/small').repeat(9), /(small[^]*){9}/);
    expect(answers.indexOf('slow')).toBeLessThan(answers.indexOf('small'));
  });

  it('may not ask without end: what exceeds the ceiling is refused, and it is closed', async () => {
    const { port } = await listen();
    const answers = await raw(port, get('/slow').repeat(200));
    expect(answers.match(/ 200 OK/g)).toHaveLength(usualCeilings.perConnection);
    expect(answers).toMatch(/ 503 Service Unavailable/);
    expect(answers).toMatch(/retry-after: 10/i);
  });

  it('that asks without end takes no answer from the others', async () => {
    const { server, port } = await listen({ unanswered: 40 });
    const asked = arrivals(server, 200);
    silentSocket(port, get('/picture').repeat(200));
    await asked;
    expect((await fetch(`http://127.0.0.1:${port}/small`)).status).toBe(200);
  });

  it('on which nobody reads is closed', async () => {
    const { server, port } = await listen({ stillMs: 300 });
    const closed = new Promise<void>((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
    });
    silentSocket(port, get('/picture').repeat(5));
    await closed;
    expect((await fetch(`http://127.0.0.1:${port}/small`)).status).toBe(200);
  });

  it('on which somebody reads for ever is closed too', async () => {
    const { server, port } = await listen({ answerMs: 300 });
    const closed = new Promise<void>((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
    });
    const socket = silentSocket(port, get('/picture').repeat(5));
    const sip = setInterval(() => socket.read(1), 20);
    await closed;
    clearInterval(sip);
    expect((await fetch(`http://127.0.0.1:${port}/small`)).status).toBe(200);
  });

  it('with two hosts is not understood', async () => {
    const { port } = await listen();
    expect(await raw(port, 'GET /small HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });
});

it('when too many wait, the next is told to come back, at once', async () => {
  const { port } = await listen({ unanswered: 20 });
  const answers = await Promise.all(Array.from({ length: 60 }, () => fetch(`http://127.0.0.1:${port}/slow`)));
  const counts = Map.groupBy(answers, ({ status }) => status);
  expect(new Set(counts.keys())).toEqual(new Set([200, 503]));
  expect(counts.get(200)?.length).toBeGreaterThanOrEqual(20);
  expect((await fetch(`http://127.0.0.1:${port}/slow`)).status).toBe(200);
});

it('more connections than the ceiling are not taken, and the others go on', async () => {
  const { port } = await listen({ connections: 20 });
  const held = Array.from({ length: 30 }, () => silentSocket(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n'));
  const closed = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.once('close', () => resolve()).resume();
    });
  await Promise.all(held.slice(20).map(closed));
  const [first] = held;
  if (!first) throw new Error('nobody is connected');
  first.resume().write('\r\n');
  const [answer] = (await once(first, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 /);
});

// Other systems have one address of their own only.
it.runIf(process.platform === 'linux')('nobody’s address takes the answers of all others', async () => {
  const { server, port } = await listen({ unanswered: 40 });
  const asked = arrivals(server, 60);
  for (let index = 0; index < 15; index++)
    silentSocket(port, 'GET /picture HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4), '127.0.0.66');
  await asked;
  expect((await fetch(`http://127.0.0.1:${port}/small`)).status).toBe(200);
});
