import { describe, expect, it } from 'vitest';
import { parseHtml } from '#content/html.server.ts';
import { dayMs } from '#domain/durations.ts';
import {
  asForm,
  contactMessage,
  friday,
  later,
  privacyRequest,
  query,
  signup,
  stored,
  testSite,
  texts,
  waitingMails,
} from './support.ts';

const frame = `<!DOCTYPE html><html lang="en"><head><title>Form result | Club</title><link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/a.css"><script>window.hydrate=1</script></head><body><header>The club</header><main id="content"><p>Nothing was sent.</p></main><script type="module" src="/assets/a.js"></script></body></html>`;

function valuesIn(html: string): Record<string, string> {
  const fields = parseHtml(html).all('input', 'textarea', 'select');
  return Object.fromEntries(
    fields.flatMap((field) => {
      const name = field.get('name') ?? '';
      if (field.name === 'textarea') return [[name, field.source]];
      const chosen = field.all('option').find((option) => option.attributes.includes('selected'));
      const value = (chosen ?? field).get('value');
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

describe('a form that is right', () => {
  it('is answered with a page that holds the reference and what happens next, in the site’s frame without its scripts', async () => {
    const site = await testSite({ frame: () => frame });
    const response = await site.request('/api/privacy-requests', asForm(privacyRequest.data));
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).not.toMatch(/script|frame-src|connect|http/);
    const page = await response.text();
    expect(page).toContain('PR-400123');
    expect(page).toContain('confirm receipt by Friday, June 19, 2026 and answer by Monday, July 20, 2026');
    expect(page).toContain(`<title>${texts.pages['privacy-request'].title} | Test Range &amp; Club</title>`);
    expect(page).toContain('href="/privacy-request"');
    // The type that was chosen is said again; nothing that was typed is.
    expect(page).toContain(texts.forms['privacy-request'].fields.requestType.options?.['access']);
    expect(page).not.toContain('records do you hold');
    expect(page).toContain('<header>The club</header>');
    expect(page).toContain('<link rel="stylesheet" href="/assets/a.css">');
    expect(page).not.toMatch(/<script|modulepreload|Nothing was sent/);
  });

  it('may be sent as multipart, before the site is built, and is answered in JSON where that is asked for', async () => {
    const site = await testSite();
    const body = new FormData();
    for (const [name, value] of Object.entries(contactMessage.data)) body.append(name, value);
    const response = await site.request('/api/contact-messages', { method: 'POST', body });
    expect(await response.text()).toMatch(/^<!DOCTYPE html>.*CM-400123/s);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    const rows = await query(site.inbox, 'SELECT answers FROM contact_messages');
    expect(JSON.stringify(rows)).toContain(contactMessage.data.message);
    const asked = asForm(contactMessage.data, { accept: 'application/json' });
    expect(await (await site.request('/api/contact-messages', asked)).json()).toMatchObject({
      reference: 'CM-400124',
    });
  });
});

describe('a form that is wrong', () => {
  it('comes back with every word that was typed and the faults beside their fields', async () => {
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
    // Browsers send line breaks in a textarea as two characters; the parser gives them back as one.
    expect(valuesIn(page)).toMatchObject(typed);
    expect(page).toContain(
      `<p id="privacy-request-email-error" class="text-sm font-semibold text-danger">${texts.forms['privacy-request'].fields.email.invalid}</p>`,
    );
    expect(page).toMatch(
      /<input[^>]* id="privacy-request-email"[^>]* aria-invalid="true" aria-describedby="privacy-request-email-error"/,
    );
    expect(page).toMatch(/role="alert".*<a href="#privacy-request-email">/s);
  });

  it('can be sent again once it is put right, is stored once, and keeps the mark of a filled honeypot', async () => {
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

  it('of too much text is told that the browser still has it', async () => {
    const site = await testSite({ frame: () => frame });
    const long = asForm({ ...contactMessage.data, message: 'm'.repeat(70_000) });
    const response = await site.request('/api/contact-messages', long);
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain(texts.pages.tooLarge.text);
  });
});

describe('the links in mails', () => {
  async function withSignup(alerts?: 'yes') {
    const site = await testSite();
    const { store } = site.inbox;
    await stored(store, { ...signup, data: { ...signup.data, alerts } });
    const [mail] = await waitingMails(store);
    const token = (purpose: 'confirm' | 'unsubscribe') => store.mintToken(mail?.messageId ?? '', purpose, friday);
    const subscribers = () => query(site.inbox, 'SELECT * FROM subscribers');
    return { site, subscribers, confirm: await token('confirm'), unsubscribe: await token('unsubscribe') };
  }
  const post: RequestInit = { method: 'POST' };

  it('change nothing when they are merely opened', async () => {
    const { site, subscribers, confirm, unsubscribe } = await withSignup();
    const page = await (await site.request(`/api/signups/confirm?token=${confirm}`)).text();
    expect(page).toContain(`action="/api/signups/confirm?token=${confirm}&amp;for=list"`);
    expect(page).toContain(texts.pages.confirm.button);
    expect((await site.request(`/api/signups/unsubscribe?token=${unsubscribe}`)).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ confirmed_at: null }]);
    expect(JSON.stringify(await query(site.inbox, 'SELECT * FROM tokens'))).not.toContain(confirm);
  });

  it('end closure alerts or the email list, each by itself, and say what is left', async () => {
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
      expect([response.status, await response.text()]).toEqual([
        410,
        expect.stringContaining(texts.pages.expired.title),
      ]);
    }
    site.clock.now = later(friday, 8 * dayMs);
    expect((await site.request(`/api/signups/confirm?token=${confirm}`, post)).status).toBe(410);
  });
});
