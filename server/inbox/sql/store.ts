import { numberOf } from '#domain/forms.ts';
import { digestDue, digestTemplate } from '../digest.ts';
import { cases } from './cases.ts';
import { closureAlerts } from './closure-alerts.ts';
import { addressCorrection } from './correct-address.ts';
import { erase, personalDataQueries, findPersonalData, type Holdings, holdingsOf, normalizeAddress } from './erase.ts';
import { mailTokens } from './mail-tokens.ts';
import { about, unlimitedMail, outbox } from './outbox.ts';
import { purge, purgedIn } from './retention.ts';
import { dateOrNot } from './rows.ts';
import { statement, type Engine } from './statement.ts';
import { submissions } from './submissions.ts';
import { subscribers } from './subscribers.ts';

/** Every method throws `StorageError` if the store is unavailable; then nothing was written. */
export type InboxStore = ReturnType<typeof sqlStore>;

export function sqlStore(engine: Engine) {
  const items = cases(engine);
  /**
   * The address of a reference or address; undefined if deleted. Like the next two, throws a Refusal for an unknown
   * reference.
   */
  const addressOf = async (who: string): Promise<string | undefined> =>
    normalizeAddress(who.includes('@') ? who : (await items.find(who)).submission.data.email) || undefined;
  const held = async (who: string) => {
    const address = await addressOf(who);
    const rows = await Promise.all(personalDataQueries.map((one) => engine.rows(one)));
    return findPersonalData(rows, (sender) => sender === address);
  };
  return {
    ...items,
    ...submissions(engine),
    ...subscribers(engine),
    ...addressCorrection(engine),
    ...outbox(engine),
    ...mailTokens(engine),
    ...closureAlerts(engine),
    /** Queues a digest if one is due. Returns whether it did. */
    async queueDigest(now: Date): Promise<boolean> {
      const isDigest = `template = '${digestTemplate}' AND created_at <= :now`;
      const query = statement(`SELECT max(created_at) AS at FROM outbox WHERE ${isDigest}`, { now: now.getTime() });
      const last = dateOrNot((await engine.rows(query))[0]?.['at']);
      const item = digestDue(await items.openItems(now), last, now);
      if (!item) return false;
      // Another machine may have queued it already.
      const from = `items WHERE number = :number
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE ${isDigest} AND created_at > :last)`;
      const values = { number: numberOf(item.reference) ?? null, last: last?.getTime() ?? 0, now: now.getTime() };
      const [queued = []] = await engine.batch([unlimitedMail(about(digestTemplate, from, values, now))]);
      return queued.length > 0;
    },
    addressOf,
    holdings: async (who: string): Promise<Holdings> => holdingsOf(await held(who)),
    /** Erases a person's data, and returns what it deleted. The record of a privacy request stays. */
    async forget(who: string, now: Date): Promise<Holdings> {
      const found = await held(who);
      await engine.batch(erase(found, now));
      return holdingsOf(found);
    },
    purge: async (now: Date) => purgedIn(await engine.batch(purge(now))),
  };
}
