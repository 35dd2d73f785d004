/**
 * Tokens of the links in a mail, derived from a seed that is stored while the mail is queued, so that retries are
 * identical.
 */
import { derivedToken, digest, newToken } from '../tokens.ts';
import { type CaseLink, makeInboxLink, makeLink } from './case-links.ts';
import { itemColumns, textOrNot, withDetails } from './rows.ts';
import { statement, type Engine } from './statement.ts';

export type TokenPurpose = 'confirm' | 'unsubscribe';

export const mailTokens = (engine: Engine) => ({
  /** Creates a link's token for the mail's subscriber, the same at each attempt. Only its hash is stored. */
  async mintToken(messageId: string, purpose: TokenPurpose, now: Date): Promise<string> {
    const token = await tokenOf(engine, messageId, purpose);
    await engine.batch([
      statement(
        `INSERT OR IGNORE INTO tokens (hash, subscriber_id, purpose, created_at)
         SELECT :hash, subscriber_id, :purpose, :now FROM outbox JOIN signups USING (item_id) WHERE message_id = :messageId`,
        { hash: digest(token), purpose, now: now.getTime(), messageId },
      ),
    ]);
    return token;
  },

  /** Like mintToken, for the mail's item. Undefined for sign-ups. */
  async mintCaseToken(messageId: string, now: Date): Promise<CaseLink | undefined> {
    const [item] = await engine.rows(
      statement(
        `SELECT ${itemColumns} FROM items ${withDetails} WHERE items.id = (SELECT item_id FROM outbox WHERE message_id = :messageId)`,
        { messageId },
      ),
    );
    const made = item && makeLink(item, now, await tokenOf(engine, messageId, 'desk'));
    if (made) await engine.batch([made.store]);
    return made?.link;
  },

  /** Like mintToken, for the whole inbox. */
  async mintInboxToken(messageId: string, now: Date): Promise<CaseLink> {
    const { link, store } = makeInboxLink(now, await tokenOf(engine, messageId, 'desk'));
    await engine.batch([store]);
    return link;
  },
});

/** The mail's token; a new one if its seed is gone, because the link was revoked or the mail deleted during sending. */
async function tokenOf(engine: Engine, messageId: string, purpose: TokenPurpose | 'desk'): Promise<string> {
  const [row] = await engine.rows(statement('SELECT seed FROM outbox WHERE message_id = :messageId', { messageId }));
  const seed = textOrNot(row?.['seed'] ?? null);
  return seed === undefined ? newToken() : derivedToken(seed, purpose);
}
