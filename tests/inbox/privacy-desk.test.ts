/** Over 200 lines, because each promise of a link has a case. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { Submission } from '#domain/forms.ts';
import { inboxChecks } from '#server/inbox/api.ts';
import { actingLink, command, linkIn, openLink, privateHeaders, take } from './desk.ts';
import { contactMessage, friday, later, privacyRequest, requestWith, signup } from './submissions.ts';
import { asForm, query, stored, testSite, texts } from './support.ts';

const words = texts.desk;

async function withItem(submission: Submission) {
  const site = await testSite();
  const reference = await stored(site.inbox.store, submission);
  const mail = await site.inbox.store.claimMail(friday, friday);
  const link = await site.inbox.store.mintCaseToken(mail?.messageId ?? '', friday);
  const handling = async () => (await site.inbox.store.find(reference)).handling;
  return { site, reference, handling, link: `/api/privacy-desk?token=${link?.token}` };
}
const withRequest = (requestType: 'access' | 'delete' | 'opt-out' = 'access') => withItem(requestWith({ requestType }));

/**
 * A site with an open request, an answered message and two sign-ups, one confirmed. `link` reads the whole inbox,
 * `acting`, by a link to the office's page, acts in it.
 */
async function withInbox() {
  const { site, reference: message } = await withItem(contactMessage);
  const { store } = site.inbox;
  await store.handle(message, () => ({ closedAt: friday, note: 'answered' }));
  const request = await stored(store, privacyRequest);
  for (const email of ['in@visitor.example', 'out@visitor.example'])
    await stored(store, { ...signup, data: { email, name: '=cmd()' } });
  await query(site.inbox, "UPDATE subscribers SET confirmed_at = asked_at WHERE email_key = 'in@visitor.example'");
  const { token, endsAt } = await store.mintInboxToken('', friday);
  const acting = await actingLink(site.inbox);
  return { site, message, request, endsAt, link: `/api/privacy-desk?token=${token}`, acting };
}

describe('a link', () => {
  it('can be opened repeatedly without effect, stores no token, and expires with the last day to answer', async () => {
    const { site, link, handling } = await withRequest();
    for (const time of ['first', 'again']) {
      const { response, html, text } = await openLink(site, link);
      expect([time, response.status]).toEqual([time, 200]);
      expect(response.headers.get('content-security-policy')).not.toMatch(/script/);
      expect(Object.fromEntries(response.headers)).toMatchObject(privateHeaders);
      expect(text).toContain(privacyRequest.data.name);
      expect(html).not.toContain('<script');
    }
    expect(await handling()).toMatchObject({ acknowledgedAt: undefined, closedAt: undefined });
    const token = link.split('=')[1] ?? '';
    expect(site.logged()).not.toContain(token);
    expect(JSON.stringify(await query(site.inbox, 'SELECT * FROM desk_links'))).not.toContain(token);
    site.clock.now = new Date('2026-09-04T06:59:59Z');
    expect((await openLink(site, link)).response.status).toBe(200);
    site.clock.now = new Date('2026-09-04T07:00:00Z');
    const { response, text } = await openLink(site, link);
    expect([response.status, text.includes(privacyRequest.data.name)]).toEqual([410, false]);
    expect((await take(site, link, 'acknowledge')).response.status).toBe(410);
  });

  it('is refused if it was never issued, and leads to no other item', async () => {
    const { site, link } = await withItem(contactMessage);
    for (const unknown of ['', '?token=', '?token=short', `?token=${'x'.repeat(43)}`])
      expect((await openLink(site, `/api/privacy-desk${unknown}`)).response.status).toBe(410);
    const other = await stored(site.inbox.store, privacyRequest);
    expect((await openLink(site, `${link}&item=${other}`)).text).not.toContain(privacyRequest.data.name);
    await take(site, `${link}&item=${other}`, 'deny', 'x');
    expect((await site.inbox.store.find(other)).handling.closedAt).toBeUndefined();
  });

  it('is renewed and revoked by command, also across a restore; a late request gets 14 days', async () => {
    const { site, link, reference } = await withRequest();
    const status = async (url: string) => (await openLink(site, url)).response.status;
    site.clock.now = later(friday, 100 * dayMs);
    const backup = path.join(site.inbox.folder, 'backup.sqlite');
    await command(site, 'backup', backup);
    const renewed = await command(site, 'renew-link', reference);
    expect(renewed.out).toContain('It works until September 27, 2026 at 11:00 AM');
    const url = linkIn(renewed.out);
    const { token } = await site.inbox.store.mintInboxToken('', site.clock.now);
    expect((await command(site, 'restore', backup, '--yes')).code).toBe(0);
    expect(await status(link)).toBe(410);
    expect((await openLink(site, url)).text).toMatch(/OVERDUE by \d+ days/);
    const all = `/api/privacy-desk?token=${token}`;
    expect(await status(all)).toBe(200);
    expect((await command(site, 'revoke-links', reference)).out).toBe(`${reference}: one link no longer works.\n`);
    expect((await command(site, 'revoke-links', 'all')).out).toBe('all: one link no longer works.\n');
    expect([await status(url), await status(all)]).toEqual([410, 410]);
  });
});

