import type { Day } from '#domain/days.ts';
import { dayMs } from '#domain/durations.ts';
import type { MailList } from '#domain/forms.ts';
import type { Language } from '#domain/language.ts';
import { unconfirmedDays } from '../policy.ts';
import { digest } from '../tokens.ts';
import { deleteItems } from './delete-items.ts';
import type { TokenPurpose } from './mail-tokens.ts';
import { announcedBefore, unlimitedMail } from './outbox.ts';
import { textOf, textOrNot } from './rows.ts';
import { statement, type Engine, type Statement } from './statement.ts';

export const subscribers = (engine: Engine) => ({
  async isConfirmable(token: string, now: Date): Promise<boolean> {
    return (await engine.rows(subscriberByToken('confirm', token, now))).length > 0;
  },

  /**
   * Confirms a sign-up, and sets the language of further mails. With a day, alerts are for that day and those confirmed
   * before. Returns false for an unknown or expired link.
   */
  async confirm(
    token: string,
    wanted: MailList,
    now: Date,
    language: Language = 'en-US',
    day: Day | null = null,
  ): Promise<boolean> {
    const link = subscriberByToken('confirm', token, now);
    const [subscriber] = await engine.rows(link);
    if (!subscriber) return false;
    const lists = listsIn(wanted);
    const values = { ...link.values, now: now.getTime(), language, day };
    const email = textOf(subscriber['email_key']);
    const old = statement('SELECT id FROM subscribers WHERE id = :replaces', {
      replaces: subscriber['replaces'] ?? null,
    });
    const oldKey = textOrNot(subscriber['old_key']);
    // A second press of the button succeeds without a second mail.
    const welcome = {
      select: `SELECT coalesce(max(item_id) FILTER (WHERE day IS :day), max(item_id)) AS id, 'signup-welcome' AS template
               FROM signups JOIN (${link.sql}) AS link ON signups.subscriber_id = link.id
               WHERE ${isMissing(wanted)} GROUP BY link.id`,
      values,
      at: now,
    };
    const results = await engine.batch([
      // First, because it may change someone's plan for today.
      announcedBefore(`SELECT id FROM (${link.sql}) WHERE ${isMissing(wanted)}`, values, now),
      unlimitedMail(welcome),
      ...lists.map((list) =>
        statement(`DELETE FROM departures WHERE email_hash = :departure AND EXISTS (${link.sql})`, {
          ...link.values,
          departure: departureHash(email, list),
        }),
      ),
      // A corrected address replaces the old one.
      ...(oldKey === undefined ? [] : endOld(old, wanted, day, oldKey, now)),
      statement(
        `UPDATE subscribers SET ${lists.map((list) => begun[list]).join()}, bounces = 0, language = :language
         WHERE id IN (SELECT id FROM (${link.sql})) RETURNING id`,
        values,
      ),
    ]);
    return results.at(-1)?.length === 1;
  },

  /**
   * Unsubscribes, and erases the address once it gets no mail. Returns what it still gets; undefined for an unknown
   * or used link.
   */
  async unsubscribe(token: string, from: MailList, now: Date): Promise<{ list: boolean; alerts: boolean } | undefined> {
    const link = subscriberByToken('unsubscribe', token, now);
    const [subscriber] = await engine.rows(link);
    if (!subscriber) return undefined;
    const ids = { sql: `SELECT id FROM (${link.sql})`, values: link.values };
    await engine.batch(endMails(ids, from, [textOf(subscriber['email_key'])], now));
    const [left] = await engine.rows(link);
    return { list: left?.['confirmed_at'] != null, alerts: left?.['alerts_at'] != null };
  },
});

/** The column with the time since which an address gets the mails of a list. */
export const columns = { list: 'confirmed_at', alerts: 'alerts_at' } as const;
type List = keyof typeof columns;
export const listsIn = (wanted: MailList): List[] => (wanted === 'all' ? ['list', 'alerts'] : [wanted]);

const isWatched = (day: string) => `${day} IN (SELECT value FROM json_each(alert_days))`;
const lacks: Record<List, string> = {
  list: 'confirmed_at IS NULL',
  alerts: `alerts_at IS NULL OR (alert_days IS NOT NULL AND coalesce(NOT ${isWatched(':day')}, TRUE))`,
};
/** SQL for whether a subscriber lacks part of what is wanted. `:day` is the only day of the alerts, or NULL. */
export const isMissing = (wanted: MailList): string =>
  listsIn(wanted)
    .map((list) => `(${lacks[list]})`)
    .join(' OR ');

