/** The inbox in SQL, for any engine. */
import { digestDue } from '../digest.ts';
import { digestTemplate } from '../mail-text.ts';
import { numberOf } from '#domain/forms.ts';
import type { InboxStore } from '../store.ts';
import { closureAlerts } from './closure-alerts.ts';
import { InboxCases } from './cases.ts';
import { erase, personalDataQueries, findPersonalData, holdingsOf, normalizeAddress } from './erase.ts';
import { submissions } from './submissions.ts';
import { subscribers } from './subscribers.ts';
import { about, clubMail, outbox } from './outbox.ts';
import { purge, purgedIn } from './retention.ts';
import { dateOrNot } from './rows.ts';
import { statement, type Engine } from './statement.ts';

export function sqlStore(engine: Engine): InboxStore {
  const cases = new InboxCases(engine);
  const addressOf = async (who: string) =>
    normalizeAddress(who.includes('@') ? who : (await cases.find(who)).submission.data.email) || undefined;
  const held = async (who: string) => {
    const address = await addressOf(who);
    const rows = await Promise.all(personalDataQueries.map((one) => engine.rows(one)));
    return findPersonalData(rows, (sender) => sender === address);
  };
  return {
    ...submissions(engine),
    ...subscribers(engine),
    ...outbox(engine),
    ...closureAlerts(engine),
    openItems: (now) => cases.openItems(now),
    async queueDigest(now) {
      const [row] = await engine.rows(
        statement(
          `SELECT max(created_at) AS at FROM outbox WHERE template = '${digestTemplate}' AND created_at <= :now`,
          {
            now: now.getTime(),
          },
        ),
      );
      const last = dateOrNot(row?.['at']);
      const item = digestDue(await cases.openItems(now), last, now);
      if (!item) return false;
      // Another machine may have queued it.
      const from = `items WHERE number = :number
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE template = '${digestTemplate}' AND created_at > :last AND created_at <= :now)`;
      const values = { number: numberOf(item.reference) ?? null, last: last?.getTime() ?? 0, now: now.getTime() };
      const [queued = []] = await engine.batch([clubMail(about(digestTemplate, from, values, now))]);
      return queued.length > 0;
    },
    addressOf,
    holdings: async (who) => holdingsOf(await held(who)),
    async forget(who, now) {
      const found = await held(who);
      await engine.batch(erase(found, now));
      return holdingsOf(found);
    },
    purge: async (now) => purgedIn(await engine.batch(purge(now))),
  };
}
