/** Stands in for any upstream as a real HTTP(S) server: replays payloads, and misbehaves on demand. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export type FakeUpstream = {
  /** Without a slash at the end. */
  url: string;
  /** What was asked for, in order: path with query, and headers. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  /** From now on, requests whose path begins so are answered so; the latest rule wins. */
  on(prefix: string, behaviour: Behaviour): void;
  count(prefix?: string): number;
  close(): Promise<void>;
};

export async function startUpstream(options: { selfSigned?: boolean } = {}): Promise<FakeUpstream> {
  const rules: { prefix: string; behaviour: Behaviour }[] = [];
  const asked: FakeUpstream['asked'] = [];
  const listener: RequestListener = (request, response) => {
    const target = request.url ?? '/';
    asked.push({ path: target, headers: request.headers });
    const rule = rules.findLast(({ prefix }) => target.startsWith(prefix));
    (rule?.behaviour ?? json({ title: 'Not Found', status: 404 }, { status: 404, type: 'application/problem+json' }))(
      response,
      request,
    );
  };
  const server = options.selfSigned
    ? createTlsServer({ key: fixture('self-signed.key.pem'), cert: fixture('self-signed.cert.pem') }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${options.selfSigned ? 'https' : 'http'}://127.0.0.1:${port}`,
    asked,
    on: (prefix, behaviour) => void rules.push({ prefix, behaviour }),
    count: (prefix = '/') => asked.filter((request) => request.path.startsWith(prefix)).length,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

const fixture = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, name));
export const payload = (name: string): Buffer => fixture(path.join('payloads', name));
/** A recorded payload, parsed. It is the caller's to change. */
export const payloadJson = <T = Record<string, unknown>>(name: string): T =>
  JSON.parse(payload(name).toString('utf8')) as T;

type Answer = { status?: number; type?: string; headers?: Record<string, string> };

export const bytes =
  (body: string | Buffer, { status = 200, type = 'application/json', headers = {} }: Answer = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };
export const json = (body: unknown, answer: Answer = {}): Behaviour => bytes(JSON.stringify(body), answer);
export const redirect =
  (location: string): Behaviour =>
  (response) => {
    response.writeHead(302, { location }).end();
  };

/** An event of the club's calendar, of one day unless its lines say otherwise. */
export const calendarEvent = (title: string, day: string, ...lines: string[]): string =>
  [
    'BEGIN:VEVENT',
    `UID:${title}-${day}@club`,
    'DTSTAMP:20261001T000000Z',
    `SUMMARY:${title}`,
    ...(day === '' ? [] : [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]),
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
export const calendarOf = (...events: string[]): Behaviour =>
  bytes(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//club//EN', ...events, 'END:VCALENDAR', ''].join('\r\n'), {
    type: 'text/calendar',
  });
