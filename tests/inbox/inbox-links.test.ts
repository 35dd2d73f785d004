/** The club handles messages behind the links of their notices, and the whole inbox behind the weekly mail's. */
import { expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { InboxCases } from '#server/inbox/sql/cases.ts';
import { command, linkIn, openLink, take } from './desk.ts';
import { mailServer } from './mail-server.ts';
import { asForm, asJson, contactMessage, friday, later, privacyRequest, signup, testSite, texts } from './support.ts';

const words = texts.desk;
const monday = later(friday, 3 * dayMs);

/** A site that was sent a message, and the link in its notice. */
async function withMessage() {
  const server = await mailServer();
  const site = await testSite({ settings: { SMTP_URL: server.url } });
  const answer = await site.request('/api/contact-messages', asJson(contactMessage.data));
  const { reference } = (await answer.json()) as { reference: string };
  const noticeOf = (subject: string) => server.received.find((mail) => mail.headers['subject']?.includes(subject));
  await vi.waitFor(() => expect(noticeOf(reference)).toBeDefined(), { timeout: 20_000, interval: 20 });
  const cases = new InboxCases(site.inbox.database);
  return { site, reference, cases, link: linkIn(noticeOf(`message ${reference}`)?.text) };
}

/** A site with an open request, an answered message and two sign-ups, one confirmed, and a link to all of it. */
async function withInbox() {
  const { site, reference: message, cases } = await withMessage();
  const { store } = site.inbox;
  await cases.handle(message, () => ({ closedAt: friday, note: 'answered' }));
  const request = await store.add(privacyRequest, { receivedAt: friday, flagged: false });
  if (request.outcome !== 'stored') throw new Error('not stored');
  for (const email of ['in@visitor.example', 'out@visitor.example'])
    await store.add({ ...signup, data: { email, name: '=cmd()' } }, { receivedAt: friday, flagged: false });
  await site.inbox.database.write((c) =>
    c.run("UPDATE subscribers SET confirmed_at = asked_at WHERE email_key = 'in@visitor.example'"),
  );
  const { token, endsAt } = await store.mintInboxToken(friday);
  return { site, cases, message, request: request.reference, endsAt, link: `/api/privacy-desk?token=${token}` };
}

it('a message is read behind its link and marked as answered, once', async () => {
  const { site, reference, cases, link } = await withMessage();
  const page = await openLink(site, link);
  expect(page.text).toContain(contactMessage.data.message);
  expect(page.offered).toEqual(['answered', 'spam', 'forget']);
  expect((await cases.find(reference)).handling.closedAt).toBeUndefined();
  expect((await take(site, link, 'answered')).offered).toEqual(['forget']);
  expect((await cases.find(reference)).handling).toMatchObject({ closedAt: friday, note: 'answered' });
  expect((await take(site, link, 'spam')).response.status).toBe(409);
});

it('a message is deleted with everything from its sender, once that is confirmed', async () => {
  const { site, reference, cases, link } = await withMessage();
  expect((await take(site, link, 'forget')).offered).toEqual(['forget-confirmed']);
  expect((await cases.find(reference)).submission.data.email).toBe(contactMessage.data.email);
  expect((await take(site, link, 'forget-confirmed')).text).toContain(words.gone);
  await expect(cases.find(reference)).rejects.toThrow('There is no');
  expect((await openLink(site, link)).response.status).toBe(410);
});

it('the weekly mail tells of open messages too, and its link ends with the next one', async () => {
  const server = await mailServer();
  const dataDir = (await withMessage()).site.inbox.folder;
  const digests = () => server.received.filter((mail) => mail.text.includes('not yet marked as answered: 1'));
  const start = async (now: Date, count: number) => {
    const site = await testSite({ settings: { DATA_DIR: dataDir, SMTP_URL: server.url }, now: () => now });
    await vi.waitFor(() => expect(digests()).toHaveLength(count), { timeout: 20_000, interval: 20 });
    return site;
  };
  await (await start(monday, 1)).close();
  const site = await start(later(monday, 7 * dayMs), 2);
  const links = digests().map(({ text }) => linkIn(text));
  expect((await openLink(site, links[0] ?? '')).response.status).toBe(410);
  const { text, html } = await openLink(site, links[1] ?? '');
  expect(text).toContain('Open: 1');
  expect(text).toContain(contactMessage.data.name);
  const [, to = ''] = /href="([^"]*item=CM-\d{6})"/.exec(html) ?? [];
  expect((await openLink(site, to.replaceAll('&amp;', '&'))).text).toContain(contactMessage.data.message);
});

