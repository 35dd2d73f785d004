/** Mails sent to an HTTP service: a local server that responds as the service does, or breaks. */
import { expect, it, onTestFinished } from 'vitest';
import { mailApi } from '#server/inbox/mail-api.ts';
import { digest } from '#server/inbox/tokens.ts';
import { type Behaviour, json, startUpstream } from '../upstreams/server.ts';

const mail = {
  from: { name: 'Club "North", Inc.', address: 'site@range.example' },
  to: ['zoe@visitor.example'],
  replyTo: 'office@range.example',
  unsubscribeUrl: 'https://range.example/api/signups/unsubscribe?token=x',
  messageId: '<1@range.example>',
  subject: 'Hello',
  text: 'A line.\n',
};

async function sent(behaviour: Behaviour) {
  const service = await startUpstream();
  onTestFinished(() => service.close());
  const bodies: string[] = [];
  service.on('/emails', (response, request) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(body);
      behaviour(response, request);
    });
  });
  return {
    outcome: await mailApi(`${service.url}/emails`, 're_key', 300).send(mail, new AbortController().signal),
    bodies,
    asked: service.asked,
  };
}

it('sends the service all facts of a mail, with an idempotency key of them, so that it is sent once', async () => {
  const { outcome, bodies, asked } = await sent(json({ id: '49a3999c' }));
  expect(outcome).toEqual({ ok: true, recipientsRefused: 0 });
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer re_key',
    'idempotency-key': digest(bodies[0] ?? ''),
  });
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    from: '"Club \\"North\\", Inc." <site@range.example>',
    to: ['zoe@visitor.example'],
    reply_to: 'office@range.example',
    subject: 'Hello',
    text: 'A line.\n',
    headers: {
      'Message-ID': '<1@range.example>',
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://range.example/api/signups/unsubscribe?token=x>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});

const refusal = { name: 'validation_error', message: 'Invalid `to` field: zoe@visitor.example' };

it.each<[string, Behaviour, { fault: string; code: string }]>([
  ['an address that it will not take', json(refusal, { status: 422 }), { fault: 'recipient', code: 'HTTP_422' }],
  ['a mail that it will not take', json({}, { status: 422 }), { fault: 'refused', code: 'HTTP_422' }],
  ['a key that it does not know', json(refusal, { status: 401 }), { fault: 'unreachable', code: 'HTTP_401' }],
  ['trouble of its own', json(refusal, { status: 500 }), { fault: 'unreachable', code: 'HTTP_500' }],
  ['silence', () => undefined, { fault: 'unreachable', code: 'ETIMEDOUT' }],
  ['a line that breaks', (response) => response.destroy(), { fault: 'unreachable', code: 'ECONNECTION' }],
])('reports the remedy for %s, without any address', async (_, behaviour, expected) => {
  expect((await sent(behaviour)).outcome).toEqual({ ok: false, ...expected });
});
