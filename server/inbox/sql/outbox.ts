import { isMailTemplate, type MailTemplate } from '#content/schema/mail.ts';
import type { Day } from '#domain/days.ts';
import { dayMs } from '#domain/durations.ts';
import { receiptsPerAddress, receiptsPerDay } from '../policy.ts';
import { digest, newToken } from '../tokens.ts';
import { revokeOthers } from './case-links.ts';
import { dateOf, dateOrNot, daysOrNot, itemColumns, itemOf, textOf, withDetails } from './rows.ts';
import { statement, type Engine, type Row, type Statement, type Values } from './statement.ts';

const waits = 'sent_at IS NULL AND failed_at IS NULL';
/** Retries are at most six hours apart, so a much later time was set before the clock was set back. */
const isDue = `${waits} AND (attempts = 0 OR next_attempt_at <= :now OR next_attempt_at > :now + ${dayMs})`;

/** How long a mail service deduplicates a mail: https://resend.com/docs/dashboard/emails/idempotency-keys */
const sameMailMs = dayMs;

export type DueMail = ReturnType<typeof itemOf> & {
  /** The same in every attempt. */
  messageId: string;
  template: MailTemplate;
  createdAt: Date;
  /** The time to use in the text: for a day, that of the first attempt. */
  writtenAt: Date;
  /** Starts at 1. */
  attempt: number;
  days: readonly Day[] | undefined;
};

export const outbox = (engine: Engine) => ({
  /** Runs in a write transaction, which detects a file that can't be written. */
  async health(): Promise<{ oldestUnsent: Date | null }> {
    const [[oldest] = []] = await engine.batch([statement(`SELECT min(created_at) AS at FROM outbox WHERE ${waits}`)]);
    return { oldestUnsent: dateOrNot(oldest?.['at']) ?? null };
  },

  /** Claims the oldest due mail until a time, the club's first. If its worker crashes, it is due again then. */
  async claimMail(now: Date, until: Date): Promise<DueMail | undefined> {
    for (;;) {
      const [row] = await engine.rows(
        statement(
          `SELECT template, message_id, created_at, attempts, next_attempt_at, written_at, days, ${itemColumns}, subscriber.language AS owners
           FROM (SELECT * FROM outbox WHERE ${isDue} ORDER BY recipient IS NOT NULL, next_attempt_at, id LIMIT 1)
             AS outbox LEFT JOIN items ON items.id = outbox.item_id ${withDetails}`,
          { now: now.getTime() },
        ),
      );
      if (!row) return undefined;
      const before = Number(row['written_at'] ?? -Infinity);
      const isSame = before <= now.getTime() && before > now.getTime() - sameMailMs;
      const mail = readable(row, isSame ? new Date(before) : now);
      // Give up an unreadable mail, which would otherwise block all mails after it.
      const taken = mail
        ? 'attempts = :attempt, next_attempt_at = :until, written_at = :writtenAt, seed = coalesce(seed, :seed)'
        : "failed_at = :now, last_error = 'UNREADABLE', seed = NULL";
      const [claimed = []] = await engine.batch([
        statement(
          // Another machine may have claimed it.
          `UPDATE outbox SET ${taken} WHERE message_id = :messageId AND ${waits} AND next_attempt_at = :seen RETURNING id`,
          {
            messageId: textOf(row['message_id']),
            seen: Number(row['next_attempt_at']),
            now: now.getTime(),
            attempt: mail?.attempt ?? 0,
            until: until.getTime(),
            writtenAt: (mail?.writtenAt ?? now).getTime(),
            seed: newToken(),
          },
        ),
      ]);
      if (mail && claimed.length > 0) return mail;
    }
  },

  /** @param inboxToken the mail's link to the whole inbox, which revokes earlier ones */
  async mailSent(messageId: string, at: Date, inboxToken?: string): Promise<void> {
    await engine.batch([
      statement(
        `UPDATE subscribers SET bounces = 0 WHERE bounces > 0 AND id = (
           SELECT subscriber_id FROM signups JOIN outbox USING (item_id) WHERE message_id = :messageId)`,
        { messageId },
      ),
      statement('UPDATE outbox SET sent_at = :at, last_error = NULL, seed = NULL WHERE message_id = :messageId', {
        messageId,
        at: at.getTime(),
      }),
      ...(inboxToken === undefined ? [] : [revokeOthers(inboxToken)]),
    ]);
  },

  /** `code` contains no address. Without `retryAt`, the mail is abandoned. */
  async mailFailed(messageId: string, failure: { code: string; at: Date; retryAt: Date | undefined }): Promise<void> {
    const { code, at, retryAt } = failure;
    await engine.batch([
      statement(
        `UPDATE outbox SET last_error = :code, failed_at = :failedAt, next_attempt_at = coalesce(:retryAt, next_attempt_at),
           seed = iif(:failedAt IS NULL, seed, NULL)
         WHERE message_id = :messageId`,
        { messageId, code, failedAt: retryAt ? null : at.getTime(), retryAt: retryAt?.getTime() ?? null },
      ),
    ]);
  },
});

