/** Mail servers for one test. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { type SmtpSink, startSmtpSink } from '#tests/fixtures/smtp-sink.ts';

/** Accepts everything until its behaviour is changed. */
export async function mailServer(...options: Parameters<typeof startSmtpSink>): Promise<SmtpSink> {
  const sink = await startSmtpSink(...options);
  onTestFinished(sink.close);
  return sink;
}

/** Takes connections and never says a word. */
export async function silentServer(): Promise<{ url: string; connections: () => number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => sockets.size };
}
