/** The club handles a privacy request behind the link of its notice. */
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { InboxCases } from '#server/inbox/sql/cases.ts';
import { command, linkIn, openLink, take } from './desk.ts';
import { mailServer } from './mail-server.ts';
import { asForm, asJson, club, friday, later, privacyRequest, testSite, texts, type TestSite } from './support.ts';

const words = texts.desk;

/** A site with one request, and the link that the club was sent for it. */
async function withRequest(requestType: 'access' | 'delete' | 'opt-out' = 'access') {
  const server = await mailServer();
  const site = await testSite({ settings: { SMTP_URL: server.url } });
  const answer = await site.request('/api/privacy-requests', asJson({ ...privacyRequest.data, requestType }));
  const { reference } = (await answer.json()) as { reference: string };
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 20_000, interval: 20 });
  const notice = server.received.find(({ to }) => to.includes('office@range.example'));
  return { site, reference, notice, link: linkIn(notice?.text) };
}

const item = (site: TestSite, reference: string) => new InboxCases(site.inbox.database).find(reference);

describe('the link', () => {
  it('is in the notice, which holds nothing personal, with the day on which it ends', async () => {
    const { notice, link } = await withRequest();
    expect(notice?.text).toContain(`${club.origin}/api/privacy-desk`);
    expect(link).toMatch(/^\/api\/privacy-desk\?token=[\w-]{43}$/);
    // 45 days, and 45 more that the club could take.
    expect(notice?.text).toContain('until September 3, 2026 at 11:59 PM');
    const { name, email, phone, description, verification } = privacyRequest.data;
    for (const typed of [name, email, phone, verification, ...description.split('\n')])
      expect(notice?.raw).not.toContain(typed);
  });

  it('shows the request and its clock, and is kept nowhere: not indexed, not cached, not told to other sites', async () => {
    const { site, link, reference } = await withRequest();
    const { response, html, text } = await openLink(site, link);
    expect(response.status).toBe(200);
    for (const shown of [
      reference,
      privacyRequest.data.name,
      'Which records do you hold?',
      '14 days left: confirm receipt by Friday, June 19, 2026',
    ])
      expect(text).toContain(shown);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(html).not.toContain('<script');
  });

  it('changes nothing when it is opened, however often', async () => {
    const { site, link, reference } = await withRequest();
    const before = await item(site, reference);
    for (const method of ['GET', 'HEAD', 'GET']) await site.request(link, { method });
    expect(await item(site, reference)).toEqual(before);
  });

  it('is kept as a hash, and stands in no line of the log', async () => {
    const { site, link } = await withRequest();
    await take(site, link, 'acknowledge');
    const token = link.split('=')[1] ?? '';
    expect(site.logged()).not.toContain(token);
    const rows = await site.inbox.database.read((c) => c.all('SELECT * FROM desk_links'));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with the last day on which the request may be answered', async () => {
    const { site, link } = await withRequest();
    site.clock.now = new Date('2026-09-04T06:59:59Z');
    expect((await openLink(site, link)).response.status).toBe(200);
    site.clock.now = new Date('2026-09-04T07:00:00Z');
    const { response, text } = await openLink(site, link);
    expect(response.status).toBe(410);
    expect(text).toContain(words.ended.title);
    expect(text).not.toContain(privacyRequest.data.name);
    expect((await take(site, link, 'acknowledge')).response.status).toBe(410);
  });

  it.each(['', '?token=', '?token=short', `?token=${'x'.repeat(43)}`])(
    'is refused where nobody made it: %j',
    async (query) => {
      const { site } = await withRequest();
      expect((await openLink(site, `/api/privacy-desk${query}`)).response.status).toBe(410);
    },
  );

  it('is renewed and revoked by command; a late request gets 14 days', async () => {
    const { site, link, reference } = await withRequest();
    site.clock.now = later(friday, 100 * dayMs);
    const renewed = await command(site, 'renew-link', reference);
    expect(renewed.out).toContain('It works until September 27, 2026 at 11:00 AM');
    const url = linkIn(renewed.out);
    expect((await openLink(site, link)).response.status).toBe(410);
    expect((await openLink(site, url)).text).toMatch(/OVERDUE by \d+ days/);
    expect((await command(site, 'revoke-links', reference)).out).toBe(`${reference}: one link no longer works.\n`);
    expect((await openLink(site, url)).response.status).toBe(410);
  });

  it('goes on working after a backup from before it was put back', async () => {
    const { site, link, reference } = await withRequest();
    const backup = path.join(site.inbox.folder, 'backup.sqlite');
    await command(site, 'revoke-links', reference);
    await command(site, 'backup', backup);
    const renewed = await command(site, 'renew-link', reference);
    const { token } = await site.inbox.store.mintInboxToken(friday);
    expect((await command(site, 'restore', backup, '--yes')).code).toBe(0);
    expect((await openLink(site, `/api/privacy-desk?token=${token}`)).text).toContain(reference);
    const url = linkIn(renewed.out);
    expect((await openLink(site, url)).text).toContain(privacyRequest.data.name);
    expect((await openLink(site, link)).response.status).toBe(410);
  });
});

