/** Deletes expired data at the start and once a day. */
import { dayMs } from '#domain/durations.ts';
import type { Log } from '#server/http/log.ts';
import { isClockPlausible } from './clock.ts';
import type { InboxStore } from './store.ts';

export type RetentionDeps = {
  store: InboxStore;
  log: Log;
  now: () => Date;
  clock: { builtAt: Date; file: string };
};

/** Logs failures. `firstRound` resolves when the first round is over. */
export function startRetention({ store, log, now, clock }: RetentionDeps): {
  firstRound: Promise<void>;
  close: () => void;
} {
  const round = async () => {
    try {
      if (!isClockPlausible({ ...clock, now: now() })) {
        log.error(
          { now: now(), file: clock.file },
          'the clock seems to be far off: nothing is deleted from the inbox. If it is right, delete this file',
        );
        return;
      }
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
