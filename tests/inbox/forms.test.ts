/**
 * What the API accepts, refuses and returns, and its pages without JavaScript. Over 200 lines: each promise has a case.
 */
import { describe, expect, it } from 'vitest';
import { parseHtml } from '#content/html.server.ts';
import { dayMs, minuteMs, secondMs } from '#domain/durations.ts';
import { forms, mailOnlyStyles, numberOf } from '#domain/forms.ts';
import { maxBodyBytes } from '#server/http/body-limit.ts';
import { readSubmission } from '#server/inbox/read-submission.ts';
import { contactMessage, friday, later, privacyRequest, signup, signupWith } from './submissions.ts';
import { asForm, asJson, query, stored, testSite, texts, type TestSite, waitingMails } from './support.ts';

const everything = Object.fromEntries(
  [privacyRequest, contactMessage, signup].map(({ kind, data }) => [forms[kind].action, data]),
);
const rows = (site: TestSite, table: string) => query(site.inbox, `SELECT * FROM ${table}`);
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string; fields?: Record<string, string> } }).error;

it('offers closure alerts if a mail server is set, else says that it sends no mail, without JavaScript', async () => {
  const styles = async (site: TestSite) => (await site.request(mailOnlyStyles)).text();
  expect(await styles(await testSite())).toBe('.without-mail{display:block}');
  expect(await styles(await testSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }))).toContain('.mail-only{');
});

it('a preview deployment accepts and stores nothing', async () => {
  const site = await testSite({ preview: true });
  for (const [path, data] of Object.entries(everything))
    for (const body of [asJson(data), asForm(data)]) {
      const answer = await site.request(path, body);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('This is a preview: forms are off.');
    }
  expect(await rows(site, 'items')).toEqual([]);
});

describe('JSON', () => {
  it.each([
    [privacyRequest, 'PR-400123'],
    [contactMessage, 'CM-400123'],
    [signup, 'SU-400123'],
  ])('of the form $kind is on disk before the response', async ({ kind, data }, reference) => {
    const site = await testSite();
    const response = await site.request(forms[kind].action, asJson(data));
    expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const answer = (await response.json()) as Record<string, string>;
    expect(answer).toMatchObject({ reference, receivedAt: friday.toISOString(), mail: 'none' });
    expect(await rows(site, 'items')).toMatchObject([{ number: numberOf(reference), flagged: 0 }]);
    // A known address gets the same response as a new one.
    const again = (await (await site.request(forms[kind].action, asJson(data))).json()) as Record<string, string>;
    expect(again['reference']).not.toBe(reference);
    expect({ ...again, reference }).toEqual(answer);
  });

  it('of a privacy request is answered with its deadlines', async () => {
    const { request } = await testSite();
    const sent = async (requestType: string) =>
      (await request('/api/privacy-requests', asJson({ ...privacyRequest.data, requestType }))).json();
    expect(await sent('access')).toMatchObject({ confirmBy: '2026-06-19', answerBy: '2026-07-20' });
    expect(await sent('opt-out')).toEqual(expect.not.objectContaining({ confirmBy: expect.anything() }));
    expect(await sent('opt-out')).toMatchObject({ answerBy: '2026-06-26' });
  });

  it('has one sentence for each invalid field', async () => {
    const site = await testSite();
    const typed = { name: ' ', email: 'nobody', requestType: 'maybe', description: 5 };
    const response = await site.request('/api/privacy-requests', asJson(typed));
    expect(response.status).toBe(400);
    const { name, email, requestType } = texts.forms['privacy-request'].fields;
    const [missing, invalid] = [{ name: name.missing }, { email: email.invalid, requestType: requestType.invalid }];
    expect(await errorOf(response)).toEqual({
      code: 'invalid-fields',
      message: texts.errors.fields,
      fields: { ...missing, ...invalid, description: texts.errors.notText },
    });
    expect(await rows(site, 'items')).toEqual([]);
  });

  it('for alerts of one day is accepted for a coming day on which the range is usually open', async () => {
    const site = await testSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const send = (day: string) => site.request('/api/visit-alerts', asJson({ email: signup.data.email, day }));
    const words = texts.forms['visit-alert'].fields.day;
    // A Monday. Which other days can't be watched: domain/closure-alerts.test.ts.
    for (const day of ['2026-06-08', ''])
      expect((await errorOf(await send(day))).fields, day).toEqual({ day: day ? words.invalid : words.missing });
    const answer = await send('2026-06-06');
    expect(await answer.json()).toMatchObject({
      title: texts.pages.signup.title,
      message: 'We are sending you an email about Saturday, June 6. Open it and confirm your address.',
    });
    expect(await rows(site, 'signups')).toMatchObject([{ wants: 'alerts', day: '2026-06-06' }]);
    // From closing time on, that day can't change.
    site.clock.now = new Date('2026-06-06T23:00:00Z');
    expect((await send('2026-06-06')).status).toBe(400);
  });

  it('may have 64 kB and not a byte more', async () => {
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
  ])('is the only type accepted besides forms: not %j with %j', async (type, body, status) => {
    const site = await testSite();
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await site.request('/api/contact-messages', init)).status).toBe(status);
  });
});

