/** What the API takes, refuses and says. Over 200 lines, because each refusal is a case. */
import { describe, expect, it } from 'vitest';
import { forms, mailOnlyStyles, numberOf } from '#domain/forms.ts';
import { minuteMs } from '#domain/durations.ts';
import { maxBodyBytes } from '#server/http/body-limit.ts';
import {
  asForm,
  asJson,
  contactMessage,
  later,
  friday,
  privacyRequest,
  signup,
  testSite,
  texts,
  type TestSite,
} from './support.ts';

const everything = Object.fromEntries(
  [privacyRequest, contactMessage, signup].map(({ kind, data }) => [forms[kind].action, data]),
);

it('offers closure alerts where a mail server is set, without JavaScript', async () => {
  const styles = async (site: TestSite) => (await site.request(mailOnlyStyles)).text();
  expect(await styles(await testSite())).toBe('');
  expect(await styles(await testSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }))).toContain('.mail-only{');
});

const stored = (site: TestSite, table: string) => site.inbox.database.read((c) => c.all(`SELECT * FROM ${table}`));
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; fields?: Record<string, string> } }).error;

it.each(Object.entries(everything))('a preview takes and stores nothing at %s', async (path, data) => {
  const site = await testSite({ preview: true });
  for (const body of [asJson(data), asForm(data)]) {
    const answer = await site.request(path, body);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('This is a preview: forms are off.');
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
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = (await response.json()) as Record<string, string>;
    expect(answer).toMatchObject({ reference, receivedAt: friday.toISOString(), mail: 'none' });
    expect(await stored(site, 'items')).toMatchObject([{ number: numberOf(answer['reference'] ?? ''), flagged: 0 }]);
  });

  it('of a privacy request is answered with its deadlines', async () => {
    const site = await testSite();
    const answer = await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    expect(await answer.json()).toMatchObject({ confirmBy: '2026-06-19', answerBy: '2026-07-20' });
    const optOut = await site.request(
      '/api/privacy-requests',
      asJson({ ...privacyRequest.data, requestType: 'opt-out' }),
    );
    const body = (await optOut.json()) as Record<string, unknown>;
    expect(body).toMatchObject({ answerBy: '2026-06-26' });
    expect(body).not.toHaveProperty('confirmBy');
  });

  it('keeps every character but those that control things', async () => {
    const site = await testSite();
    const odd = {
      name: '  Ren\u00e9\u0000\u001b[31m\tDo\nE ',
      email: 'a@b.example',
      message: 'one\r\ntwo\u0007\n\n\u{1F642} \u05e9\u05dc\u05d5\u05dd\t"; DROP TABLE items;--',
    };
    await site.request('/api/contact-messages', asJson(odd));
    const [row] = await stored(site, 'contact_messages');
    expect(JSON.parse(String(row?.['answers']))).toEqual({
      name: 'Ren\u00e9[31m Do E',
      email: 'a@b.example',
      message: 'one\ntwo\n\n\u{1F642} \u05e9\u05dc\u05d5\u05dd\t"; DROP TABLE items;--',
    });
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

  it.each([
    ['a@b', true],
    ["o'neil+range@sub.visitor.example", true],
    ['jo@bücher.example', true],
    ['JO@VISITOR.EXAMPLE', true],
    ['jo@', false],
    ['jo@visitor..example', false],
    ['jo@@visitor.example', false],
    ['jo visitor@x.example', false],
    ['jo@-x.example', false],
    ['jo@x.example, mo@x.example', false],
    ['<jo@x.example>', false],
    ['jö@x.example', false],
    [`jo@${'x.'.repeat(121)}example.us`.slice(0, 254), true],
    [`jo@${'x.'.repeat(121)}example.us`, false],
  ])('takes or refuses the address %s as a browser does', async (email, right) => {
    const site = await testSite();
    const { status } = await site.request('/api/contact-messages', asJson({ ...contactMessage.data, email }));
    expect(status).toBe(right ? 201 : 400);
  });

  it('may be of 64 kB and not a byte more, announced or not', async () => {
    const site = await testSite();
    for (const path of Object.keys(everything)) {
      const post = async (length: number, headers: Record<string, string> = {}) =>
        (await site.request(path, { ...asJson({}, headers), body: `"${'x'.repeat(length - 2)}"` })).status;
      expect(await post(maxBodyBytes)).toBe(400);
      expect(await post(maxBodyBytes + 1)).toBe(413);
      expect(await post(2, { 'content-length': String(maxBodyBytes + 1) })).toBe(413);
    }
  });

  it.each([['{"name":'], ['[]'], ['null'], ['"text"'], ['']])('that is %j is refused', async (body) => {
    const site = await testSite();
    const response = await site.request('/api/contact-messages', { ...asJson({}), body });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).code).toBe('malformed');
  });

  it.each([['text/plain'], ['application/xml'], ['']])('is the only thing taken beside forms: not %j', async (type) => {
    const site = await testSite();
    const response = await site.request('/api/contact-messages', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{}',
    });
    expect(response.status).toBe(415);
  });
});

