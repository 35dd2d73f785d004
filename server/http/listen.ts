import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';

/**
 * systemd's socket activation, which survives a restart:
 * https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
const firstPassedFd = 3;

/** The length of the accept queue, the same as systemd's. Node's default is 511. */
const backlog = 4096;

/** Ignores `HOST` and `PORT` if a socket was passed to this process. @throws {StartError} with the remedy */
export function listen(
  server: Server,
  { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error: NodeJS.ErrnoException) =>
    reject(new StartError(listenProblem(error, HOST, PORT), { cause: error })),
  );
  const isPassed = env['LISTEN_PID'] === String(process.pid) && env['LISTEN_FDS'] === '1';
  server.listen(isPassed ? { fd: firstPassedFd, backlog } : { port: PORT, host: HOST }, resolve);
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

/** The URL for opening the site on this machine. */
export function urlOf({ address, port }: AddressInfo): string {
  const here = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${here ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
}
