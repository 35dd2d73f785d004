import { describe, expect, it } from 'vitest';
import { send, sentences, type Outcome } from './send.ts';

type Call = { url: string; init: RequestInit };

/** Sends one message to a server that answers as given, and tells what was asked of it. */
async function sendTo(answer: () => Promise<Response>, isOnline = true): Promise<{ outcome: Outcome; calls: Call[] }> {
  const calls: Call[] = [];
  const outcome = await send({
    to: '/api/contact-messages',
    values: { name: 'Ann', message: 'May I bring my daughter?' },
    key: 'the-key',
    isOnline: () => isOnline,
    fetch: (input, init = {}) => {
      calls.push({ url: String(input), init });
      return answer();
    },
  });
  return { outcome, calls };
}

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const failureOf = ({ outcome }: { outcome: Outcome }) => (outcome.sent ? undefined : outcome.failure);

describe('send', () => {
  it('posts the words as JSON with the key of the attempt', async () => {
    const { calls } = await sendTo(json(201, { reference: 'PR-123456' }));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe('/api/contact-messages');
    expect(calls[0]?.init.method).toBe('POST');
    expect(new Headers(calls[0]?.init.headers).get('idempotency-key')).toBe('the-key');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ name: 'Ann', message: 'May I bring my daughter?' });
  });

  it('gives the reference and what else the answer says', async () => {
    const { outcome } = await sendTo(
      json(201, { reference: 'PR-123456', title: 'Received', message: 'We will answer.', answerBy: '2027-01-04' }),
    );
    expect(outcome).toEqual({
      sent: true,
      answer: { reference: 'PR-123456', title: 'Received', message: 'We will answer.' },
    });
  });

  it('gives the server’s sentence for each field', async () => {
    const error = {
      code: 'invalid',
      message: 'Some fields need your attention.',
      fields: { email: 'Please enter your email address.' },
    };
    expect(failureOf(await sendTo(json(422, { error })))).toEqual({
      kind: 'fields',
      message: error.message,
      fields: error.fields,
    });
  });

  it('gives the server’s own words when it refuses the whole message', async () => {
    const error = { code: 'too-many-requests', message: 'That is a lot of messages in a short time.' };
    expect(failureOf(await sendTo(json(429, { error })))).toMatchObject({ kind: 'refused', message: error.message });
  });

  it.each([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers with a page', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
    ['a sign-in window of some network answers 200', () => Promise.resolve(new Response('<h1>Welcome</h1>'))],
    ['the answer has no reference', json(200, { hello: 'world' })],
    ['the error has no message', json(500, {})],
  ])('does not claim that it was sent when %s', async (_, answer) => {
    expect(failureOf(await sendTo(answer))).toMatchObject({ kind: 'unreachable', message: sentences.unreachable });
  });

  it('sends once more, under a new key, where other words had arrived under the first', async () => {
    const keys: (string | null)[] = [];
    const outcome = await send({
      to: '/api/privacy-requests',
      values: { verification: 'Another proof' },
      key: 'first',
      newKey: () => 'second',
      fetch: async (_, init) => {
        const key = new Headers(init?.headers).get('idempotency-key');
        keys.push(key);
        return key === 'first'
          ? Response.json({ error: { code: 'idempotency-key-reused', message: 'Sent before.' } }, { status: 422 })
          : Response.json({ reference: 'PR-654321' }, { status: 201 });
      },
    });
    expect(keys).toEqual(['first', 'second']);
    expect(outcome).toMatchObject({ sent: true, answer: { reference: 'PR-654321' } });
  });

  it('says that the visitor is offline when that is why', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(failureOf(await sendTo(broken, false))).toMatchObject({ kind: 'offline', message: sentences.offline });
  });
});
