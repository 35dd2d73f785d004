import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellWords } from '#words/shell-words.server.ts';
import { send } from './send.ts';

const sentences = shellWords('en-US');

const values = { name: 'Ann', message: 'May I bring my daughter?' };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

function sendTo(answer: () => Promise<Response>) {
  fetched.mockImplementation(answer);
  return send('/api/contact-messages', values, { key: 'the-key' }, sentences);
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));

describe('send', () => {
  it('posts the values as JSON with the attempt’s key, and returns the answer', async () => {
    const answer = { reference: 'PR-123456', title: 'Received', message: 'We will answer.', mail: 'none' };
    expect(await sendTo(json(201, { ...answer, answerBy: '2027-01-04' }))).toEqual({ answer });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/api/contact-messages', 'POST']);
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('the-key');
    expect(JSON.parse(String(init?.body))).toEqual(values);
  });

  it.each([
    ['fields', 422, { message: 'Some fields need attention.', fields: { email: 'Please enter your email address.' } }],
    ['refused', 429, { message: 'That is a lot of messages in a short time.' }],
  ])('gives the server’s own sentences: %s', async (kind, status, error) => {
    expect(await sendTo(json(status, { error }))).toEqual({ failure: { kind, fields: {}, ...error } });
  });

  it.each([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers with a page', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
    ['the sign-in page of a network answers 200', () => Promise.resolve(new Response('<h1>Welcome</h1>'))],
    ['the answer has no reference', json(200, { hello: 'world' })],
    ['the error has no message', json(500, {})],
  ])('does not claim that it was sent when %s', async (_, answer) => {
    expect(await sendTo(answer)).toMatchObject({ failure: { kind: 'unreachable', message: sentences.unreachable } });
  });

  it('retries under a new key if other words had arrived under the first', async () => {
    fetched.mockImplementationOnce(json(422, { error: { code: 'idempotency-key-reused', message: 'Sent before.' } }));
    fetched.mockImplementationOnce(json(201, { reference: 'PR-654321' }));
    const outcome = await send('/api/privacy-requests', values, { key: 'first', newKey: () => 'second' }, sentences);
    const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['first', 'second']);
    expect(outcome).toMatchObject({ answer: { reference: 'PR-654321' } });
  });

  it('reports that the visitor is offline when that is the cause', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const outcome = await sendTo(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(outcome).toMatchObject({ failure: { kind: 'offline', message: sentences.offline } });
  });
});