/** Alerts of all days include those of single days. */
const begun: Record<List, string> = {
  list: 'confirmed_at = coalesce(confirmed_at, :now)',
  alerts: `alerts_at = coalesce(alerts_at, :now), alert_days = iif(
    :day IS NULL OR (alerts_at IS NOT NULL AND alert_days IS NULL), NULL,
    (SELECT json_group_array(value) FROM (SELECT value FROM json_each(coalesce(alert_days, '[]')) UNION SELECT :day)))`,
};
const ended: Record<List, string> = {
  list: 'confirmed_at = NULL',
  alerts: 'alerts_at = NULL, alert_days = NULL',
};

/** Ends lists, and erases subscribers who get no more mail. `ids` selects them, `emailKeys` are their addresses. */
export const endMails = (ids: Statement, from: MailList, emailKeys: readonly string[], now: Date): Statement[] => [
  ...emailKeys.flatMap((emailKey) =>
    listsIn(from).map((list) =>
      statement(`INSERT OR REPLACE INTO departures SELECT :departure, :now WHERE EXISTS (${ids.sql})`, {
        ...ids.values,
        departure: departureHash(emailKey, list),
        now: now.getTime(),
      }),
    ),
  ),
  ...listsIn(from).map((list) =>
    statement(`UPDATE subscribers SET ${ended[list]} WHERE id IN (${ids.sql})`, ids.values),
  ),
  statement(
    `DELETE FROM outbox WHERE days IS NOT NULL AND sent_at IS NULL AND item_id IN (
       SELECT item_id FROM signups JOIN subscribers ON subscribers.id = subscriber_id
       WHERE alerts_at IS NULL AND subscriber_id IN (${ids.sql}))`,
    ids.values,
  ),
  ...eraseSubscribers(
    {
      sql: `SELECT id FROM subscribers WHERE confirmed_at IS NULL AND alerts_at IS NULL AND id IN (${ids.sql})`,
      values: ids.values,
    },
    now,
  ),
];

/** Ends at the old address what its correction has confirmed: with a day, the alerts of that day alone. */
const endOld = (old: Statement, wanted: MailList, day: Day | null, emailKey: string, now: Date): Statement[] =>
  listsIn(wanted).flatMap((list) =>
    list === 'list' || day === null ? endMails(old, list, [emailKey], now) : endDay(old, day, emailKey, now),
  );

/** Ends the alerts of a day. Alerts of all days go on, and an alert that waits loses the day. */
function endDay(old: Statement, day: Day, emailKey: string, now: Date): Statement[] {
  const values = { ...old.values, day };
  const ofDays = `SELECT id FROM subscribers WHERE alert_days IS NOT NULL AND id IN (${old.sql})`;
  const without = (days: string) => `(SELECT json_group_array(value) FROM json_each(${days}) WHERE value <> :day)`;
  const waiting = `sent_at IS NULL AND item_id IN (SELECT item_id FROM signups WHERE subscriber_id IN (${ofDays}))`;
  const withoutAny = {
    ...old,
    sql: `SELECT id FROM subscribers WHERE (alerts_at IS NULL OR alert_days = '[]') AND id IN (${old.sql})`,
  };
  return [
    statement(`UPDATE outbox SET days = ${without('days')} WHERE days IS NOT NULL AND ${waiting}`, values),
    statement(`DELETE FROM outbox WHERE days = '[]' AND ${waiting}`, old.values),
    statement(`UPDATE subscribers SET alert_days = ${without('alert_days')} WHERE id IN (${ofDays})`, values),
    ...endMails(withoutAny, 'alerts', [emailKey], now),
  ];
}

const subscriberByToken = (purpose: TokenPurpose, token: string, now: Date): Statement =>
  statement(
    `SELECT subscribers.id, email_key, confirmed_at, alerts_at, alert_days, replaces,
       (SELECT old.email_key FROM subscribers AS old WHERE old.id = subscribers.replaces) AS old_key
     FROM tokens JOIN subscribers ON subscribers.id = subscriber_id
     WHERE hash = :token AND purpose = '${purpose}'${purpose === 'confirm' ? ' AND created_at > :oldest' : ''}`,
    { token: digest(token), oldest: now.getTime() - unconfirmedDays * dayMs },
  );

export const departureHash = (emailKey: string, list: List): string =>
  digest(list === 'list' ? 'departure' : 'alerts-departure', emailKey);

/** Erases the subscribers selected by `ids`. The last statement returns them. */
export const eraseSubscribers = (ids: Statement, now: Date): Statement[] => [
  ...deleteItems(`id IN (SELECT item_id FROM signups WHERE subscriber_id IN (${ids.sql}))`, ids.values, now),
  statement(`DELETE FROM subscribers WHERE id IN (${ids.sql}) RETURNING id`, ids.values),
];
