/** What the inbox keeps, and for how long: the same on every engine. Over 200 lines, because each promise is a case. */
import { describe, expect, it } from 'vitest';
import { statement, type Engine, type Values } from '#server/inbox/sql/statement.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { InboxStore } from '#server/inbox/store.ts';
import {
  circumstances,
  contactMessage,
  friday,
  later,
  privacyRequest,
  signup,
  testInbox,
  type TestInbox,
} from './support.ts';
import { d1Inbox } from './d1.ts';

/** Takes the next mail that waits, as if it were sent. */
async function takeMail(store: InboxStore, now = friday) {
  const mail = await store.claimMail(now, later(now, minuteMs));
  if (mail) await store.mailSent(mail.messageId, now);
  return mail;
}

/** Takes every waiting mail and says which they were. */
async function waitingMails(store: InboxStore, now = friday): Promise<string[]> {
  const found: string[] = [];
  for (let mail = await takeMail(store, now); mail; mail = await takeMail(store, now)) found.push(mail.template);
  return found;
}

async function confirmationToken(store: InboxStore, now = friday): Promise<string> {
  for (let mail = await takeMail(store, now); mail; mail = await takeMail(store, now)) {
    if (mail.template === 'signup-confirm') return store.mintToken(mail.messageId, 'confirm', now);
  }
  throw new Error('no confirmation mail waits');
}

/** Does something to an inbox behind the store's back. */
const run = (engine: Engine, sql: string, values: Values = {}) => engine.batch([statement(sql, values)]);
const count = async (engine: Engine, table: string) =>
  (await engine.rows(statement(`SELECT count(*) AS n FROM ${table}`)))[0]?.['n'];

const engines = [
  {
    name: 'a SQLite file',
    open: (other?: Partial<TestInbox>) =>
      Promise.resolve(testInbox(other?.file === undefined ? {} : { file: other.file })),
    atOnce: 1000,
  },
  { name: 'D1', open: d1Inbox, atOnce: 100 },
];

