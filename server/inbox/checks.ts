/** The /readyz checks of the inbox and its mails. */
import { hourMs } from '#domain/durations.ts';
import type { Check } from '#server/http/health.ts';
import type { InboxStore } from './sql/store.ts';

/** By then a mail has been retried several times: the mail server refuses it or is unreachable. */
const lateMs = hourMs;

type Deps = {
  store: InboxStore;
  /** Whether a mail server is configured. */
  mails: boolean;
  now: () => Date;
};

export function inboxChecks({ store, mails, now }: Deps): Readonly<Record<'inbox' | 'mail', Check>> {
  return {
    async inbox() {
      await store.health();
      return { state: 'ok' };
    },
    async mail() {
      const { oldestUnsent } = await store.health();
      if (!mails) return { state: 'warning', reason: 'no mail server is set', oldestUnsent };
      const isLate = oldestUnsent !== null && now().getTime() - oldestUnsent.getTime() > lateMs;
      return { state: isLate ? 'warning' : 'ok', oldestUnsent };
    },
  };
}
