/** Checks the system clock, because a clock that is years off must not delete anything. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '#domain/durations.ts';
import type { Check } from '#server/http/health.ts';

/** After a longer pause, an operator must confirm the clock before anything is deleted. */
const maxPauseDays = 180;
/** No build is in use for longer. */
const maxUseDays = 10 * 365;
/** Clocks are set back by minutes. A day covers wrong time zones. */
const backwardsDays = 1;

type ClockFacts = { now: Date; builtAt: Date; file: string };

/**
 * Compares the clock with the last plausible time, kept in a file, or with the time of the build. Stores a plausible
 * time.
 */
export function isClockPlausible(facts: ClockFacts): boolean {
  const { now, file } = facts;
  const isBelievable = judgeClock(facts).verdict === 'ok';
  if (isBelievable) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, now.toISOString(), { mode: 0o600 });
  }
  return isBelievable;
}

/** For /readyz. `last` is the last plausible time. */
export const retentionCheck =
  ({ now, ...facts }: { now: () => Date; builtAt: Date; file: string }): Check =>
  () => {
    const { verdict, last } = judgeClock({ ...facts, now: now() });
    return verdict === 'ok' ? { state: 'ok' } : { state: 'warning', reason: verdict, last, now: now() };
  };

function judgeClock({ now, builtAt, file }: ClockFacts) {
  const last = lastMoment(file);
  const days = (now.getTime() - (last ?? builtAt).getTime()) / dayMs;
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