describe('behind the link to an item, the club', () => {
  it('acknowledges, extends with a reason and completes; each is noted and logged', async () => {
    const { site, link, reference, handling } = await withRequest();
    expect((await openLink(site, link)).offered).toEqual(['acknowledge', 'extend', 'complete', 'deny', 'forget']);
    const optOut = await withRequest('opt-out');
    expect((await openLink(optOut.site, optOut.link)).offered).toEqual(['complete', 'deny', 'forget']);
    const acknowledged = await take(site, link, 'acknowledge');
    expect(acknowledged.text).toContain(words.noted);
    expect(acknowledged.text).toContain('45 days left: answer by Monday, July 20, 2026');
    const extended = await take(site, link, 'extend', ' Old paper records ');
    expect(extended.text).toContain('90 days left: answer by Thursday, September 3, 2026');
    expect(extended.offered).toEqual(['complete', 'deny', 'forget']);
    expect((await take(site, link, 'complete', 'Sent a copy')).offered).toEqual(['forget']);
    const done = { extensionReason: 'Old paper records', outcome: 'completed', note: 'Sent a copy' };
    expect(await handling()).toMatchObject({ acknowledgedAt: friday, ...done });
    for (const step of ['acknowledge', 'extend', 'complete'])
      expect(site.logged()).toContain(`"reference":"${reference}","step":"${step}"`);
    expect(site.logged()).not.toContain('Old paper');
  });

  it('is asked again for missing words; other sites and unknown steps have no effect', async () => {
    const { site, link, handling } = await withRequest();
    const { response, html, text } = await take(site, link, 'deny', '   ');
    expect([response.status, text.includes(words.missing)]).toEqual([400, true]);
    expect(html).toContain('aria-invalid="true"');
    const forged = await site.request(link, asForm({ step: 'deny', text: 'x' }, { 'sec-fetch-site': 'cross-site' }));
    expect(forged.status).toBe(403);
    expect((await take(site, link, 'erase')).response.status).toBe(400);
    expect((await handling()).closedAt).toBeUndefined();
    await take(site, link, 'extend', 'First');
    const twice = await take(site, link, 'extend', '<b>Second</b>');
    expect([twice.response.status, twice.html.includes('<b>Second')]).toEqual([409, false]);
  });

  it('deletes the person’s data after a confirmation, and only then completes a request to delete', async () => {
    const { site, link, reference } = await withRequest('delete');
    expect((await openLink(site, link)).offered).toEqual(['acknowledge', 'extend', 'keep-data', 'deny', 'forget']);
    expect((await take(site, link, 'complete', 'Done')).response.status).toBe(409);
    const asked = await take(site, link, 'forget');
    expect([asked.offered, asked.text.includes(reference)]).toEqual([['forget-confirmed'], true]);
    expect((await site.inbox.store.find(reference)).submission.data.email).toBe(privacyRequest.data.email);
    const done = await take(site, link, 'forget-confirmed');
    expect(done.text).toContain(words.noted);
    expect(done.text).not.toContain(privacyRequest.data.name);
    expect(done.offered).toEqual(['acknowledge', 'extend', 'complete', 'deny']);
    expect((await take(site, link, 'complete', 'Deleted')).offered).toEqual([]);
    expect(site.logged()).not.toContain(privacyRequest.data.email);
  });

  it('reads a message, marks it as answered once, and deletes it', async () => {
    const { site, reference, link, handling } = await withItem(contactMessage);
    const page = await openLink(site, link);
    expect(page.text).toContain(contactMessage.data.message);
    expect(page.offered).toEqual(['answered', 'spam', 'forget']);
    expect((await take(site, link, 'answered')).offered).toEqual(['forget']);
    expect(await handling()).toMatchObject({ closedAt: friday, note: 'answered' });
    expect((await take(site, link, 'spam')).response.status).toBe(409);
    expect((await take(site, link, 'forget-confirmed')).text).toContain(words.gone);
    await expect(site.inbox.store.find(reference)).rejects.toThrow('There is no');
    expect((await openLink(site, link)).response.status).toBe(410);
  });
});

