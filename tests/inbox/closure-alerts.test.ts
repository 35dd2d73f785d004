/** Over 200 lines, because each promise has a case. */
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { type InboxStore, sqlStore } from '#server/inbox/sql/store.ts';
import { onBothEngines } from './d1.ts';
import { arrived, delivering, mailingSite, mailServer } from './mail-site.ts';
import { circumstances, friday, later, signup } from './submissions.ts';
import { closedOn, query, temporaryFolder, testInbox, testSite, waitingMails } from './support.ts';
import { sendDueMails } from '#server/inbox/mail-worker.ts';
import { backUp } from '#server/inbox/sqlite/backup.ts';
import { restore } from '#server/inbox/sqlite/restore.ts';
import { words } from '#words/en.ts';
import { alertLine } from '#words/say-alert.ts';

const [saturday, sunday] = ['2026-06-06', '2026-06-07'];

onBothEngines((open) => {
  async function subscribed(...emails: string[]) {
    const { store, engine } = await open();
    for (const email of ['list@visitor.example', ...emails])
      await store.add({ kind: 'signup', data: { email } }, { ...circumstances, flagged: true });
    await query({ engine }, "UPDATE subscribers SET confirmed_at = 1 WHERE email_key LIKE 'list@%'");
    await query({ engine }, "UPDATE subscribers SET alerts_at = 1 WHERE email_key NOT LIKE 'list@%'");
    await query({ engine }, 'UPDATE outbox SET sent_at = 1');
    await store.queueClosureAlerts(closedOn(), friday);
    return { store, engine };
  }
  async function sent(store: InboxStore, now = friday) {
    const found: [string, string[]][] = [];
    for (const { submission, days = [] } of await waitingMails(store, now)) {
      const lines = (await store.alertDays(days, now)).map((one) => alertLine(words, one));
      found.push([submission.data.email, lines.map(({ title, word }) => `${title}: ${word}`)]);
    }
    return found;
  }

  it('each subscriber gets one alert of each closure, and a program that starts again sends none', async () => {
    const { store } = await subscribed('a@visitor.example', 'b@visitor.example');
    expect(await store.queueClosureAlerts(closedOn(saturday), friday)).toBe(true);
    const line = 'Saturday, June 6: Closed';
    expect(await sent(store)).toEqual([
      ['a@visitor.example', [line]],
      ['b@visitor.example', [line]],
    ]);
    expect(await store.queueClosureAlerts(closedOn(saturday), later(friday, hourMs))).toBe(false);
    expect(await sent(store)).toEqual([]);
  });

  it('if two machines check at once, one sends', async () => {
    const { store, engine } = await subscribed('a@visitor.example');
    const [seen, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = sqlStore({
      batch: (statements) => engine.batch(statements),
      async rows(one) {
        const rows = await engine.rows(one);
        seen.resolve();
        await goOn.promise;
        return rows;
      },
    });
    const late = slow.queueClosureAlerts(closedOn(saturday), friday);
    await seen.promise;
    await store.queueClosureAlerts(closedOn(saturday), friday);
    expect(await sent(store)).toHaveLength(1);
    goOn.resolve();
    expect(await late).toBe(false);
    expect(await sent(store)).toEqual([]);
  });

  it('a queued alert is merged into the next one, which has the state at that time', async () => {
    const { store } = await subscribed('a@visitor.example');
    await store.queueClosureAlerts(closedOn(saturday), friday);
    const now = later(friday, hourMs);
    await store.queueClosureAlerts(closedOn(sunday), now);
    const correction = 'Saturday, June 6: Correction: open as usual, 9:00 AM to 4:00 PM';
    expect(await sent(store, now)).toEqual([['a@visitor.example', [correction, 'Sunday, June 7: Closed']]]);
  });

  it('three rejected alerts in a row end them, and delete an address without other mail', async () => {
    const { store, engine } = await subscribed('a@visitor.example', 'b@visitor.example');
    await query({ engine }, "UPDATE subscribers SET confirmed_at = 1 WHERE email_key LIKE 'b@%'");
    const emails = () => query({ engine }, 'SELECT email_key, alerts_at FROM subscribers ORDER BY id');
    for (const [alert, day] of [saturday, sunday, '2026-06-11'].entries()) {
      const now = later(friday, alert * hourMs);
      expect(await emails()).toHaveLength(3);
      await store.queueClosureAlerts(closedOn(day), now);
      const refuse = () => Promise.resolve({ ok: false, fault: 'recipient', code: 'EENVELOPE 550' } as const);
      await sendDueMails({ ...delivering(store, { send: refuse }, () => now), sources: async () => closedOn(day) });
    }
    const kept = ['list@visitor.example', 'b@visitor.example'];
    expect(await emails()).toEqual(kept.map((email) => ({ email_key: email, alerts_at: null })));
  });

  describe('alerts of one day', () => {
    const wish = (day: string, email = 'day@visitor.example') => ({ kind: 'signup', data: { email, day } }) as const;
    /** Signs up for a day and confirms it. */
    async function watching(inbox: { store: InboxStore }, day: string, email?: string, now = friday) {
      await inbox.store.add(wish(day, email), { receivedAt: now, flagged: false });
      const mail = (await waitingMails(inbox.store, now)).find(({ template }) => template === 'signup-confirm');
      const token = await inbox.store.mintToken(mail?.messageId ?? '', 'confirm', now);
      expect(await inbox.store.confirm(token, 'alerts', now, 'en-US', day)).toBe(true);
      return (await waitingMails(inbox.store, now)).map(({ template, days }) => [template, days]);
    }

    it('are sent for each change of that day, besides alerts of all days, and for no other day', async () => {
      const inbox = await subscribed('all@visitor.example');
      expect(await watching(inbox, saturday)).toEqual([['signup-welcome', undefined]]);
      await inbox.store.queueClosureAlerts(closedOn(saturday, sunday), friday);
      expect(await sent(inbox.store)).toEqual([
        ['all@visitor.example', ['Saturday, June 6 to Sunday, June 7: Closed']],
        ['day@visitor.example', ['Saturday, June 6: Closed']],
      ]);
      const now = later(friday, hourMs);
      await inbox.store.queueClosureAlerts(closedOn(saturday), now);
      expect((await sent(inbox.store, now)).map(([to]) => to)).toEqual(['all@visitor.example']);
    });

    it('stay queued unchanged on news of another day', async () => {
      const inbox = await subscribed();
      await watching(inbox, saturday);
      await inbox.store.queueClosureAlerts(closedOn(saturday), friday);
      const now = later(friday, hourMs);
      await inbox.store.queueClosureAlerts(closedOn(saturday, sunday), now);
      expect(await sent(inbox.store, now)).toEqual([['day@visitor.example', ['Saturday, June 6: Closed']]]);
    });

    it('begin with earlier announcements of that day', async () => {
      const inbox = await subscribed();
      await inbox.store.queueClosureAlerts(closedOn(saturday), friday);
      expect(await watching(inbox, saturday)).toEqual([
        ['closure-alert', [saturday]],
        ['signup-welcome', undefined],
      ]);
      expect(await watching(inbox, sunday, 'sunday@visitor.example')).toEqual([['signup-welcome', undefined]]);
      const now = later(friday, hourMs);
      await inbox.store.add(wish(saturday), { receivedAt: now, flagged: false });
      const [, again] = await waitingMails(inbox.store, now);
      expect(again).toMatchObject({ template: 'signup-already', day: saturday });
    });

    it('end with the day, and an address without other mail is deleted', async () => {
      const inbox = await subscribed();
      const { store, engine } = inbox;
      await watching(inbox, saturday);
      await watching(inbox, sunday);
      await watching(inbox, saturday, 'list@visitor.example');
      const left = async () =>
        (await store.subscribers()).map(({ data, alertsAt, alertDays }) => [data.email, !!alertsAt, alertDays]);
      const list = (...days: string[]) => ['list@visitor.example', days.length > 0, days.length > 0 ? days : undefined];
      const midnight = new Date('2026-06-07T07:00:00Z');
      await store.purge(later(midnight, -1));
      expect(await left()).toEqual([list(saturday), ['day@visitor.example', true, [saturday, sunday]]]);
      await store.purge(midnight);
      expect(await left()).toEqual([list(), ['day@visitor.example', true, [sunday]]]);
      // It requested the day that is over by then, and another one.
      await store.add(wish('2026-06-13'), { receivedAt: midnight, flagged: false });
      await store.purge(later(midnight, dayMs));
      expect(await left()).toEqual([list(), ['day@visitor.example', false, undefined]]);
      await store.purge(later(midnight, 7 * dayMs));
      expect(await left()).toEqual([list()]);
      expect(await query({ engine }, 'SELECT wants, day FROM signups')).toEqual([{ wants: 'list', day: null }]);
    });

    it('are each confirmed by a mail, even after three others on that day', async () => {
      const inbox = await subscribed();
      for (const day of [saturday, sunday, '2026-06-11'])
        // oxlint-disable-next-line no-await-in-loop -- one day after the other
        expect(await watching(inbox, day)).toContainEqual(['signup-welcome', undefined]);
    });

    it('are replaced by alerts of all days, which no single day narrows, and end at once', async () => {
      const inbox = await subscribed();
      const { store } = inbox;
      await watching(inbox, saturday);
      await store.add({ kind: 'signup', data: { email: 'day@visitor.example', alertsOnly: 'yes' } }, circumstances);
      const [, mail] = await waitingMails(store);
      expect(mail?.template).toBe('signup-confirm');
      const token = (purpose: 'confirm' | 'unsubscribe') => store.mintToken(mail?.messageId ?? '', purpose, friday);
      const days = async () => (await store.subscribers()).map(({ alertsAt, alertDays }) => [!!alertsAt, alertDays]);
      expect(await days()).toEqual([
        [false, undefined],
        [true, [saturday]],
      ]);
      await store.confirm(await token('confirm'), 'alerts', friday);
      await store.confirm(await token('confirm'), 'alerts', friday, 'en-US', sunday);
      expect((await days())[1]).toEqual([true, undefined]);
      const left = await store.unsubscribe(await token('unsubscribe'), 'alerts', friday);
      expect(left).toEqual({ list: false, alerts: false });
      expect(await days()).toHaveLength(1);
    });
  });
});

/** An inbox with one subscriber and a queued alert of Saturday's closure. */
async function announced(inbox = testInbox()) {
  await inbox.store.add(signup, circumstances);
  await query(inbox, 'UPDATE subscribers SET alerts_at = 1');
  await query(inbox, 'UPDATE outbox SET sent_at = 1');
  await inbox.store.queueClosureAlerts(closedOn(), friday);
  await inbox.store.queueClosureAlerts(closedOn(saturday), friday);
  return inbox;
}

it('an alert is mailed at once, with a link that ends the alerts alone', async () => {
  const { server, inbox, queueAlerts, clock, logged } = await mailingSite();
  await announced(inbox);
  clock.now = later(friday, hourMs);
  await queueAlerts(closedOn(saturday, sunday));
  await arrived(server, 1);
  expect(server.received[0]?.text).toContain('Saturday, June 6 to Sunday, June 7: Closed: snow\n');
  expect(server.received[0]?.headers).toMatchObject({
    subject: 'Saturday, June 6 to Sunday, June 7: Closed',
    'list-unsubscribe': expect.stringMatching(/\/api\/signups\/unsubscribe\?token=[\w-]{43}&from=alerts>$/),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(logged()).not.toContain('visitor.example');
});

it('a closure that is over when the mail server is back is not mailed', async () => {
  const server = await mailServer();
  const inbox = await announced();
  const settings = { SMTP_URL: server.url, DATA_DIR: path.dirname(inbox.file) };
  await testSite({ settings, now: () => later(friday, 2 * dayMs) });
  await vi.waitFor(async () => {
    const alerts = await query(inbox, 'SELECT last_error FROM outbox WHERE days IS NOT NULL');
    expect(alerts).toEqual([{ last_error: 'EXPIRED' }]);
  }, 20_000);
});

it.each([
  ['the present inbox', true],
  ['a damaged inbox', false],
])('a backup restored over %s sends nothing twice, and queued alerts once', async (_, isKnown) => {
  const inbox = await announced();
  const { store, database } = inbox;
  const backup = path.join(temporaryFolder(), 'backup.sqlite');
  await backUp(database, backup);
  const now = later(friday, hourMs);
  await store.queueClosureAlerts(closedOn(saturday, sunday), now);
  await restore(database, backup, now, true);
  expect((await waitingMails(store, now)).map(({ days }) => days)).toEqual([[saturday, sunday]]);
  if (!isKnown) await query(inbox, 'DELETE FROM feed_records');
  await restore(database, backup, later(now, 1), true);
  expect(await waitingMails(store, later(now, hourMs))).toEqual([]);
  const thursday = '2026-06-11';
  const next = later(now, hourMs);
  // Only the current inbox knows what was announced.
  expect(await store.queueClosureAlerts(closedOn(saturday, sunday, thursday), next)).toBe(isKnown);
  expect((await waitingMails(store, next)).map(({ days }) => days)).toEqual(isKnown ? [[thursday]] : []);
});