describe('an idempotency key', () => {
  it.each([['header'], ['field']])('as a %s stores once what is sent twice', async (where) => {
    const site = await testSite();
    const send = (key: string, values: object) =>
      site.request(
        '/api/contact-messages',
        where === 'header' ? asJson(values, { 'idempotency-key': key }) : asJson({ ...values, idempotencyKey: key }),
      );
    const first = await (await send('k', contactMessage.data)).text();
    site.clock.now = later(friday, minuteMs);
    const again = await send('k', contactMessage.data);
    expect([again.status, await again.text()]).toEqual([201, first]);
    const changed = await send('k', { ...contactMessage.data, message: 'Something else' });
    expect([changed.status, (await errorOf(changed)).code]).toEqual([422, 'idempotency-key-reused']);
    expect(await stored(site, 'items')).toHaveLength(1);
  });
});

describe('who may post', () => {
  it('may ten times in ten minutes, over all forms', async () => {
    let passed = 0;
    const site = await testSite({ settings: { RATE_LIMIT: 'on' }, clock: () => passed });
    const paths = Object.entries(everything);
    const statuses = [];
    for (let i = 0; i < 10; i++) {
      const [path, values] = paths[i % 3] ?? ['', {}];
      statuses.push((await site.request(path, asJson(values))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const refused = await site.request('/api/signups', asJson(signup.data));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    // The clock on the wall may be set; that is no passing of time.
    site.clock.now = later(friday, 10 * minuteMs);
    expect((await site.request('/api/signups', asJson(signup.data))).status).toBe(429);
    passed = 10 * minuteMs;
    expect((await site.request('/api/signups', asJson(signup.data))).status).toBe(201);
  });
});

describe('a sign-up', () => {
  it('answers alike for a new address and a known one', async () => {
    const site = await testSite();
    const first = (await (await site.request('/api/signups', asJson(signup.data))).json()) as Record<string, unknown>;
    const second = (await (await site.request('/api/signups', asJson(signup.data))).json()) as Record<string, unknown>;
    expect({ ...second, reference: '' }).toEqual({ ...first, reference: '' });
    expect(second['reference']).not.toBe(first['reference']);
  });
});

describe('the log', () => {
  it('names nobody', async () => {
    const site = await testSite();
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await site.request('/api/privacy-requests', asJson({ ...privacyRequest.data, email: 'not right' }));
    // No word of this may be a part of a request's number, which is hexadecimal.
    await site.request('/api/signups/confirm?token=xyz', asForm({}));
    expect(site.logged()).toContain('"path":"/api/privacy-requests"');
    for (const word of ['Zoë', 'zoe@', 'not right', '555-0111', 'records', 'token', 'xyz'])
      expect(site.logged()).not.toContain(word);
  });
});