describe('behind it, the club', () => {
  it('acknowledges, extends with a reason and completes; each is noted and logged', async () => {
    const { site, link, reference } = await withRequest();
    expect((await openLink(site, link)).offered).toEqual(['acknowledge', 'extend', 'complete', 'deny', 'forget']);

    const acknowledged = await take(site, link, 'acknowledge');
    expect(acknowledged.text).toContain(words.noted);
    expect(acknowledged.text).toContain('45 days left: answer by Monday, July 20, 2026');
    expect(acknowledged.offered).toEqual(['extend', 'complete', 'deny', 'forget']);

    const extended = await take(site, link, 'extend', ' Old paper records ');
    expect(extended.text).toContain('90 days left: answer by Thursday, September 3, 2026');
    expect(extended.offered).toEqual(['complete', 'deny', 'forget']);

    const completed = await take(site, link, 'complete', 'Sent a copy');
    expect(completed.text).toContain('Sent a copy');
    expect(completed.offered).toEqual(['forget']);
    expect((await item(site, reference)).handling).toMatchObject({
      acknowledgedAt: friday,
      extensionReason: 'Old paper records',
      outcome: 'completed',
      note: 'Sent a copy',
    });
    for (const step of ['acknowledge', 'extend', 'complete'])
      expect(site.logged()).toContain(`"reference":"${reference}","step":"${step}"`);
    expect(site.logged()).not.toContain('Old paper');
  });

  it('is asked again for words that are missing, and loses none that were written', async () => {
    const { site, link, reference } = await withRequest();
    const { response, html, text } = await take(site, link, 'deny', '   ');
    expect(response.status).toBe(400);
    expect(text).toContain(words.missing);
    expect(html).toContain('aria-invalid="true"');
    expect((await item(site, reference)).handling.closedAt).toBeUndefined();

    await take(site, link, 'extend', 'First');
    const twice = await take(site, link, 'extend', '<b>Second</b>');
    expect([twice.response.status, twice.html.includes('<b>Second')]).toEqual([409, false]);
  });

  it('deletes the person’s data once it has confirmed that, and only then completes a request to delete', async () => {
    const { site, link, reference } = await withRequest('delete');
    expect((await openLink(site, link)).offered).toEqual(['acknowledge', 'extend', 'keep-data', 'deny', 'forget']);
    expect((await take(site, link, 'complete', 'Done')).response.status).toBe(409);
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await site.request(link, asForm({ step: 'forget-confirmed' }, cross))).status).toBe(403);
    const asked = await take(site, link, 'forget');
    expect(asked.text).toContain(reference);
    expect(asked.offered).toEqual(['forget-confirmed']);
    expect((await item(site, reference)).submission.data.email).toBe(privacyRequest.data.email);

    const done = await take(site, link, 'forget-confirmed');
    expect(done.text).toContain(words.noted);
    expect(done.text).not.toContain(privacyRequest.data.name);
    expect(done.offered).toEqual(['acknowledge', 'extend', 'complete', 'deny']);
    expect((await take(site, link, 'complete', 'Deleted')).offered).toEqual([]);
    expect(site.logged()).toContain(`"reference":"${reference}","step":"forget"`);
    expect(site.logged()).not.toContain(privacyRequest.data.email);
  });

  it('sees only what an opt-out allows', async () => {
    const { site, link } = await withRequest('opt-out');
    expect((await openLink(site, link)).offered).toEqual(['complete', 'deny', 'forget']);
    expect((await take(site, link, 'acknowledge')).response.status).toBe(409);
  });

  it('cannot be made to act by another site, nor by a step that is none', async () => {
    const { site, link, reference } = await withRequest();
    const forged = await site.request(link, asForm({ step: 'deny', text: 'x' }, { 'sec-fetch-site': 'cross-site' }));
    expect(forged.status).toBe(403);
    expect((await take(site, link, 'erase')).response.status).toBe(400);
    expect((await item(site, reference)).handling.closedAt).toBeUndefined();
  });
});
