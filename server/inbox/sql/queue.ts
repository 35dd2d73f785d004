/** Statements that put mails into the outbox. */
import type { MailTemplate } from '#content/schema/mail.ts';
import { dayMs } from '#domain/durations.ts';
import { receiptsPerAddress, receiptsPerDay } from '../policy.ts';
import { digest } from '../secrets.ts';
import { statement, type Statement, type Values } from './statement.ts';

/** The items that a mail is for: SQL that gives `id` and `template`, none where no mail is wanted. */
export type About = { select: string; values: Values; at: Date };

/** The mail of one template for the items behind `FROM`. */
export const about = (template: MailTemplate, from: string, values: Values, at: Date): About => ({
  select: `SELECT items.id, '${template}' AS template FROM ${from}`,
  values,
  at,
});

/** A mail to the club. */
export const clubMail = ({ select, values, at }: About): Statement =>
  statement(
    `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at)
     SELECT id, template, :messageId, :at, :at FROM (${select}) RETURNING id`,
    { ...values, messageId: crypto.randomUUID(), at: at.getTime() },
  );

/**
 * A mail to a visitor, unless this address, or all of them together, have had their mails of the day: anybody can type
 * anybody's address. Of the common ceiling the club is told, once a day. Mails of the future were queued under a clock
 * that was wrong.
 */
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
