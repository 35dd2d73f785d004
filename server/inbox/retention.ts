/** Deletes what has been kept for as long as it may be: at the start, and once a day. */
import { dayMs } from '#domain/durations.ts';
import type { Log } from '#server/log.ts';
import type { InboxStore } from './store.ts';

/** `firstRound` resolves when the first clean-up is over, whether it worked or not: a failure is logged. */
export function startRetention({ store, log, now }: { store: InboxStore; log: Log; now: () => Date }): {
  firstRound: Promise<void>;
  close: () => void;
} {
  const round = async () => {
    try {
      const purged = await store.purge(now());
      if (Object.values(purged).some((count) => count > 0))
        log.info({ purged }, 'kept long enough: deleted from the inbox');
    } catch (error) {
      log.error({ err: error }, 'the inbox could not be cleaned up');
    }
  };
  const timer = setInterval(() => void round(), dayMs).unref();
  return { firstRound: round(), close: () => clearInterval(timer) };
}
