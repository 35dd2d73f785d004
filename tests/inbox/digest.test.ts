/** What is open is mailed to the club; a test mail shows that mails go out at all. */
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { runInbox } from '#server/inbox/cli/run.ts';
import type { Handling } from '#server/inbox/privacy-case.ts';
import { InboxCases } from '#server/inbox/sql/cases.ts';
import type { SmtpSink } from '#tests/fixtures/smtp-sink.ts';
import { mailServer } from './mail-server.ts';
import {
  contactMessage,
  friday,
  later,
  privacyRequest,
  temporaryFolder,
  testInbox,
  testSite,
  texts,
} from './support.ts';

const { subject } = texts.mails['deadlines-notice'];
const digests = (server: SmtpSink) => server.received.filter((mail) => mail.headers['subject'] === subject);

describe('the deadlines are mailed to the club', () => {
  it.each<[string, string, Handling?]>([
    [
      'on Mondays from seven in the morning, once',
      '06-05 12: no, 06-07 23: no, 06-08 06: no, 06-08 07: yes, 06-08 08: no, 06-09 08: no',
    ],
    [
      'every morning while one is due within five days, or late',
      '06-13 09: no, 06-14 09: yes, 06-15 09: yes, 06-16 09: yes, 06-16 15: no, 07-05 09: yes',
    ],
    [
      'a week after the last, where the site was down on Monday',
      '06-08 09: yes, 06-14 09: no, 06-16 09: yes',
      { acknowledgedAt: friday },
    ],
    [
      'not while nothing is open',
      '06-08 09: no, 06-15 09: no',
      { closedAt: friday, outcome: 'completed', note: 'Sent' },
    ],
    ['once also on the days after the clock stood years ahead', '2029-06-09 09: yes, 06-08 07: yes, 06-08 08: no'],
  ])('%s', async (_, looks, handling) => {
    const { store, database } = testInbox();
    // From Friday June 5, 2026 at 11:00, to confirm by the 19th and to answer by July 20.
    const added = await store.add(privacyRequest, { receivedAt: friday, flagged: true });
    if (added.outcome !== 'stored') throw new Error('not stored');
    if (handling) await new InboxCases(database).handle(added.reference, () => handling);
    for (const look of looks.split(', ')) {
      const [reading = '', isQueued] = look.split(': ');
      const now = rangeMoment(`${reading.length > 8 ? '' : '2026-'}${reading}:00:00`);
      expect(await store.queueDigest(now), look).toBe(isQueued === 'yes');
    }
  });

  it('on the next Monday, where the last was weeks before something came in', async () => {
    const { store, database } = testInbox();
    const added = await store.add(privacyRequest, { receivedAt: friday, flagged: false });
    if (added.outcome === 'key-reused') throw new Error('not stored');
    const isQueued = (day: string) => store.queueDigest(rangeMoment(`2026-${day} 09:00:00`));
    expect(await isQueued('06-08')).toBe(true);
    const handling: Handling = { closedAt: friday, outcome: 'completed', note: 'Sent' };
    await new InboxCases(database).handle(added.reference, () => handling);
    await store.add(contactMessage, { receivedAt: rangeMoment('2026-06-24 08:00:00'), flagged: false });
    expect([await isQueued('06-24'), await isQueued('06-29')]).toEqual([false, true]);
  });

  it('with the clock of each, and nothing that anybody typed, when the site starts', async () => {
    const server = await mailServer();
    const dataDir = temporaryFolder();
    const first = await testSite({ settings: { DATA_DIR: dataDir } });
    for (const requestType of ['access', 'opt-out'] as const)
      await first.inbox.store.add(
        { ...privacyRequest, data: { ...privacyRequest.data, requestType } },
        { receivedAt: friday, flagged: false },
      );
    await first.close();

    const monday = later(friday, 3 * dayMs);
    await testSite({
      settings: { DATA_DIR: dataDir, SMTP_URL: server.url, MAIL_TO: 'a@range.example' },
      now: () => monday,
    });
    await vi.waitFor(() => expect(digests(server)).toHaveLength(1), { timeout: 20_000, interval: 20 });
    const [mail] = digests(server);
    expect(mail?.to).toEqual(['a@range.example']);
    expect(mail?.text).toMatch(
      /PR-\d{6}: 11 days left: confirm receipt by Friday, June 19, 2026\nPR-\d{6}: \d\d days left: answer by \w+, June \d\d, 2026\n/,
    );
    for (const typed of [privacyRequest.data.name, privacyRequest.data.email, 'records'])
      expect(mail?.raw).not.toContain(typed);
  });
});

it('comes from MAIL_FROM, and visitors’ answers go to the office', async () => {
  const server = await mailServer();
  const site = await testSite({ settings: { SMTP_URL: server.url, MAIL_FROM: 'site@range.example' } });
  await site.request('/api/contact-messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactMessage.data),
  });
  await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 20_000, interval: 20 });
  expect(server.received.map(({ headers }) => headers['from'])).toEqual(
    Array(2).fill('"Test Range & Club" <site@range.example>'),
  );
  const receipt = server.received.find(({ to }) => to.includes(contactMessage.data.email));
  expect(receipt?.headers['reply-to']).toBe('office@range.example');
});

it('a site without a mail server says so loudly at its start', async () => {
  expect((await testSite()).logged()).toContain('NO MAIL SERVER IS SET');
  const server = await mailServer();
  expect((await testSite({ settings: { SMTP_URL: server.url } })).logged()).not.toContain('NO MAIL SERVER');
});

describe('test-mail', () => {
  async function trial(env: Record<string, string>) {
    let said = '';
    const say = (text: string) => void (said += text);
    const code = await runInbox(['test-mail'], { out: say, err: say, env, now: friday, paint: (_style, text) => text });
    return { code, said };
  }

  it('sends a mail to the club now, whether there is an inbox or not', async () => {
    const server = await mailServer();
    const { code, said } = await trial({
      SMTP_URL: server.url,
      MAIL_TO: 'a@range.example',
      MAIL_FROM: 'site@range.example',
      DATA_DIR: temporaryFolder(),
    });
    expect([code, said]).toEqual([
      0,
      'The mail server took a mail from site@range.example to a@range.example. Look whether it arrived, and not among the spam.\n',
    ]);
    expect(server.received).toMatchObject([
      {
        to: ['a@range.example'],
        headers: { subject: expect.stringContaining('Test of the mail from the website') as string },
      },
    ]);
  });

  it('says what is wrong, and what to look at', async () => {
    const server = await mailServer({ login: () => false });
    const url = server.url.replace('smtp://', 'smtp://user:wrong@');
    expect(await trial({ SMTP_URL: url })).toEqual({
      code: 1,
      said: expect.stringMatching(
        /was not sent: EAUTH 535\. The mail server does not take the user or the password\./,
      ) as string,
    });
    expect((await trial({ SMTP_URL: 'smtp://127.0.0.1:1' })).said).toContain('Nothing answers at that host and port');
    expect((await trial({})).said).toContain('No mail server is set: SMTP_URL is empty here.');
    const closed = await mailServer({ recipient: () => 550 });
    expect((await trial({ SMTP_URL: closed.url })).said).toContain(
      'It refuses the sender (MAIL_FROM) or the recipient (MAIL_TO).',
    );
  });
});
