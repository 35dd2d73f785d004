/** Open items are mailed to the club; a test mail checks that sending works. */
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { runInbox } from '#server/inbox/cli.ts';
import type { Handling } from '#server/inbox/privacy-case.ts';
import { mailServer } from './mail-site.ts';
import { friday, later, privacyRequest, requestWith } from './submissions.ts';
import { stored, temporaryFolder, testInbox, testSite, texts } from './support.ts';

describe('the deadlines are mailed to the club', () => {
  const mondays = '06-05 12: no, 06-07 23: no, 06-08 06: no, 06-08 07: yes, 06-08 08: no, 06-09 08: no';
  const urgent = '06-13 09: no, 06-14 09: yes, 06-15 09: yes, 06-16 09: yes, 06-16 15: no, 07-05 09: yes';
  const closed: Handling = { closedAt: friday, outcome: 'completed', note: 'Sent' };
  it.each<[string, string, Handling?]>([
    ['on Mondays from seven in the morning, once', mondays],
    ['every morning while one is due within five days, or late', urgent],
    [
      'a week after the last, if the site was down',
      '06-08 09: yes, 06-14 09: no, 06-16 09: yes',
      { acknowledgedAt: friday },
    ],
    ['not while nothing is open', '06-08 09: no, 06-15 09: no', closed],
  ])('%s', async (_, looks, handling) => {
    const { store } = testInbox();
    // Received on Friday June 5, 2026 at 11:00; to be confirmed by the 19th and answered by July 20.
    const reference = await stored(store, privacyRequest);
    if (handling) await store.handle(reference, () => handling);
    for (const look of looks.split(', ')) {
      const [reading = '', isQueued] = look.split(': ');
      const now = rangeMoment(`2026-${reading}:00:00`);
      expect(await store.queueDigest(now), look).toBe(isQueued === 'yes');
    }
  });

  it('with each legal clock, and without visitors’ words, when the site starts', async () => {
    const server = await mailServer();
    const dataDir = temporaryFolder();
    const first = await testSite({ settings: { DATA_DIR: dataDir } });
    for (const requestType of ['access', 'opt-out'] as const)
      await stored(first.inbox.store, requestWith({ requestType }));
    await first.close();

    const monday = later(friday, 3 * dayMs);
    const settings = { DATA_DIR: dataDir, SMTP_URL: server.url, MAIL_TO: 'a@range.example' };
    await testSite({ settings, now: () => monday });
    const { subject } = texts.mails['deadlines-notice'];
    const digest = () => server.received.find(({ headers }) => headers['subject'] === subject);
    await vi.waitFor(() => expect(digest()).toBeDefined(), { timeout: 20_000, interval: 20 });
    const mail = digest();
    expect(mail?.to).toEqual(['a@range.example']);
    expect(mail?.text).toMatch(
      /PR-\d{6}: 11 days left: confirm receipt by Friday, June 19, 2026\nPR-\d{6}: \d\d days left: answer by \w+, June \d\d, 2026\n/,
    );
    for (const typed of [privacyRequest.data.name, privacyRequest.data.email, 'records'])
      expect(mail?.raw).not.toContain(typed);
  });
});

describe('test-mail', () => {
  async function trial(env: Record<string, string>) {
    let said = '';
    const say = (text: string) => void (said += text);
    const code = await runInbox(['test-mail'], { out: say, err: say, env, now: friday });
    return { code, said };
  }

  it('sends a mail to the club now, or says what is wrong and where to look', async () => {
    const taking = await mailServer();
    const env = { SMTP_URL: taking.url, MAIL_TO: 'a@range.example', MAIL_FROM: 'site@range.example' };
    const { code, said } = await trial({ ...env, DATA_DIR: temporaryFolder() });
    expect(code, said).toBe(0);
    expect(said).toContain('took a mail from site@range.example to a@range.example');
    expect(taking.received).toMatchObject([{ to: ['a@range.example'] }]);
    const server = await mailServer({ login: () => false });
    const url = server.url.replace('smtp://', 'smtp://user:wrong@');
    expect(await trial({ SMTP_URL: url })).toEqual({
      code: 1,
      said: expect.stringContaining('EAUTH 535. The mail server does not take the user or the password.') as string,
    });
    expect((await trial({ SMTP_URL: 'smtp://127.0.0.1:1' })).said).toContain('Nothing answers at that host and port');
    expect((await trial({})).said).toContain('No mail server is set: SMTP_URL is empty here.');
  });
});