/** Whether a mail goes to an address's owner who confirmed it, rather than to an address typed into a form. */
const isToOwner = (template: MailTemplate): boolean => template === 'signup-welcome' || template === 'closure-alert';

function readable(row: Row, writtenAt: Date): DueMail | undefined {
  try {
    const template = textOf(row['template']);
    if (!isMailTemplate(template)) return undefined;
    return {
      messageId: textOf(row['message_id']),
      template,
      createdAt: dateOf(row['created_at']),
      writtenAt,
      attempt: Number(row['attempts']) + 1,
      days: daysOrNot(row['days']),
      ...itemOf(isToOwner(template) ? { ...row, language: row['owners'] ?? null } : row),
    };
  } catch {
    return undefined;
  }
}

/** The items that a mail concerns: SQL that selects `id` and `template`. */
export type About = { select: string; values: Values; at: Date };

export const about = (template: MailTemplate, from: string, values: Values, at: Date): About => ({
  select: `SELECT items.id, '${template}' AS template FROM ${from}`,
  values,
  at,
});

/**
 * A mail outside of the daily limits: to the club, or to an address's owner who requested it by a link in a limited
 * mail.
 */
export const unlimitedMail = ({ select, values, at }: About): Statement =>
  statement(
    `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at)
     SELECT id, template, :messageId, :at, :at FROM (${select}) RETURNING id`,
    { ...values, messageId: crypto.randomUUID(), at: at.getTime() },
  );

/** The row of feed_records with the announced closures. */
export const toldRecord = 'closure-alerts';

/** Earlier announcements of `:day`, for a new subscriber to its alerts. `subscribers` selects their ids. */
export const announcedBefore = (subscribers: string, values: Values, at: Date): Statement =>
  statement(
    `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, days)
     SELECT max(item_id), 'closure-alert', :messageId, :at, :at, json_array(:day) FROM signups, feed_records
     WHERE subscriber_id IN (${subscribers}) AND feed_records.name = '${toldRecord}'
       AND record -> '$.days' -> :day ->> 'isUsual' = FALSE GROUP BY subscriber_id`,
    { ...values, messageId: crypto.randomUUID(), at: at.getTime() },
  );

/** A mail within daily limits, because the address may be someone else's. Mails dated in the future don't count. */
export const visitorMail = ({ select, values, at }: About, email: string): Statement =>
  statement(
    `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, recipient)
     SELECT id, iif(to_all < :perDay, template, 'ceiling-notice'), :messageId, :at, :at,
       iif(to_all < :perDay, :recipient, NULL)
     FROM (${select}), (
       SELECT count(*) AS to_all, count(*) FILTER (WHERE recipient = :recipient) AS to_this
       FROM outbox WHERE recipient IS NOT NULL AND created_at > :since AND created_at <= :at
     )
     WHERE to_this < :perAddress AND (to_all < :perDay OR NOT EXISTS (
       SELECT 1 FROM outbox WHERE template = 'ceiling-notice' AND created_at > :since AND created_at <= :at
     ))`,
    {
      ...values,
      messageId: crypto.randomUUID(),
      at: at.getTime(),
      since: at.getTime() - dayMs,
      recipient: digest('recipient', email.toLowerCase()),
      perAddress: receiptsPerAddress,
      perDay: receiptsPerDay,
    },
  );
