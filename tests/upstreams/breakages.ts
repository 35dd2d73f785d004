/** The ways in which an upstream goes wrong. Each takes what would have been the right answer. */
import type { Behaviour } from './server.ts';
import { bytes, redirect } from './server.ts';

export type Right = { body: Buffer; type: string };

const page = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>';

export const breakages: Readonly<Record<string, (right: Right) => Behaviour>> = {
  'a page in HTML': () => bytes(page, { type: 'text/html; charset=utf-8' }),
  'a page in HTML under the right type': ({ type }) => bytes(page, { type }),
  'half of the answer': ({ body, type }) => bytes(body.subarray(0, Math.floor(body.length / 2)), { type }),
  'nothing at all': ({ type }) => bytes('', { type }),
  '206, a part of the answer': ({ body, type }) => bytes(body, { status: 206, type }),
  '403 in HTML': () => bytes(page, { status: 403, type: 'text/html' }),
  '429 with Retry-After': ({ type }) =>
    bytes('{"error":true,"reason":"Too many"}', { status: 429, type, headers: { 'retry-after': '1800' } }),
  '500': () => bytes('{"title":"Unexpected Problem"}', { status: 500, type: 'application/problem+json' }),
  '304 out of the blue': () => (response) => void response.writeHead(304).end(),
  'a reset': () => (response) => void response.socket?.resetAndDestroy(),
  'a reset in the middle':
    ({ body, type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': String(body.length) });
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy());
    },
  'a redirect loop': () => (response, request) => redirect(request.url ?? '/')(response, request),
  '50 MB':
    ({ type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type });
      const chunk = Buffer.alloc(64 * 1024, ' ');
      let left = 50 * 16;
      const more = () => {
        while (left > 0) {
          left -= 1;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    },
  '50 MB that say so':
    ({ type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': String(50 * 1024 * 1024) });
      response.write(' ');
    },
};

/** Those that end only with our patience: tests shorten it. */
export const hangingBreakages: Readonly<Record<string, (right: Right) => Behaviour>> = {
  'no answer': () => () => undefined,
  'headers and no body':
    ({ type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type }).flushHeaders();
    },
  'a slow drip':
    ({ body, type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type });
      let at = 0;
      const drip = setInterval(() => response.write(body.subarray(at, (at += 1))), 20);
      response.on('close', () => clearInterval(drip));
    },
};

/** Every figure, word and flag gone, the shape kept. */
export function allNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(allNull);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, allNull(inner)]));
  return null;
}
