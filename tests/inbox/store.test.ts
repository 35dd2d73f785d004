/** What the inbox stores, for how long, and under which number. Over 200 lines, because each promise has a case. */
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { numberOf } from '#domain/forms.ts';
import { statement } from '#server/inbox/sql/statement.ts';
import type { InboxStore } from '#server/inbox/sql/store.ts';
import { officeRequests } from '#server/office/requests.ts';
import {
  circumstances,
  contactMessage,
  friday,
  later,
  privacyRequest,
  requestWith,
  signup,
  signupWith,
} from './submissions.ts';
import { query, stored, waitingMails } from './support.ts';
import { engines } from './d1.ts';

const templates = async (store: InboxStore, now = friday) =>
  (await waitingMails(store, now)).map(({ template }) => template);

async function confirmationToken(store: InboxStore, now = friday): Promise<string> {
  const mail = (await waitingMails(store, now)).find(({ template }) => template === 'signup-confirm');
  return store.mintToken(mail?.messageId ?? '', 'confirm', now);
}

describe.each(engines)('$name:', ({ open }) => {
  it('a mail of an unknown kind is given up and does not delay the others', async () => {
    const inbox = await open();
    await stored(inbox.store, privacyRequest);
    await stored(inbox.store, contactMessage, later(friday, 1));
    await query(inbox, "UPDATE outbox SET template = 'newsletter' WHERE id = 1");
    const now = later(friday, minuteMs);
    expect(await templates(inbox.store, now)).toEqual(expect.arrayContaining(['contact-notice', 'contact-receipt']));
    const [first] = await query(inbox, 'SELECT failed_at, last_error, attempts FROM outbox ORDER BY id');
    expect(first).toEqual({ failed_at: now.getTime(), last_error: 'UNREADABLE', attempts: 0 });
  });

  it('a deleted person leaves only the record of the request, and gets no more mail', async () => {
    const inbox = await open();
    const { store } = inbox;
    const theirs = { name: 'Zoë Ångström', email: 'Zoe@Visitor.example', phone: '(831) 555-0111' };
    const deletion = requestWith({ requestType: 'delete' });
    const request = await store.add(deletion, { ...circumstances, idempotencyKey: 'key' });
    const [reference = ''] = 'reference' in request ? [request.reference] : [];
    await stored(store, { kind: 'contact-message', data: { ...theirs, message: 'Call me' } }, later(friday, 1));
    await stored(store, { kind: 'signup', data: theirs }, later(friday, 2));
    const other = await stored(store, contactMessage, later(friday, 3));
    const note = "extension_reason = 'wrote to ZOE@visitor.example', extended_at = 1";
    await query(inbox, `UPDATE privacy_requests SET ${note}`);
    const held = await store.holdings(' ZOE@visitor.EXAMPLE ');
    expect(held).toMatchObject({
      requests: [{ reference, name: privacyRequest.data.name, receivedAt: friday }],
      messages: [{ reference: expect.stringMatching(/^CM-/), name: theirs.name, receivedAt: later(friday, 1) }],
      signups: [{ name: theirs.name, receivedAt: later(friday, 2) }],
    });

    expect(await store.forget(reference, later(friday, dayMs))).toEqual(held);
    const tables = ['items', 'privacy_requests', 'contact_messages', 'subscribers', 'signups', 'outbox', 'tokens'];
    const left = await Promise.all(tables.map((table) => query(inbox, `SELECT * FROM ${table}`)));
    for (const typed of [...Object.values(theirs), privacyRequest.data.email, 'Call me', 'Which records'])
      expect(JSON.stringify(left).toLowerCase()).not.toContain(typed.toLowerCase());
    expect(left[0]).toMatchObject([{ key_hash: null, body_hash: null }, { kind: 'contact-message' }]);
    expect(left[1]).toMatchObject([
      { answers: '{"requestType":"delete"}', manner: 'website', extension_reason: 'wrote to [deleted]' },
    ]);
    expect(await templates(store)).toEqual(['contact-notice', 'contact-receipt']);
    expect(await store.holdings(theirs.email)).toEqual({ requests: [], messages: [], signups: [] });
    expect((await store.holdings(other)).messages).toHaveLength(1);
  });

  const maria = { name: 'María de la López-Núñez', phone: '+1 (408) 555-0199 ext 12' };
  it.each([
    [maria, 'Spoke to María, 408-555-0199', 'Spoke to [deleted], [deleted]'],
    [maria, 'maría  de la\nLópez-Núñez: +1 (408) 555.0199.', '[deleted]: +1 ([deleted].'],
    [maria, 'LÓPEZ-NÚÑEZ (Marian’s sister), 1408', '[deleted] (Marian’s sister), 1408'],
    [maria, 'wrote from la oficina de Los Gatos', 'wrote from la oficina de Los Gatos'],
    // The whole address, not only the name with which it begins.
    [{ name: 'Ada', email: 'ada@lovelace.example' }, 'Ada, ada@lovelace.example', '[deleted], [deleted]'],
  ])('a person of %j is deleted from a note that has them in another form: %j', async (person, note, left) => {
    const inbox = await open();
    const reference = await stored(inbox.store, requestWith({ ...person }));
    await query(inbox, `UPDATE privacy_requests SET extension_reason = '${note}', extended_at = 1`);
    await inbox.store.forget(reference, later(friday, dayMs));
    expect(await query(inbox, 'SELECT extension_reason FROM privacy_requests')).toEqual([{ extension_reason: left }]);
  });

  it('a note written during a person’s deletion does not keep the name', async () => {
    const inbox = await open();
    const { data } = privacyRequest;
    const reference = await stored(inbox.store, privacyRequest);
    await query(
      inbox,
      `CREATE TRIGGER meanwhile AFTER UPDATE OF forgotten_at ON privacy_requests
       BEGIN UPDATE privacy_requests SET extended_at = 1, extension_reason = 'called ${data.name}'; END`,
    );
    await inbox.store.forget(reference, later(friday, dayMs));
    const notes = await query(inbox, 'SELECT extension_reason, outcome_note FROM privacy_requests');
    expect(notes).toEqual([{ extension_reason: '[deleted]', outcome_note: null }]);
  });

  it('references come from the clock, and stay unique for many at once, sent by two machines', async () => {
    const one = await open();
    const other = await open(one);
    const expected = [0, 1, 2].map((more) => `PR-${String((friday.getTime() + more) % 1_000_000).padStart(6, '0')}`);
    for (const reference of expected) expect(await stored(one.store, privacyRequest)).toBe(reference);
    const sent = Array.from({ length: 30 }, (_, i) =>
      stored((i % 2 ? one : other).store, privacyRequest, later(friday, i)),
    );
    expect(new Set([...expected, ...(await Promise.all(sent))]).size).toBe(33);
  });

  it('the number of a deleted item is not reused for 24 months', async () => {
    const { store } = await open();
    // Times whose last six digits are the same.
    const alike = (turns: number) => later(friday, turns * 1_000_000);
    const message = await stored(store, contactMessage);
    const signupReference = await stored(store, signup, alike(1));
    expect(numberOf(signupReference)).toBe((numberOf(message) ?? 0) + 1);
    await store.forget(contactMessage.data.email, alike(2));
    const almost = alike(62_900);
    expect(almost.getTime()).toBeGreaterThan(later(friday, 728 * dayMs).getTime());
    await store.purge(almost);
    expect(numberOf(await stored(store, contactMessage, almost))).toBe((numberOf(message) ?? 0) + 2);
    await store.purge(later(friday, 732 * dayMs));
    expect(await stored(store, contactMessage, alike(100_000))).toBe(message);
  });

  it('an idempotency key repeats the first answer, and is refused for other content', async () => {
    const { store } = await open();
    const keyed = { ...circumstances, idempotencyKey: 'k-1' };
    const first = await store.add(privacyRequest, keyed);
    const again = await store.add(privacyRequest, { ...keyed, receivedAt: later(friday, 5000) });
    expect(again).toEqual({ ...first, outcome: 'repeated' });
    const other = requestWith({ name: 'Another' });
    expect(await store.add(other, keyed)).toEqual({ outcome: 'key-reused' });
    expect(await templates(store)).toEqual(['privacy-notice', 'privacy-receipt']);
    expect(await store.add(contactMessage, keyed)).toMatchObject({ outcome: 'stored' });
  });

  describe('sign-ups', () => {
    it('wait until the owner confirms; only the owner learns that an address is on the list already', async () => {
      const { store } = await open();
      await stored(store, signup);
      const token = await confirmationToken(store);
      expect(await store.isConfirmable(token, friday)).toBe(true);
      for (const press of [1, 2]) expect([press, await store.confirm(token, 'list', friday)]).toEqual([press, true]);
      expect(await templates(store)).toEqual(['signup-welcome']);
      await stored(store, signup, later(friday, dayMs));
      expect(await templates(store, later(friday, dayMs))).toEqual(['signup-notice', 'signup-already']);
    });

    it('mail one address at most once in ten minutes, regardless of the requester', async () => {
      const { store } = await open();
      await stored(store, signup);
      const other = { ...signup, data: { email: 'CY.LONG@visitor.example' } } as const;
      for (const minutes of [9, 10]) await stored(store, other, later(friday, minutes * minuteMs));
      const confirming = async () =>
        (await templates(store, later(friday, 10 * minuteMs))).filter((template) => template === 'signup-confirm');
      expect(await confirming()).toHaveLength(2);
      // Those mails did not offer alerts, so this one is sent.
      for (const minutes of [11, 12])
        await stored(store, { ...other, data: { ...other.data, alerts: 'yes' } }, later(friday, minutes * minuteMs));
      expect(await confirming()).toHaveLength(1);
    });

    it('for closure alerts are confirmed and ended separately', async () => {
      const inbox = await open();
      const { store } = inbox;
      const lists = async () => {
        const [row] = await query(inbox, 'SELECT confirmed_at, alerts_at FROM subscribers');
        return [row?.['confirmed_at'] != null, row?.['alerts_at'] != null];
      };
      await stored(store, signupWith({ alertsOnly: 'yes' }));
      await store.confirm(await confirmationToken(store), 'alerts', friday);
      expect(await lists()).toEqual([false, true]);
      await waitingMails(store);
      // Alerts are enough to keep the address.
      const nextMonth = later(friday, 30 * dayMs);
      expect(await store.purge(nextMonth)).toMatchObject({ signups: 0 });
      await stored(store, signup, nextMonth);
      const [, mail] = await waitingMails(store, nextMonth);
      expect(mail).toMatchObject({ template: 'signup-confirm', wants: 'list' });
      const token = (purpose: 'confirm' | 'unsubscribe') => store.mintToken(mail?.messageId ?? '', purpose, nextMonth);
      await store.confirm(await token('confirm'), 'list', nextMonth);
      expect(await lists()).toEqual([true, true]);
      await store.unsubscribe(await token('unsubscribe'), 'all', nextMonth);
      for (const table of ['items', 'signups', 'subscribers', 'tokens', 'outbox'])
        expect([table, await query(inbox, `SELECT * FROM ${table}`)]).toEqual([table, []]);
    });
  });

  it('deletes the sender of a request once it is closed, and closure alerts and the office’s edits after 30 days', async () => {
    const inbox = await open();
    const { store, engine } = inbox;
    const requests = officeRequests(engine);
    await stored(store, privacyRequest);
    await requests.add({ key: 'key', said: 'Price', job: 'price', typed: {}, edits: [] }, friday);
    await query(inbox, `UPDATE outbox SET days = '["2026-06-06"]', sent_at = ${friday.getTime()} WHERE id = 1`);
    const month = later(friday, 30 * dayMs);
    const left = async (now: Date) => {
      await store.purge(now);
      const [request] = await query(inbox, "SELECT answers ->> 'verification' AS proof FROM privacy_requests");
      const edits = await requests.inState('waiting');
      const alerts = await query(inbox, 'SELECT id FROM outbox WHERE days IS NOT NULL');
      return [request?.['proof'], alerts.length, edits.length];
    };
    const { verification } = privacyRequest.data;
    expect(await left(month)).toEqual([verification, 1, 1]);
    expect([await requests.recent(later(month, -1)), await requests.recent(month)]).toEqual([[expect.anything()], []]);
    expect(await left(later(month, 1))).toEqual([verification, 0, 0]);
    const close = `closed_at = ${month.getTime()}, outcome = 'completed', outcome_note = 'sent'`;
    await query(inbox, `UPDATE privacy_requests SET ${close}`);
    expect(await left(later(month, 1))).toEqual([null, 0, 0]);
  });

  it('deletes each kind of item after its retention time: closed requests, messages, unconfirmed sign-ups', async () => {
    const { store, engine } = await open();
    for (const item of [privacyRequest, privacyRequest, contactMessage]) await stored(store, item);
    await stored(store, signup);
    await store.confirm(await confirmationToken(store), 'list', friday);
    await stored(store, { kind: 'signup', data: { email: 'other@visitor.example' } });
    const at = new Date('2026-07-01T12:00:00Z').getTime();
    const close =
      "UPDATE privacy_requests SET closed_at = :at, outcome = 'completed', outcome_note = 'sent' WHERE item_id = 1";
    await engine.batch([statement(close, { at })]);
    const purged = async (moment: Date) => Object.values(await store.purge(moment));
    expect(await purged(later(friday, 7 * dayMs))).toEqual([0, 0, 0]);
    expect(await purged(later(friday, 7 * dayMs + 1))).toEqual([0, 0, 1]);
    expect(await purged(new Date('2027-06-05T18:00:00.123Z'))).toEqual([0, 0, 0]);
    expect(await purged(new Date('2027-06-05T18:00:00.124Z'))).toEqual([0, 1, 0]);
    expect(await purged(new Date('2028-07-01T12:00:00Z'))).toEqual([0, 0, 0]);
    expect(await purged(new Date('2028-07-01T12:00:01Z'))).toEqual([1, 0, 0]);
    expect(await purged(new Date('2050-01-01T00:00:00Z'))).toEqual([0, 0, 0]);
  });
});
