import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporarySite } from '#tests/fixtures/temporary.ts';
import { serveOver } from './fixtures/app.ts';

const site = await temporarySite();
const api = new Hono()
  .post('/upload', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  .post('/refused', (c) => c.text('Not from there.', 403));

const kilobyte = 1024;

/** Sends a body in parts over one connection; after each part, the server's clock advances. */
async function slowly(path: string, { part, parts, seconds }: { part: number; parts: number; seconds: number }) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { server, port, lines } = await serveOver(site.buildDir, { api: [api] });
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const taken = once(server, 'request');
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${part * parts}\r\n\r\n`;
  client.write(head);
  const [socket] = await accepted;
  await taken;
  let sent = head.length;
  for (let count = 0; count < parts && !socket.destroyed; count++) {
    client.write('x'.repeat(part));
    sent += part;
    await vi.waitFor(() => expect(socket.destroyed || socket.bytesRead === sent).toBe(true));
    vi.advanceTimersByTime(seconds * 1000);
  }
  return { isEnded: socket.destroyed, answer: async () => String((await once(client, 'data'))[0]), lines };
}

const tooLate = { level: 'warn', msg: 'request rejected', status: 408 };

it('a body may take as long as it needs at the speed of a phone with one bar', async () => {
  const { answer, lines } = await slowly('/api/upload', { part: 64 * kilobyte, parts: 40, seconds: 15 });
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 OK[^]*2621440/);
  expect(lines).not.toContainEqual(expect.objectContaining(tooLate));
});

it('a slower one is ended after its grace period', async () => {
  const { isEnded, lines } = await slowly('/api/upload', { part: kilobyte, parts: 5, seconds: 15 });
  expect(isEnded).toBe(true);
  expect(lines).toContainEqual(expect.objectContaining(tooLate));
});

it('one that was answered already is read no longer than that', async () => {
  const { isEnded } = await slowly('/api/refused', { part: 64 * kilobyte, parts: 4, seconds: 15 });
  expect(isEnded).toBe(true);
});
