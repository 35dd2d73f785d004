/** Who gets to the office's page, and what an attacker sees of it. */
import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { command, privateHeaders } from '../inbox/desk.ts';
import { friday, later } from '../inbox/submissions.ts';
import { asForm, query, texts } from '../inbox/support.ts';
import { confirmedSite, officeSite, staff } from './support.ts';

const words = texts.office;

it('a link is mailed to the one address of the office that asked, and the reply is always the same', async () => {
  const site = await officeSite();
  const replies: string[] = [];
  for (const email of [staff, ` ${staff.toUpperCase()}`, 'eve@range.example', `${staff},eve@range.example`, '']) {
    const { answer, sent } = await site.askFor(email);
    replies.push(`${answer.response.status} ${answer.html}`);
    expect(sent.map(({ to }) => to)).toEqual(email.trim().toLowerCase() === staff ? [[staff]] : []);
  }
  expect(new Set(replies).size).toBe(1);
  expect(site.logged()).not.toMatch(/ada@|eve@/);
});

it('only so many are mailed to an address, those before still work, and the reply stays the same', async () => {
  const site = await officeSite();
  const replies = new Set<string>();
  const counts: number[] = [];
  for (const hour of [0, 0, 0, 0, 2, 2, 2, 2, 4, 4, 4, 6, 6, 25]) {
    site.clock.now = later(friday, hour * hourMs);
    const { answer, sent } = await site.askFor(staff);
    replies.add(answer.html);
    counts.push(sent.length);
  }
  expect([counts, replies.size]).toEqual([[1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1], 1]);
});

it('opening a link changes nothing; it works for 60 minutes from its first confirmation', async () => {
  const site = await officeSite();
  const { link } = await site.askFor(staff);
  site.clock.now = later(friday, 23 * hourMs);
  for (const time of ['a scanner', 'again']) {
    const page = await site.open(link);
    expect([time, page.offered, page.response.status]).toEqual([time, ['begin'], 200]);
    expect(Object.fromEntries(page.response.headers)).toMatchObject(privateHeaders);
    expect(page.html).not.toContain('<script');
  }
  // Nothing is done before.
  expect((await site.post(link, { step: 'close-confirmed', title: 'snow' })).offered).toEqual(['begin']);
  const begun = await site.post(link, { step: 'begin' });
  expect(begun.offered).toEqual(['close', 'finish']);
  site.clock.now = later(site.clock.now, 59 * minuteMs);
  await site.post(link, { step: 'begin' });
  expect((await site.open(link)).offered).toEqual(['close', 'finish']);
  site.clock.now = later(site.clock.now, minuteMs);
  for (const tried of [await site.open(link), await site.post(link, { step: 'begin' })]) {
    expect([tried.response.status, tried.text.includes(words.ended.title)]).toEqual([410, true]);
  }
  await site.settled();
  const uses = site.mail.received.map(({ text }) => /link to the office’s page was confirmed/.test(text));
  expect(uses).toEqual([false, true]);
});

it('a link that ends while a form is on its way stays ended', async () => {
  const site = await officeSite();
  const { link: unconfirmed } = await site.askFor(staff);
  const confirmed = await site.confirmedLink();
  for (const [link, step] of [
    [unconfirmed, 'begin'],
    [confirmed, 'close'],
  ] as const) {
    const typed = `step=${step}`;
    const pull = async (form: ReadableStreamDefaultController<Uint8Array>) => {
      await command({ inbox: site.inbox, clock: site.clock }, 'revoke-links', 'office');
      form.enqueue(new TextEncoder().encode(typed));
      form.close();
    };
    // Pulled when it is read.
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(typed.length) };
    const form: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
    expect([step, (await site.request(link, form)).status]).toEqual([step, 410]);
    expect((await site.open(link)).response.status).toBe(410);
  }
});

it('an unused link ends after a day, a finished one at once, and all of them by the operator', async () => {
  const site = await officeSite();
  const { link: unused } = await site.askFor(staff);
  site.clock.now = later(friday, dayMs);
  expect((await site.open(unused)).response.status).toBe(410);
  const finished = await site.confirmedLink();
  expect((await site.post(finished, { step: 'finish' })).text).toContain(words.finished.text);
  expect((await site.open(finished)).response.status).toBe(410);
  const { link: open } = await site.askFor(staff);
  const ended = await command({ inbox: site.inbox, clock: site.clock }, 'revoke-links', 'office');
  expect([ended.code, ended.out]).toEqual([0, 'office: one link no longer works.\n']);
  expect((await site.open(open)).response.status).toBe(410);
  // A day later nothing of them is kept.
  await site.inbox.store.purge(later(site.clock.now, 2 * dayMs));
  expect(await query(site.inbox, 'SELECT * FROM office_links')).toEqual([]);
});

it('only a hash is kept, no token is logged, and none can be guessed', async () => {
  const { link, ...site } = await confirmedSite();
  const token = new URL(link, 'https://range.example').searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(await query(site.inbox, 'SELECT * FROM office_links'))).not.toContain(token);
  expect(site.logged()).not.toContain(token);
  for (const wrong of ['', 'x', `${token.slice(0, -1)}!`, token.toLowerCase(), `${token}'`])
    expect((await site.open(`/api/office?token=${encodeURIComponent(wrong)}`)).response.status).toBe(410);
});

it('another site can neither ask for a link nor act behind one', async () => {
  const { link, ...site } = await confirmedSite();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    for (const [to, step] of [
      ['/api/office', 'ask'],
      [link, 'close-confirmed'],
    ] as const) {
      const sent = asForm({ step, email: staff, title: 'Closed: snow', from: '2026-06-05' }, headers);
      expect((await site.request(to, sent)).status).toBe(403);
    }
  await site.settled();
  expect((await site.open(link)).text).toContain(`${words.saysNow} Open`);
});

it('a visitor asks so often only, and never on a preview', async () => {
  const site = await officeSite({ rateLimit: 'on' });
  const statuses: number[] = [];
  for (let count = 0; count < 12; count++) statuses.push((await site.askFor('eve@x.example')).answer.response.status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  const preview = await officeSite({ preview: true });
  const { answer, sent } = await preview.askFor(staff);
  expect([answer.response.status, sent]).toEqual([503, []]);
});

it('a use is mailed as soon as the mail server takes mail again, and once', async () => {
  const { link, ...site } = await confirmedSite();
  site.mail.behaviour.sender = () => 451;
  const page = await site.post(link, { step: 'close-confirmed', title: 'Closed: snow', from: '2026-06-05' });
  expect(page.text).toContain('Saved');
  await site.settled();
  const before = site.mail.received.length;
  site.mail.behaviour.sender = () => undefined;
  await Promise.all([site.everyMinute(), site.everyMinute()]);
  await site.everyMinute();
  expect(site.mail.received.slice(before).map(({ text }) => text.includes('Closed: snow'))).toEqual([true]);
});

it('says who can close the range where no link can be mailed', async () => {
  const site = await officeSite({ hasMail: false });
  expect((await site.open('/api/office')).text).toContain('npm run close');
});
