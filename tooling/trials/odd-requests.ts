/** Requests to the site that no visitor sends. */
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { forms } from '#domain/forms.ts';

export type OddRequest = { method: string; path: string; headers: Record<string, string>; body: string };
export type Asked = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends it and reads the whole answer. */
export async function ask(url: string, { method, path, headers, body }: OddRequest): Promise<Asked> {
  const sent = httpRequest(url + path, { method, headers, agent, timeout: 30_000 });
  sent.on('timeout', () => sent.destroy(new Error('no answer for 30 seconds')));
  // The first error comes through `once`; a connection that breaks may report a second.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await text(response) };
}

const actions = Object.values(forms).map(({ action }) => action);
const known = [
  ...actions,
  '/',
  '/faq',
  '/faq.data',
  '/404',
  '/healthz',
  '/readyz',
  '/closures.ics',
  '/hours.ics',
  '/api/calendar',
  '/api/status',
  '/api/webcams',
  '/api/webcams/main-range',
  '/api/road-conditions',
  '/api/weather-alerts',
  '/api/get-weather-forecast',
  '/api/signups/confirm',
  '/api/signups/unsubscribe',
];

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  fc.constantFrom(
    '\0',
    '\r\nBcc: x@y.example',
    '‮',
    '../../etc/passwd',
    "' OR 1=1 --",
    '=1+1',
    '%00',
    '\ud800',
    '{{x}}',
  ),
  fc.nat(70_000).map((length) => 'x'.repeat(length)),
);

/** As it may stand in a path or in a header: Node itself would refuse to send anything else. */
const sendable = (value: string) => value.replace(/[^\x21-\x7e]/g, (mark) => encodeURIComponent(mark.toWellFormed()));

const paths = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  fc.tuple(fc.constantFrom(...known), oddText).map(([path, more]) => `${path}?token=${sendable(more.slice(0, 2_000))}`),
  fc.tuple(fc.constantFrom(...known), oddText).map(([path, more]) => `${path}/${sendable(more.slice(0, 2_000))}`),
  oddText.map((odd) => `/${sendable(odd.slice(0, 2_000))}`),
);

const right = new Map([
  ['email', 'ann@visitor.example'],
  ['name', 'Ann'],
  ['phone', '(408) 555-0100'],
  ['requestType', 'access'],
  ['description', 'What do you know of me?'],
  ['message', 'Are you open on Thursday?'],
]);
const fields = [...new Set(Object.values(forms).flatMap((form) => Object.keys(form.fields)))];
const posted = fc.record(
  Object.fromEntries(
    [...fields, 'idempotencyKey', 'website', 'constructor'].map((field) => [
      field,
      fc.oneof({ weight: 6, arbitrary: fc.constant(right.get(field) ?? '') }, oddText, fc.jsonValue({ maxDepth: 2 })),
    ]),
  ),
  { requiredKeys: [] },
);
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const asForm = (sent: object) =>
  Object.entries(sent)
    .map(([name, value]) => `${name}=${encodeURIComponent(asText(value).toWellFormed())}`)
    .join('&');

const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];
const bodies = fc.oneof(
  { weight: 5, arbitrary: posted.map((sent) => ({ type: types[0], body: JSON.stringify(sent) })) },
  { weight: 3, arbitrary: posted.map((sent) => ({ type: types[1], body: asForm(sent) })) },
  fc.tuple(fc.constantFrom(...types), oddText).map(([type, body]) => ({ type, body })),
  fc.tuple(fc.constantFrom(...types), fc.json()).map(([type, body]) => ({ type, body })),
);

const header = oddText.map((odd) => sendable(odd).slice(0, 1_000));
const headers = fc.record(
  {
    accept: fc.oneof(fc.constantFrom('text/html', 'application/json', '*/*'), header),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'br;q=0, *;q=2'), header),
    'if-none-match': fc.oneof(fc.constant('*'), header),
    'if-modified-since': header,
    range: fc.oneof(fc.constant('bytes=0-1,-5'), header),
    origin: fc.oneof(fc.constantFrom('null', 'https://evil.example'), header),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'odd'),
    'idempotency-key': header,
    'x-forwarded-for': header,
    'x-forwarded-proto': fc.constantFrom('https', 'odd, https'),
    cookie: header,
    expect: fc.constant('nothing'),
  },
  { requiredKeys: [] },
);

const methods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Half of them posts to a form. */
export const requests: fc.Arbitrary<OddRequest> = fc.oneof(
  fc.tuple(fc.constantFrom(...actions), headers, bodies).map(([path, more, { type = '', body }]) => ({
    method: 'POST',
    path,
    headers: { ...more, 'content-type': type },
    body,
  })),
  fc
    .tuple(fc.constantFrom(...methods, 'POST'), paths, headers, bodies)
    .map(([method, path, more, { type = '', body }]) => ({
      method,
      path,
      headers: method === 'GET' || method === 'HEAD' ? more : { ...more, 'content-type': type },
      body: method === 'GET' || method === 'HEAD' ? '' : body,
    })),
);
