/** Deletes expired data, unless the clock is implausible: a clock that is years off must not delete anything. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dayMs } from '#domain/durations.ts';
import type { Check } from '#server/http/health.ts';
import type { Log } from '#server/http/log.ts';
import type { InboxStore } from './sql/store.ts';

/** After a longer pause, an operator must confirm the clock before anything is deleted. */
const maxPauseDays = 180;
/** No build is used longer than this. */
const maxUseDays = 10 * 365;
/** Clocks are set back by minutes. A day allows for wrong time zones. */
const backwardsDays = 1;

type ClockFacts = { now: () => Date; builtAt: Date; file: string };

/** Deletes expired data. Logs failures. */
export async function cleanUp(store: Pick<InboxStore, 'purge'>, log: Log, clock: ClockFacts): Promise<void> {
  const now = clock.now();
  try {
    if (judgeClock(clock).verdict !== 'ok') {
      log.error(
        { now, file: clock.file },
        'the clock seems to be far off: nothing is deleted from the inbox. If it is right, delete this file',
      );
      return;
    }
    writeFileSync(clock.file, now.toISOString(), { mode: 0o600 });
    const purged = await store.purge(now);
    if (Object.values(purged).some((count) => count > 0))
      log.info({ purged }, 'kept long enough: deleted from the inbox');
  } catch (error) {
    log.error({ err: error }, 'the inbox could not be cleaned up');
  }
}

export const retentionCheck =
  (clock: ClockFacts): Check =>
  () => {
    const { verdict, last } = judgeClock(clock);
    return verdict === 'ok' ? { state: 'ok' } : { state: 'warning', reason: verdict, last, now: clock.now() };
  };

function judgeClock({ now, builtAt, file }: ClockFacts) {
  const last = lastMoment(file);
  const days = (now().getTime() - (last ?? builtAt).getTime()) / dayMs;
  const latest = last ? maxPauseDays : maxUseDays;
  const verdict = days <= -backwardsDays ? 'clock behind' : days >= latest ? 'clock ahead' : 'ok';
  return { verdict, last: last ?? builtAt };
}

function lastMoment(file: string): Date | undefined {
  try {
    const moment = new Date(readFileSync(file, 'utf8'));
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