it('behind the link to the inbox each item is handled as behind its own, for 72 hours', async () => {
  const { site, cases, link, request, endsAt } = await withInbox();
  const item = `${link}&item=${request}`;
  expect((await take(site, item, 'acknowledge')).text).toContain(words.noted);
  expect((await cases.find(request)).handling.acknowledgedAt).toEqual(friday);
  expect((await openLink(site, `${link}&item=PR-000000`)).response.status).toBe(409);
  expect(endsAt).toEqual(later(friday, 72 * hourMs));
  site.clock.now = later(endsAt, 1);
  expect((await openLink(site, link)).response.status).toBe(410);
  expect((await take(site, item, 'deny', 'x')).response.status).toBe(410);
});

it('a link to one item leads to no other', async () => {
  const { site, link, cases } = await withMessage();
  const other = await site.inbox.store.add(privacyRequest, { receivedAt: friday, flagged: false });
  if (other.outcome !== 'stored') throw new Error('not stored');
  expect((await openLink(site, `${link}&item=${other.reference}`)).text).not.toContain(privacyRequest.data.name);
  await take(site, `${link}&item=${other.reference}`, 'deny', 'x');
  expect((await cases.find(other.reference)).handling.closedAt).toBeUndefined();
});

it('the inbox is searched, closed items too, and no query reaches an address or the log', async () => {
  const { site, link, message, request } = await withInbox();
  const found = await take(site, link, 'search', ' BO LEE ');
  expect(found.text).toContain('Found: 1');
  expect(found.text).toContain(message);
  expect(found.text).not.toContain(request);
  expect(found.html).not.toMatch(/(href|action)="[^"]*lee/i);
  expect(site.logged()).not.toMatch(/bo lee|token=/i);
});

it('confirmed addresses are exported once that is confirmed, each with a link to leave', async () => {
  const { site, link } = await withInbox();
  expect((await take(site, link, 'export')).offered).toEqual(['export-confirmed']);
  const cross = asForm({ step: 'export-confirmed' }, { 'sec-fetch-site': 'cross-site' });
  expect((await site.request(link, cross)).status).toBe(403);
  const file = await site.request(link, asForm({ step: 'export-confirmed' }));
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const text = await file.text();
  expect(text).toContain('"in@visitor.example","\'=cmd()"');
  expect(text).toMatch(/https:\/\/range\.example\/api\/signups\/unsubscribe\?token=[\w-]{43}/);
  expect(text).not.toContain('out@visitor.example');
  expect(site.logged()).toContain('email list exported through a link');
  expect(site.logged()).not.toContain('in@visitor');
});

it('the link to the inbox is kept as a hash, ended by command, and not brought back by a backup', async () => {
  const { site, link } = await withInbox();
  const rows = await site.inbox.database.read((c) => c.all('SELECT * FROM desk_links WHERE item_id IS NULL'));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(link.split('=')[1]);
  const backup = `${site.inbox.folder}/backup.sqlite`;
  await command(site, 'backup', backup);
  expect((await command(site, 'revoke-links', 'all')).out).toBe('all: one link no longer works.\n');
  expect((await command(site, 'restore', backup, '--yes')).code).toBe(0);
  expect((await openLink(site, link)).response.status).toBe(410);
});
