import { once } from 'node:events';
import { Agent, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Limits } from '#server/http/limits.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';
import { serveOver } from './fixtures/app.ts';

const site = await temporarySite();
const toClose: (() => void)[] = [];
afterEach(() => {
  for (const close of toClose.splice(0)) close();
});

const picture = new Uint8Array(5 * 1024 * 1024);
const api = () =>
  new Hono()
    .get('/small', (c) => c.text('small'))
    .get('/picture', (c) => c.body(picture))
    .get('/slow', (c) => wait(300).then(() => c.text('slow')))
    .post('/form', limitBody('That is too much.'), async (c) => c.json(await c.req.json()))
    .post('/refused', (c) => c.text('Not from there.', 403));

async function serve(limits: Partial<Limits> = {}) {
  const served = await serveOver(site.buildDir, { api: [api()], limits });
  toClose.push(() => {
    served.server.closeAllConnections();
    served.server.close();
  });
  return served;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Sends raw text, and returns the response once the connection closes or `enough` matches. */
async function raw(port: number, sent: string, enough = /$^/): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent));
  toClose.push(() => socket.destroy());
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (enough.test(answer)) break;
  }
  return answer;
}

function silentSocket(port: number, sent: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(sent));
  socket.pause();
  socket.on('error', () => undefined);
  toClose.push(() => socket.destroy());
  return socket;
}

describe('a body that is refused', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = async (port: number, path: string, body: string) => {
    const sent = request({ port, host: '127.0.0.1', path, agent, method: 'POST' }).end(body);
    const [response] = await once(sent, 'response');
    await text(response);
    return { status: response.statusCode, connection: response.headers.connection };
  };

  it('leaves its connection usable for the next request', async () => {
    const { port } = await serve();
    const large = JSON.stringify('x'.repeat(2 * 1024 * 1024));
    for (let round = 0; round < 10; round++) {
      expect(await post(port, '/api/form', large)).toEqual({ status: 413, connection: 'keep-alive' });
      expect(await post(port, '/api/form', '{}')).toEqual({ status: 200, connection: 'keep-alive' });
    }
  });

  it.each(['/api/refused', '/faq'])('is read on at %s, so that its client gets the response', async (path) => {
    const { server, port } = await serve();
    const begun = once(server, 'request') as Promise<[unknown, ServerResponse]>;
    const some = 'x'.repeat(100_000);
    const socket = silentSocket(port, `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n${some}`);
    const [, response] = await begun;
    if (!response.writableFinished) await once(response, 'finish');
    for (let sent = 1; sent < 20; sent++) {
      socket.write(some);
      await setImmediate();
    }
    socket.end(get('/api/small').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[35] [^]*HTTP\/1\.1 200 OK[^]*small$/);
  });

  it('is not read forever', async () => {
    const { port } = await serve();
    const head = 'POST /api/form HTTP/1.1\r\nHost: x\r\nContent-Length: 300000000\r\n\r\n';
    expect(await raw(port, head)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('one connection', () => {
  it('has at most 16 requests in flight: the next one closes it, which is logged', async () => {
    const { port, lines, ask } = await serve();
    expect(await raw(port, get('/api/slow').repeat(17)).catch(() => '')).toBe('');
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'connection dropped', inFlight: 16 }));
    expect((await raw(port, get('/api/slow').repeat(16), /(slow[^]*){16}/)).match(/ 200 OK/g)).toHaveLength(16);
    expect((await ask('/api/small')).status).toBe(200);
  });

  const nextClosed = async (server: Server) => {
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'close');
  };

  it('is closed when its responses are not read, while others are answered', async () => {
    const { server, port, ask } = await serve({ idleTimeoutMs: 300 });
    const closed = nextClosed(server);
    silentSocket(port, get('/api/picture').repeat(16));
    expect((await ask('/api/small')).status).toBe(200);
    await closed;
  });

  it('that pipelines is closed when too many requests are pending, while others are answered', async () => {
    const { server, port, lines, ask } = await serve({ maxPending: 20 });
    silentSocket(port, get('/api/picture').repeat(16));
    expect((await ask('/api/small')).status).toBe(200);
    const closed = nextClosed(server);
    silentSocket(port, get('/api/picture').repeat(10));
    await closed;
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'connection dropped', pending: 20 }));
    expect((await ask('/api/small')).status).toBe(200);
  });

  it.each(['Host: a\r\nHost: b', 'Host: a/../b'])('must name one host: %j', async (hosts) => {
    const { port, lines } = await serve();
    const answer = await raw(port, `GET /faq HTTP/1.1\r\n${hosts}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n$/);
    expect(lines).toMatchObject([{ level: 'warn', msg: 'request rejected', code: 'ERR_HTTP_INVALID_HOST' }]);
  });
});

describe('a request that Node itself refuses', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, 431],
  ])('is logged: %s', async (_what, sent, status) => {
    const { port, lines, ask } = await serve();
    expect(await raw(port, sent)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(lines).toMatchObject([{ level: 'warn', msg: 'request rejected', status }]);
    expect((await ask('/faq')).status).toBe(200);
  });

  it('is logged when too many connections are open, and the others continue', async () => {
    const { port, lines } = await serve({ maxConnections: 20 });
    const held = Array.from({ length: 30 }, () => silentSocket(port, 'GET /api/slow HTTP/1.1\r\nHost: x\r\n'));
    await vi.waitFor(() => expect(lines).toHaveLength(10));
    expect(lines[0]).toMatchObject({ level: 'warn', msg: 'connection dropped', maxConnections: 20 });
    const [first] = held;
    if (!first) throw new Error('no client is connected');
    first.resume().write('\r\n');
    expect(String(await once(first, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  });
});
