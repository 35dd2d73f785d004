import { describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { forms, mailOnlyStyles, numberOf } from '#domain/forms.ts';
import { maxBodyBytes } from '#server/http/body-limit.ts';
import { readSubmission } from '#server/inbox/read-submission.ts';
import {
  asForm,
  asJson,
  contactMessage,
  later,
  friday,
  privacyRequest,
  query,
  signup,
  testSite,
  texts,
  type TestSite,
} from './support.ts';

const everything = Object.fromEntries(
  [privacyRequest, contactMessage, signup].map(({ kind, data }) => [forms[kind].action, data]),
);
const stored = (site: TestSite, table: string) => query(site.inbox, `SELECT * FROM ${table}`);
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; fields?: Record<string, string> } }).error;

it('offers closure alerts where a mail server is set, without JavaScript', async () => {
  const styles = async (site: TestSite) => (await site.request(mailOnlyStyles)).text();
  expect(await styles(await testSite())).toBe('');
  expect(await styles(await testSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }))).toContain('.mail-only{');
});

it('a preview takes and stores nothing', async () => {
  const site = await testSite({ preview: true });
  for (const [path, data] of Object.entries(everything))
    for (const body of [asJson(data), asForm(data)]) {
      const answer = await site.request(path, body);
      expect([answer.status, await answer.text()]).toEqual([
        503,
        expect.stringContaining('This is a preview: forms are off.'),
      ]);
    }
  expect(await stored(site, 'items')).toEqual([]);
});

describe('JSON', () => {
  it.each([
    [privacyRequest, 'PR-400123'],
    [contactMessage, 'CM-400123'],
    [signup, 'SU-400123'],
  ])('of the form $kind is on the disk before it is answered', async ({ kind, data }, reference) => {
    const site = await testSite();
    const response = await site.request(forms[kind].action, asJson(data));
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const answer = (await response.json()) as Record<string, string>;
    expect(answer).toMatchObject({ reference, receivedAt: friday.toISOString(), mail: 'none' });
    expect(await stored(site, 'items')).toMatchObject([{ number: numberOf(reference), flagged: 0 }]);
    // A known address is answered like a new one.
    const again = (await (await site.request(forms[kind].action, asJson(data))).json()) as Record<string, string>;
    expect(again['reference']).not.toBe(reference);
    expect({ ...again, reference }).toEqual(answer);
  });

  it('of a privacy request is answered with its deadlines', async () => {
    const site = await testSite();
    const sent = async (requestType: string) =>
      (await site.request('/api/privacy-requests', asJson({ ...privacyRequest.data, requestType }))).json();
    expect(await sent('access')).toMatchObject({ confirmBy: '2026-06-19', answerBy: '2026-07-20' });
    const optOut = await sent('opt-out');
    expect(optOut).toMatchObject({ answerBy: '2026-06-26' });
    expect(optOut).not.toHaveProperty('confirmBy');
  });

  it('has one sentence for each field that is wrong', async () => {
    const site = await testSite();
    const response = await site.request(
      '/api/privacy-requests',
      asJson({ name: ' ', email: 'nobody', requestType: 'maybe', description: 5 }),
    );
    expect(response.status).toBe(400);
    const words = texts.forms['privacy-request'].fields;
    expect(await errorOf(response)).toEqual({
      code: 'invalid-fields',
      message: texts.errors.fields,
      fields: {
        name: words.name.missing,
        email: words.email.invalid,
        requestType: words.requestType.invalid,
        description: texts.errors.notText,
      },
    });
    expect(await stored(site, 'items')).toEqual([]);
  });

  it('may be of 64 kB and not a byte more', async () => {
    const site = await testSite();
    for (const path of Object.keys(everything)) {
      const post = async (length: number) =>
        (await site.request(path, { ...asJson({}), body: `"${'x'.repeat(length - 2)}"` })).status;
      expect([await post(maxBodyBytes), await post(maxBodyBytes + 1)]).toEqual([400, 413]);
    }
  });

  it.each([
    ['application/json', '{"name":', 400],
    ['application/json', '[]', 400],
    ['text/plain', '{}', 415],
  ])('is the only thing taken beside forms: not %j with %j', async (type, body, status) => {
    const site = await testSite();
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await site.request('/api/contact-messages', init)).status).toBe(status);
  });
});

describe('what is read', () => {
  it('keeps every character but those that control things', () => {
    const odd = {
      name: '  Ren\u00e9\u0000\u001b[31m\tDo\nE ',
      email: 'a@b.example',
      message: 'one\r\ntwo\u0007\n\n\u{1F642} \u05e9\u05dc\u05d5\u05dd\t"; DROP TABLE items;--',
    };
    expect(readSubmission('contact-message', odd)).toMatchObject({
      submission: {
        data: {
          name: 'Ren\u00e9[31m Do E',
          email: 'a@b.example',
          message: 'one\ntwo\n\n\u{1F642} \u05e9\u05dc\u05d5\u05dd\t"; DROP TABLE items;--',
        },
      },
    });
  });

  it.each([
    ['a@b', true],
    ["o'neil+range@sub.visitor.example", true],
    ['jo@bücher.example', true],
    ['jo@', false],
    ['jo@visitor..example', false],
    ['jo@-x.example', false],
    ['jo@x.example, mo@x.example', false],
    ['jö@x.example', false],
    [`jo@${'x.'.repeat(121)}example.us`.slice(0, 254), true],
    [`jo@${'x.'.repeat(121)}example.us`, false],
  ])('takes or refuses the address %s as a browser does', (email, right) => {
    expect(readSubmission('contact-message', { ...contactMessage.data, email }).ok).toBe(right);
  });
});

it.each(['header', 'field'])('an idempotency key as a %s stores once what is sent twice', async (where) => {
  const site = await testSite();
  const send = (values: object) =>
    site.request(
      '/api/contact-messages',
      where === 'header' ? asJson(values, { 'idempotency-key': 'k' }) : asJson({ ...values, idempotencyKey: 'k' }),
    );
  const first = await (await send(contactMessage.data)).text();
  site.clock.now = later(friday, minuteMs);
  const again = await send(contactMessage.data);
  expect([again.status, await again.text()]).toEqual([201, first]);
  const changed = await send({ ...contactMessage.data, message: 'Something else' });
  expect([changed.status, (await errorOf(changed)).code]).toEqual([422, 'idempotency-key-reused']);
  expect(await stored(site, 'items')).toHaveLength(1);
});

it('a visitor may post ten times in ten minutes, over all forms', async () => {
  const site = await testSite({ settings: { RATE_LIMIT: 'on' }, clock: () => 0 });
  const paths = Object.entries(everything);
  const statuses: number[] = [];
  for (let i = 0; i <= 10; i++) {
    const [path, values] = paths[i % 3] ?? ['', {}];
    statuses.push((await site.request(path, asJson(values))).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});

it('the log holds no personal data', async () => {
  const site = await testSite();
  await site.request('/api/privacy-requests', asJson(privacyRequest.data));
  await site.request('/api/privacy-requests', asJson({ ...privacyRequest.data, email: 'not right' }));
  // No word of this may be a part of a request's number, which is hexadecimal.
  await site.request('/api/signups/confirm?token=xyz', asForm({}));
  expect(site.logged()).toContain('"path":"/api/privacy-requests"');
  for (const word of ['Zoë', 'zoe@', 'not right', '555-0111', 'records', 'token', 'xyz'])
    expect(site.logged()).not.toContain(word);
});
