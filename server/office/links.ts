/** Links to the office's page, mailed to an address of the club. A link is a key; only its hash is kept. */
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { officeLinkHours, officeLinkMinutes, officeLinksPerDay, officeLinksPerHour } from '#server/inbox/policy.ts';
import { dateOf } from '#server/inbox/sql/rows.ts';
import { type Engine, statement } from '#server/inbox/sql/statement.ts';
import { digest, newToken, tokenShape } from '#server/inbox/tokens.ts';

export type OfficeLink = { token: string; endsAt: Date; isConfirmed: boolean };

/** Rejects with a `StorageError` where the store is unavailable. */
export type OfficeLinks = ReturnType<typeof officeLinks>;

export const officeLinks = (engine: Engine) => ({
  /** Undefined once so many were made for the address: those that were mailed before still work. */
  async make(address: string, now: Date): Promise<OfficeLink | undefined> {
    const token = newToken();
    const endsAt = new Date(now.getTime() + officeLinkHours * hourMs);
    const [made = []] = await engine.batch([
      statement(
        `INSERT INTO office_links (hash, recipient, made_at, ends_at)
         SELECT :hash, :recipient, :now, :endsAt FROM (
           SELECT count(*) AS in_day, count(*) FILTER (WHERE made_at > :now - ${hourMs}) AS in_hour
           FROM office_links WHERE recipient = :recipient AND made_at > :now - ${dayMs} AND made_at <= :now
         ) WHERE in_hour < ${officeLinksPerHour} AND in_day < ${officeLinksPerDay} RETURNING hash`,
        {
          hash: digest(token),
          recipient: digest('recipient', address.toLowerCase()),
          now: now.getTime(),
          endsAt: endsAt.getTime(),
        },
      ),
    ]);
    return made.length > 0 ? { token, endsAt, isConfirmed: false } : undefined;
  },

  /** Undefined for a link that is unknown or has ended. */
  async find(token: string, now: Date): Promise<OfficeLink | undefined> {
    if (!tokenShape.test(token)) return undefined;
    const [row] = await engine.rows(
      statement('SELECT confirmed_at, ends_at FROM office_links WHERE hash = :hash AND ends_at > :now', {
        hash: digest(token),
        now: now.getTime(),
      }),
    );
    return row && { token, endsAt: dateOf(row['ends_at']), isConfirmed: row['confirmed_at'] !== null };
  },

  /** The first confirmation sets its end; others, and that of an ended link, change nothing. @returns whether it did */
  async confirm({ token }: OfficeLink, now: Date): Promise<boolean> {
    const [confirmed = []] = await engine.batch([
      statement(
        `UPDATE office_links SET confirmed_at = :now, ends_at = :endsAt
         WHERE hash = :hash AND confirmed_at IS NULL AND ends_at > :now RETURNING hash`,
        { hash: digest(token), now: now.getTime(), endsAt: now.getTime() + officeLinkMinutes * minuteMs },
      ),
    ]);
    return confirmed.length > 0;
  },

  /** Ends all of them. @returns how many there were */
  async endAll(now: Date): Promise<number> {
    const end = statement('UPDATE office_links SET ends_at = :now WHERE ends_at > :now RETURNING hash', {
      now: now.getTime(),
    });
    return (await engine.batch([end]))[0]?.length ?? 0;
  },

  async end({ token }: OfficeLink, now: Date): Promise<void> {
    await engine.batch([
      statement('UPDATE office_links SET ends_at = :now WHERE hash = :hash', {
        hash: digest(token),
        now: now.getTime(),
      }),
    ]);
  },
});
