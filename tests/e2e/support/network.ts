/** The network between a visitor and the site. It can fail, or switch to another version of the site. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { appOver } from '../../server/fixtures/app.ts';
import { test as base } from './visitor.ts';

type Handler = (asked: IncomingMessage, answer: ServerResponse) => unknown;

const signInPage = '<!doctype html><title>Free Wi-Fi</title><h1>Sign in to Free Wi-Fi</h1>';

export class Network {
  /** Every requested path, with the bytes of its response, headers included. */
  readonly asked: { path: string; bytes: number }[] = [];
  /** `silent`: requests get no response. `portal`: a captive portal's page answers all requests. */
  state: 'on' | 'off' | 'silent' | 'portal' = 'on';
  onAsk: ((path: string) => void) | undefined;
  /** After how many bytes of a response's body the connection breaks. */
  breaksAfter: ((path: string) => number | undefined) | undefined;
  /** Replaces the site's own files, but not the API. */
  site: Handler | undefined;
  readonly #origin: string;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((asked, answer) => this.#handle(asked, answer));

  constructor(origin: string) {
    this.#origin = origin;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
      if (this.state === 'off') socket.destroy();
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.lose();
    this.#server.close();
  }

  lose(): void {
    this.state = 'off';
    for (const socket of this.#sockets) socket.destroy();
  }

  async deploy(buildDir: string): Promise<void> {
    this.site = (await appOver(buildDir)).listener;
  }

  #handle(asked: IncomingMessage, answer: ServerResponse): void {
    const { url: path = '', socket } = asked;
    this.onAsk?.(path);
    if (this.state === 'off') return void socket.destroy();
    if (this.state === 'silent') return;
    if (this.state === 'portal') return void answer.writeHead(200, { 'content-type': 'text/html' }).end(signInPage);
    const before = socket.bytesWritten;
    answer.once('close', () => {
      this.asked.push({ path, bytes: socket.bytesWritten - before });
    });
    if (this.site && !path.startsWith('/api/')) return void this.site(asked, answer);
    this.#forward(asked, answer);
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { url = '', method, headers } = asked;
    const onward = request(`${this.#origin}${url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      const limit = this.breaksAfter?.(url);
      if (limit === undefined) return void given.pipe(answer);
      answer.flushHeaders();
      given.once('data', (part: Buffer) => answer.write(part.subarray(0, limit), () => asked.socket.destroy()));
    });
    onward.on('error', () => asked.socket.destroy());
    asked.pipe(onward);
  }
}

/** A visitor with a service worker, on their own network. */
export const test = base.extend<{ network: Network; origin: string }>({
  serviceWorkers: 'allow',
  network: async ({ origin }, use) => {
    const network = new Network(origin);
    await use(network);
    network.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads what a fixture needs from this very pattern
  origin: async ({}, use) => use(process.env['SITE_URL'] ?? ''),
  baseURL: async ({ network }, use) => use(await network.open()),
});
