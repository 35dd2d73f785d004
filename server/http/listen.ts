/** Where the server takes connections: at an address of its own, or at a socket that a service manager holds for it. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';

/**
 * The first socket that systemd hands over: https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 * It stays open, with whoever knocks in its queue, while one server ends and the next one starts.
 */
const handedOver = 3;

/** As many as systemd has wait in the queue, instead of Node's 511. */
const backlog = 4096;

/**
 * Listens. A socket that was handed over to this process is taken, and `HOST` and `PORT` are not looked at.
 * @throws {StartError} with what to do, where that is not possible
 */
export function listen(
  server: Server,
  { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(new StartError(listenProblem(error, HOST, PORT), { cause: error })),
  );
  const isHandedOver = env['LISTEN_PID'] === String(process.pid) && env['LISTEN_FDS'] === '1';
  server.listen(isHandedOver ? { fd: handedOver, backlog } : { port: PORT, host: HOST }, resolve);
  return promise;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
  return `The server cannot listen on ${host}, port ${port} (${error.code ?? error.message}). HOST must be an address of this machine.`;
}

/** Where a person on this machine finds it. */
export function urlOf({ address, port }: AddressInfo): string {
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${here ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
}