describe.each(engines)('$name:', ({ open, atOnce }) => {
  describe('a mail that cannot be read', () => {
    it.each([
      ['of a kind that this program does not know', "UPDATE outbox SET template = 'newsletter' WHERE id = 1"],
      ['whose item has lost what was sent', 'DELETE FROM privacy_requests'],
      ['whose moment is none', 'UPDATE outbox SET created_at = 9000000000000000 WHERE id = 1'],
    ])('%s is given up and does not keep the others waiting', async (_, damage) => {
      const { store, engine } = await open();
      await store.add(privacyRequest, circumstances);
      await store.add(contactMessage, { ...circumstances, receivedAt: later(friday, 1) });
      await run(engine, damage);
      const now = later(friday, minuteMs);
      expect(await waitingMails(store, now)).toEqual(expect.arrayContaining(['contact-notice', 'contact-receipt']));
      const [first] = await engine.rows(statement('SELECT failed_at, last_error, attempts FROM outbox ORDER BY id'));
      expect(first).toEqual({ failed_at: now.getTime(), last_error: 'UNREADABLE', attempts: 0 });
      expect(await count(engine, 'outbox WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0')).toBe(0);
    });
  });

  describe('a person who is forgotten', () => {
    const theirs = { name: 'Zoë Ångström', email: 'Zoe@Visitor.example', phone: '(831) 555-0111' };
    const deletion = { ...privacyRequest, data: { ...privacyRequest.data, requestType: 'delete' } } as const;

    it('leaves nothing but the record of the request, and gets no mail any more', async () => {
      const { store, engine } = await open();
      const at = (minutes: number) => ({ ...circumstances, receivedAt: later(friday, minutes * minuteMs) });
      const request = await store.add(deletion, { ...circumstances, idempotencyKey: 'key' });
      const [reference] = 'reference' in request ? [request.reference] : [];
      await store.add({ kind: 'contact-message', data: { ...theirs, message: 'Call me' } }, at(1));
      await store.add({ kind: 'signup', data: theirs }, at(2));
      const other = await store.add(contactMessage, at(3));
      await run(
        engine,
        "UPDATE privacy_requests SET extension_reason = 'wrote to ZOE@visitor.example', extended_at = 1",
      );
      const inFlight = await store.claimMail(later(friday, minuteMs), later(friday, dayMs));
      const held = await store.holdings(' ZOE@visitor.EXAMPLE ');
      expect(held).toMatchObject({ requests: [reference], messages: [expect.stringMatching(/^CM-/)], signups: 1 });

      expect(await store.forget(reference ?? '', later(friday, dayMs))).toEqual(held);
      const tables = ['items', 'privacy_requests', 'contact_messages', 'subscribers', 'signups', 'outbox', 'tokens'];
      const left = await Promise.all(tables.map((table) => engine.rows(statement(`SELECT * FROM ${table}`))));
      for (const typed of [...Object.values(theirs), privacyRequest.data.email, 'Call me', 'Which records'])
        expect(JSON.stringify(left).toLowerCase()).not.toContain(typed.toLowerCase());
      expect(left[0]).toMatchObject([{ key_hash: null, body_hash: null }, { kind: 'contact-message' }]);
      expect(left[1]).toMatchObject([
        { answers: '{"requestType":"delete"}', manner: 'website', extension_reason: 'wrote to [deleted]' },
      ]);
      expect(await store.isWaiting(inFlight?.messageId ?? '')).toBe(false);
      expect(await waitingMails(store, later(friday, 5 * minuteMs))).toEqual(['contact-notice', 'contact-receipt']);
      expect(await store.holdings(theirs.email)).toEqual({ requests: [], messages: [], signups: 0 });
      expect('reference' in other && (await store.holdings(other.reference)).messages).toHaveLength(1);
    });
  });

  describe('references', () => {
    it('come from the clock, and the next free one is taken on collision', async () => {
      const { store } = await open();
      const references = [];
      for (let i = 0; i < 3; i++) references.push(await store.add(privacyRequest, circumstances));
      const expected = [0, 1, 2].map((more) => `PR-${String((friday.getTime() + more) % 1_000_000).padStart(6, '0')}`);
      expect(references.map((added) => 'reference' in added && added.reference)).toEqual(expected);
    });

    it('stay unique for many in one second, sent by two machines', async () => {
      const one = await open();
      const other = await open(one);
      const sent = await Promise.all(
        Array.from({ length: atOnce }, (_, i) =>
          (i % 2 ? one : other).store.add(privacyRequest, { ...circumstances, receivedAt: later(friday, i % 1000) }),
        ),
      );
      const references = new Set(sent.map((added) => added.outcome === 'stored' && added.reference));
      expect(references.size).toBe(atOnce);
      expect(await count(one.engine, 'items')).toBe(atOnce);
    });

    // A million rows cost a disk a quarter of a minute.
    it.skipIf(atOnce > 100)('run out with the last number, and then nothing is stored', async () => {
      const { store, engine } = await open();
      const all = `WITH RECURSIVE n(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 999999)
      INSERT INTO items (number, kind, received_at, flagged) SELECT n, 'signup', 0, 0 FROM n WHERE n <> 123456`;
      await run(engine, all);
      expect(await store.add(privacyRequest, circumstances)).toMatchObject({ reference: 'PR-123456' });
      await expect(store.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason: 'full' });
      expect(await count(engine, 'privacy_requests')).toBe(1);
    });
  });

  describe('an idempotency key', () => {
    const keyed = { ...circumstances, idempotencyKey: 'k-1' };

    it('gives the first answer again and stores one item', async () => {
      const { store } = await open();
      const first = await store.add(privacyRequest, keyed);
      const again = await store.add(privacyRequest, { ...keyed, receivedAt: later(friday, 5000) });
      expect(again).toEqual({ ...first, outcome: 'repeated' });
      expect(await waitingMails(store)).toEqual(['privacy-notice', 'privacy-receipt']);
    });

    it('is refused for other content', async () => {
      const { store } = await open();
      await store.add(privacyRequest, keyed);
      const other = { ...privacyRequest, data: { ...privacyRequest.data, name: 'Somebody else' } };
      expect(await store.add(other, keyed)).toEqual({ outcome: 'key-reused' });
      expect(await store.add(contactMessage, keyed)).toMatchObject({ outcome: 'stored' });
    });
  });

  describe('sign-ups', () => {
    it('wait until the owner confirms, and confirming twice is no error', async () => {
      const { store } = await open();
      await store.add(signup, circumstances);
      const token = await confirmationToken(store);
      expect(await store.isConfirmable(token, friday)).toBe(true);
      expect(await store.confirm(token, 'list', friday)).toBe(true);
      expect(await store.confirm(token, 'list', friday)).toBe(true);
      expect(await waitingMails(store)).toEqual(['signup-welcome']);
    });

    it('write to one address at most once in ten minutes, whoever asks', async () => {
      const { store } = await open();
      await store.add(signup, circumstances);
      const other = { ...signup, data: { email: 'CY.LONG@visitor.example' } } as const;
      await store.add(other, { ...circumstances, receivedAt: later(friday, 9 * minuteMs) });
      await store.add(other, { ...circumstances, receivedAt: later(friday, 10 * minuteMs) });
      const confirming = async () =>
        (await waitingMails(store, later(friday, 10 * minuteMs))).filter((template) => template === 'signup-confirm');
      expect(await confirming()).toHaveLength(2);
      // Alerts were not in those mails.
      for (const minutes of [11, 12])
        await store.add(
          { ...other, data: { ...other.data, alerts: 'yes' } },
          { ...circumstances, receivedAt: later(friday, minutes * minuteMs) },
        );
      expect(await confirming()).toHaveLength(1);
    });

    it('tell only the owner that the address is on the list already', async () => {
      const { store } = await open();
      await store.add(signup, circumstances);
      await store.confirm(await confirmationToken(store), 'list', friday);
      await waitingMails(store);
      const again = await store.add(signup, { ...circumstances, receivedAt: later(friday, dayMs) });
      expect(again).toMatchObject({ outcome: 'stored' });
      expect(await waitingMails(store, later(friday, dayMs))).toEqual(['signup-notice', 'signup-already']);
    });

    it('for closure alerts are confirmed by themselves, and wait unless their own mail was answered', async () => {
      const { store, engine } = await open();
      const lists = async () => {
        const [row] = await engine.rows(statement('SELECT confirmed_at, alerts_at FROM subscribers'));
        return [row?.['confirmed_at'] != null, row?.['alerts_at'] != null];
      };
      await store.add({ ...signup, data: { ...signup.data, alertsOnly: 'yes' } }, circumstances);
      expect((await engine.rows(statement('SELECT answers FROM subscribers')))[0]?.['answers']).not.toContain('yes');
      await store.confirm(await confirmationToken(store), 'alerts', friday);
      expect(await lists()).toEqual([false, true]);
      await waitingMails(store);
      // Alerts alone keep the address.
      const nextMonth = later(friday, 30 * dayMs);
      expect(await store.purge(nextMonth)).toMatchObject({ signups: 0 });
      await store.add(signup, { ...circumstances, receivedAt: nextMonth });
      expect(await lists()).toEqual([false, true]);
      const mails = [await takeMail(store, nextMonth), await takeMail(store, nextMonth)];
      expect(mails.map((mail) => mail?.wants)).toEqual(['list', 'list']);
      expect(mails.map((mail) => mail?.template)).toEqual(['signup-notice', 'signup-confirm']);
      const token = await store.mintToken(mails[1]?.messageId ?? '', 'confirm', nextMonth);
      await store.confirm(token, 'list', nextMonth);
      expect(await lists()).toEqual([true, true]);
      const leave = await store.mintToken(mails[1]?.messageId ?? '', 'unsubscribe', nextMonth);
      expect(await store.unsubscribe(leave, 'list', nextMonth)).toEqual({ list: false, alerts: true });
    });

    it('erase everything about an address that leaves', async () => {
      const { store, engine } = await open();
      await store.add(signup, circumstances);
      const mail = await takeMail(store);
      const token = await store.mintToken(mail?.messageId ?? '', 'unsubscribe', friday);
      await store.unsubscribe(token, 'all', friday);
      await store.unsubscribe(token, 'all', friday);
      const left = [];
      for (const table of ['items', 'signups', 'subscribers', 'tokens', 'outbox'])
        left.push(await count(engine, table));
      expect(left).toEqual([0, 0, 0, 0, 0]);
    });
  });

  describe('retention', () => {
    it('deletes a closed privacy request 24 months after it was closed, an open one never', async () => {
      const { store, engine } = await open();
      await store.add(privacyRequest, circumstances);
      await store.add(privacyRequest, circumstances);
      const closedAt = new Date('2026-07-01T12:00:00Z');
      await run(
        engine,
        "UPDATE privacy_requests SET closed_at = :at, outcome = 'completed', outcome_note = 'sent' WHERE item_id = 1",
        { at: closedAt.getTime() },
      );
      expect(await store.purge(new Date('2028-07-01T12:00:00Z'))).toMatchObject({ privacyRequests: 0 });
      expect(await store.purge(new Date('2028-07-01T12:00:01Z'))).toMatchObject({ privacyRequests: 1 });
      expect(await store.purge(new Date('2050-01-01T00:00:00Z'))).toMatchObject({ privacyRequests: 0 });
    });

    it('deletes messages after 12 months', async () => {
      const { store } = await open();
      await store.add(contactMessage, circumstances);
      expect(await store.purge(new Date('2027-06-05T18:00:00.123Z'))).toMatchObject({ contactMessages: 0 });
      expect(await store.purge(new Date('2027-06-05T18:00:00.124Z'))).toMatchObject({ contactMessages: 1 });
    });

    it('deletes unconfirmed sign-ups after 7 days, confirmed ones never', async () => {
      const { store } = await open();
      await store.add(signup, circumstances);
      await store.confirm(await confirmationToken(store), 'list', friday);
      await store.add({ kind: 'signup', data: { email: 'other@visitor.example' } }, circumstances);
      expect(await store.purge(later(friday, 7 * dayMs))).toMatchObject({ signups: 0 });
      expect(await store.purge(later(friday, 7 * dayMs + 1))).toMatchObject({ signups: 1 });
    });
  });
});