describe('behind the link to the inbox', () => {
  it('open items can be listed and read, but not changed, for 8 days or until the next mail', async () => {
    const { site, link, request, endsAt } = await withInbox();
    const { text, html } = await openLink(site, link);
    expect(text).toContain('Open: 1');
    const [, to = ''] = /href="([^"]*item=PR-\d{6})"/.exec(html) ?? [];
    expect((await openLink(site, to.replaceAll('&amp;', '&'))).text).toContain(privacyRequest.data.name);
    const item = `${link}&item=${request}`;
    const page = await openLink(site, item);
    expect([page.offered, page.text.includes(words.inbox.act.text)]).toEqual([[], true]);
    for (const step of ['acknowledge', 'forget', 'forget-confirmed'])
      expect((await take(site, item, step, 'x')).response.status).toBe(403);
    expect((await openLink(site, link)).offered).toEqual(['search']);
    for (const step of ['export', 'export-confirmed']) expect((await take(site, link, step)).text).toContain('Open: 1');
    expect((await site.inbox.store.find(request)).handling).toMatchObject({ acknowledgedAt: undefined });
    expect((await openLink(site, `${link}&item=PR-000000`)).response.status).toBe(409);
    expect(endsAt).toEqual(later(friday, 8 * dayMs));
    const { token } = await site.inbox.store.mintInboxToken('', friday);
    const next = `/api/privacy-desk?token=${token}`;
    // Until the next mail is sent, the previous link is the last that arrived.
    expect((await openLink(site, link)).response.status).toBe(200);
    await site.inbox.store.mailSent('', friday, token);
    expect((await openLink(site, link)).response.status).toBe(410);
    expect((await openLink(site, next)).response.status).toBe(200);
    site.clock.now = later(endsAt, 1);
    expect((await openLink(site, next)).response.status).toBe(410);
    expect((await take(site, item, 'deny', 'x')).response.status).toBe(410);
  });

  it('abandoned mails are shown, and other items from the same address', async () => {
    const { site, link, message } = await withInbox();
    const again = await stored(site.inbox.store, contactMessage);
    const fault = "failed_at = created_at, last_error = 'EENVELOPE 550'";
    await query(site.inbox, `UPDATE outbox SET ${fault} WHERE template = 'contact-receipt'`);
    const { text } = await openLink(site, link);
    const bounce = `${message} contact-receipt: June 5, 2026 at 11:00 AM (EENVELOPE 550)`;
    expect(text).toContain(`${words.inbox.bounced}: ${bounce}`);
    const item = await openLink(site, `${link}&item=${again}`);
    expect(item.text).toContain(`${words.wroteBefore} ${message}`);
    expect((await openLink(site, `${link}&item=${message}`)).text).toContain(`${words.wroteBefore} ${again}`);
    const check = inboxChecks({ store: site.inbox.store, mails: true, now: () => friday }).mail;
    expect(await check()).toMatchObject({ state: 'warning', bounced: 2 });
    const last = '(SELECT max(id) FROM outbox WHERE failed_at > 0)';
    await query(site.inbox, `UPDATE outbox SET failed_at = NULL, sent_at = created_at WHERE id = ${last}`);
    expect(await check()).toMatchObject({ bounced: 1 });
    const bouncedAt = async (now: Date) => {
      site.clock.now = now;
      return (await openLink(site, link)).text.includes(words.inbox.bounced);
    };
    const week = later(friday, 7 * dayMs);
    expect([await bouncedAt(later(week, -1)), await bouncedAt(later(week, 1))]).toEqual([true, false]);
  });

  it('closed items can be searched, and no query appears in a URL or the log', async () => {
    const { site, link, message, request } = await withInbox();
    const found = await take(site, link, 'search', ' BO LEE ');
    expect(found.text).toContain('Found: 1');
    expect([found.text.includes(message), found.text.includes(request)]).toEqual([true, false]);
    expect(found.html).not.toMatch(/(href|action)="[^"]*lee/i);
    expect(site.logged()).not.toMatch(/bo lee|token=/i);
  });

  it('confirmed addresses are exported after a confirmation, and items handled, until the link ends', async () => {
    const { site, acting: link, request } = await withInbox();
    expect((await take(site, link, 'export')).offered).toEqual(['export-confirmed']);
    const cross = asForm({ step: 'export-confirmed' }, { 'sec-fetch-site': 'cross-site' });
    expect((await site.request(link, cross)).status).toBe(403);
    const file = await site.request(link, asForm({ step: 'export-confirmed' }));
    const csv = { 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' };
    expect(Object.fromEntries(file.headers)).toMatchObject(csv);
    const text = await file.text();
    expect(text).toContain('"in@visitor.example","\'=cmd()"');
    expect(text).toMatch(/https:\/\/range\.example\/api\/signups\/unsubscribe\?token=[\w-]{43}/);
    expect(text).not.toContain('out@visitor.example');
    expect(site.logged()).not.toContain('in@visitor');
    expect((await take(site, `${link}&item=${request}`, 'acknowledge')).text).toContain(words.noted);
    site.clock.now = later(friday, hourMs);
    expect((await openLink(site, link)).response.status).toBe(410);
  });
});