describe('what is read', () => {
  it('keeps every character except control characters', () => {
    const odd = {
      name: '  Ren\u00e9\u0000\u001b[31m\tDo\nE ',
      email: 'a@b.example',
      message: 'one\r\ntwo\u0007\n\n\u{1F642} \u05e9\u05dc\u05d5\u05dd\t"; DROP TABLE items;--',
    };
    const data = {
      name: 'Ren\u00e9[31m Do E',
      email: 'a@b.example',
      message: 'one\ntwo\n\n\u{1F642} \u05e9\u05dc\u05d5\u05dd\t"; DROP TABLE items;--',
    };
    expect(readSubmission('contact-message', odd)).toMatchObject({ submission: { data } });
  });

  it('treats a text of invisible characters as empty', () => {
    const [text, sent] = ['\u202E\u3164 \u0301', contactMessage.data];
    expect(readSubmission('contact-message', { ...sent, name: text, message: text })).toMatchObject({
      faults: { name: 'missing', message: 'missing' },
    });
    expect(readSubmission('contact-message', { ...sent, topic: text })).not.toHaveProperty('submission.data.topic');
    expect(readSubmission('contact-message', { ...sent, name: `${text}Jo\u200D` }).ok).toBe(true);
  });

  it('accepts or refuses an address as a browser does, if mail can reach its domain', () => {
    const taken = (addresses: readonly string[]) =>
      addresses.filter((email) => readSubmission('signup', { ...signup.data, email }).ok);
    const long = `jo@${'x.'.repeat(121)}example.us`;
    const right = ["o'neil+range@sub.visitor.example", 'jo@bücher.example', 'a@1.example', long.slice(0, 254)];
    expect(taken(right)).toEqual(right);
    const wrong = `jo@ jo@visitor..example jo@-x.example jö@x.example a@b root@localhost root@mail.LOCALHOST
      root@localhost.localdomain a@printer.local a@127.0.0.1 a@10.0.1 a@[127.0.0.1]`.split(/\s+/);
    expect(taken([...wrong, 'jo@x.example, mo@x.example', long])).toEqual([]);
  });

  it.each([
    [contactMessage, ['jo@home', 'jo @visitor.example', 'jo@compañía .example', 'root@127.0.0.1'], ['jo', 'jo@']],
    [privacyRequest, ['jo@home', 'root@localhost'], ['jo', 'jo @visitor.example']],
    [signup, [], ['jo@home', 'jo @visitor.example']],
  ])('of the form $kind is taken from %j, out of reach, not from %j', async ({ kind, data }, taken, refused) => {
    const site = await testSite({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const send = (email: string) => site.request(forms[kind].action, asJson({ ...data, email }));
    for (const email of taken) {
      const answer = (await (await send(email)).json()) as Record<string, string>;
      expect(answer).toMatchObject({ mail: 'none', reference: expect.any(String) });
      expect(answer['message']).toMatch(
        /\. No email can reach .+, so please call us for the answer: \(408\) 555-0199\.$/,
      );
    }
    const { invalid } = texts.forms[kind].fields.email;
    for (const email of refused)
      expect([email, (await errorOf(await send(email))).fields]).toEqual([email, { email: invalid }]);
    // Only the office gets mails.
    const mails = await waitingMails(site.inbox.store);
    expect(mails.filter(({ template }) => !template.endsWith('-notice'))).toEqual([]);
  });
});

it.each(['header', 'field'])('an idempotency key as a %s stores a repeated request once', async (where) => {
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
  expect(await rows(site, 'items')).toHaveLength(1);
});

it('a button that is pressed twice without JavaScript stores the form once, and again later', async () => {
  const site = await testSite();
  const press = async (values: Record<string, string>) =>
    /\b[A-Z]{2}-\d+\b/.exec(await (await site.request('/api/contact-messages', asForm(values))).text())?.[0];
  const first = await press(contactMessage.data);
  site.clock.now = later(friday, secondMs);
  expect(await press(contactMessage.data)).toBe(first);
  expect(await press({ ...contactMessage.data, message: 'Something else' })).not.toBe(first);
  site.clock.now = later(friday, 10 * minuteMs);
  const again = await press(contactMessage.data);
  expect(again).not.toBe(first);
  site.clock.now = later(friday, 19 * minuteMs + 59 * secondMs);
  expect(await press(contactMessage.data)).toBe(again);
  site.clock.now = later(friday, 20 * minuteMs - secondMs);
  const other = await press({ ...contactMessage.data, message: 'Another' });
  site.clock.now = later(friday, 20 * minuteMs + secondMs);
  expect(await press({ ...contactMessage.data, message: 'Another' })).toBe(other);
  expect(await rows(site, 'items')).toHaveLength(4);
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
  // Without JavaScript, the page doesn't report an error in the form.
  const page = await site.request('/api/contact-messages', asForm(contactMessage.data));
  expect(page.status).toBe(429);
  expect(await page.text()).toContain('Please wait a moment</h1>');
});

it('the log contains no personal data', async () => {
  const site = await testSite();
  await site.request('/api/privacy-requests', asJson(privacyRequest.data));
  await site.request('/api/privacy-requests', asJson({ ...privacyRequest.data, email: 'not right' }));
  // None of these words may occur in a request's hexadecimal id.
  await site.request('/api/signups/confirm?token=xyz', asForm({}));
  expect(site.logged()).toContain('"path":"/api/privacy-requests"');
  for (const word of ['Zoë', 'zoe@', 'not right', '555-0111', 'records', 'token', 'xyz'])
    expect(site.logged()).not.toContain(word);
});

const frame = `<!DOCTYPE html><html lang="en-US"><head><title>Form result | Club</title><link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css"><script>window.hydrate=1</script></head><body><header>The club</header><main id="content"><p>Nothing was sent.</p></main><script type="module" src="/assets/a.js"></script></body></html>`;

function valuesIn(html: string): Record<string, string> {
  const fields = parseHtml(html).all('input', 'textarea', 'select');
  const values = fields.flatMap((field) => {
    const chosen = field.all('option').find((option) => option.attributes.includes('selected'));
    const value = field.name === 'textarea' ? field.source : (chosen ?? field).get('value');
    return value === undefined ? [] : [[field.get('name') ?? '', value]];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

describe('a form that is right', () => {
  it('is answered with a page with the reference and the next steps, in the site’s frame without its scripts', async () => {
    const site = await testSite({ frame: () => frame });
    const response = await site.request('/api/privacy-requests', asForm(privacyRequest.data));
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).not.toMatch(/script|frame-src|connect|http/);
    const page = await response.text();
    for (const said of [
      'PR-400123',
      'confirm receipt by Friday, June 19, 2026 and answer by Monday, July 20, 2026',
      `<title>${texts.pages['privacy-request'].title} | Test Range &amp; Club</title>`,
      'href="/privacy-request"',
      // The page repeats the selected type, but no typed text.
      texts.forms['privacy-request'].fields.requestType.options?.['access'],
      '<header>The club</header>',
      '<link rel="stylesheet" href="/assets/a.css">',
    ])
      expect(page).toContain(said);
    expect(page).not.toMatch(/records do you hold|<script|modulepreload|Nothing was sent/);
  });

  it('may be sent as multipart, before the site is built, and is answered in JSON on request', async () => {
    const site = await testSite();
    const body = new FormData();
    for (const [name, value] of Object.entries(contactMessage.data)) body.append(name, value);
    const response = await site.request('/api/contact-messages', { method: 'POST', body });
    expect(await response.text()).toMatch(/^<!DOCTYPE html>.*CM-400123/s);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const rows = await query(site.inbox, 'SELECT answers FROM contact_messages');
    expect(JSON.stringify(rows)).toContain(contactMessage.data.message);
    const asked = asForm(contactMessage.data, { accept: 'application/json' });
    expect(await (await site.request('/api/contact-messages', asked)).text()).toContain('"reference":"CM-400124"');
  });
});

describe('a form that is wrong', () => {
  it('comes back with every typed word, and each error beside its field', async () => {
    const site = await testSite({ frame: () => frame });
    const typed = {
      name: '"><script>alert(1)</script>',
      email: 'nobody',
      phone: '1 & 2',
      requestType: 'correct',
      description: '\n  first\n</textarea><b>',
      verification: "it's me",
    };
    const response = await site.request('/api/privacy-requests', asForm(typed));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).not.toMatch(/<script|<b>/);
    // Browsers send line breaks in a textarea as two characters; the parser returns them as one.
    expect(valuesIn(page)).toMatchObject(typed);
    expect(page).toContain(
      `<p id="privacy-request-email-error" class="text-sm font-semibold text-danger">${texts.forms['privacy-request'].fields.email.invalid}</p>`,
    );
    expect(page).toMatch(
      /<input[^>]* id="privacy-request-email"[^>]* aria-invalid="true" aria-describedby="privacy-request-email-error"/,
    );
    expect(page).toMatch(/role="alert".*<a href="#privacy-request-email">/s);
  });

  it('can be sent again once corrected, is stored once, and keeps the mark of a filled honeypot', async () => {
    const site = await testSite();
    const wrong = asForm({ ...contactMessage.data, email: '', website: 'x' });
    const page = await (await site.request('/api/contact-messages', wrong)).text();
    expect(page).toContain('action="/api/contact-messages"');
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const again = asForm({ ...valuesIn(page), email: 'bo@visitor.example', idempotencyKey: key });
    for (const time of [1, 2])
      expect([time, (await site.request('/api/contact-messages', again)).status]).toEqual([time, 201]);
    expect(await query(site.inbox, 'SELECT flagged FROM items')).toEqual([{ flagged: 1 }]);
  });

  it('asks once about an address that looks mistyped, and accepts it when sent again', async () => {
    const site = await testSite();
    const sent = { ...contactMessage.data, email: 'bo@gmial.com' };
    const response = await site.request('/api/contact-messages', asForm(sent));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('Is bo@gmial.com right? If so, send again. Did you mean bo@gmail.com?');
    const again = valuesIn(page);
    expect(again).toMatchObject(sent);
    for (const [email, status] of [
      ['bo@gmial.con', 400],
      ['bo@gmial.com', 201],
    ] as const)
      expect((await site.request('/api/contact-messages', asForm({ ...again, email }))).status, email).toBe(status);
    const stored = await query(site.inbox, "SELECT answers ->> 'email' AS email FROM contact_messages");
    expect(stored).toEqual([{ email: 'bo@gmial.com' }]);
  });

  it.each([
    ['contact-message', 'No email can reach bo@gmail. If you send it again, we get it but can’t email you.', 201],
    ['signup', texts.forms.signup.fields.email.invalid, 400],
  ] as const)('offers %s the likely address for one that mail can’t reach: %s', async (form, sentence, status) => {
    const site = await testSite();
    const sent = { ...contactMessage.data, email: 'bo@gmail' };
    const page = await (await site.request(forms[form].action, asForm(sent))).text();
    expect(page).toContain(`${sentence} Did you mean bo@gmail.com?`);
    const again = await site.request(forms[form].action, asForm({ ...sent, ...valuesIn(page) }));
    expect(again.status).toBe(status);
    expect(await again.text()).toContain(status === 201 ? 'please call us for the answer' : 'Did you mean bo@gmail');
  });
});

describe('the links in mails', () => {
  async function withSignup(alerts?: 'yes') {
    const site = await testSite();
    const { store } = site.inbox;
    await stored(store, signupWith({ alerts }));
    const [mail] = await waitingMails(store);
    const token = (purpose: 'confirm' | 'unsubscribe') => store.mintToken(mail?.messageId ?? '', purpose, friday);
    const subscribers = () => query(site.inbox, 'SELECT * FROM subscribers');
    return { site, subscribers, confirm: await token('confirm'), unsubscribe: await token('unsubscribe') };
  }
  const post: RequestInit = { method: 'POST' };

  it('change nothing when only opened', async () => {
    const { site, subscribers, confirm, unsubscribe } = await withSignup();
    const page = await (await site.request(`/api/signups/confirm?token=${confirm}`)).text();
    expect(page).toContain(`action="/api/signups/confirm?token=${confirm}&amp;for=list"`);
    expect(page).toContain(texts.pages.confirm.button);
    expect((await site.request(`/api/signups/unsubscribe?token=${unsubscribe}`)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed_at: null }]);
    expect(JSON.stringify(await query(site.inbox, 'SELECT * FROM tokens'))).not.toContain(confirm);
  });

  it('end closure alerts or the email list separately, and say what remains', async () => {
    const { site, subscribers, confirm, unsubscribe } = await withSignup('yes');
    const confirming = await site.request(`/api/signups/confirm?token=${confirm}&for=all`, post);
    expect(await confirming.text()).toContain(texts.lists.all);
    const end = async (from: string) =>
      (await site.request(`/api/signups/unsubscribe?token=${unsubscribe}&from=${from}`, post)).text();
    const both = await (await site.request(`/api/signups/unsubscribe?token=${unsubscribe}&from=alerts`)).text();
    for (const from of ['alerts', 'list'])
      expect(both).toContain(`action="/api/signups/unsubscribe?token=${unsubscribe}&amp;from=${from}"`);
    const ended = await end('alerts');
    expect(ended).toContain(texts.pages.stillOn.list.title);
    expect(ended).toContain(texts.pages.unsubscribe.button);
    expect(await subscribers()).toMatchObject([{ alerts_at: null, confirmed_at: friday.getTime() }]);
    expect(await end('list')).toContain(texts.pages.unsubscribed.title);
    expect(await subscribers()).toEqual([]);
  });

  it('say so when they no longer work', async () => {
    const { site, confirm, unsubscribe } = await withSignup();
    for (const token of ['', 'short', unsubscribe, 'x'.repeat(43)]) {
      const response = await site.request(`/api/signups/confirm?token=${token}`);
      expect(response.status).toBe(410);
      expect(await response.text()).toContain(texts.pages.expired.title);
    }
    site.clock.now = later(friday, 8 * dayMs);
    expect((await site.request(`/api/signups/confirm?token=${confirm}`, post)).status).toBe(410);
  });
});
