/** Whether the clock of this machine can be believed: nothing is deleted by a clock that is years off. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayMs } from '#domain/durations.ts';
import type { Check } from '#server/http/health.ts';

/** A site that was off for longer than this is looked at by a person before anything is deleted. */
const maxPauseDays = 180;
/** Nobody runs a build that is older. */
const maxUseDays = 10 * 365;
/** Clocks are set back by minutes; a day takes in a wrong time zone. */
const backwardsDays = 1;

type ClockFacts = { now: Date; builtAt: Date; file: string };

/**
 * Compares now with the last moment that was believed, kept in a file, and with the build's: time does not run
 * backwards, and seldom leaps. A moment that is believed is written down.
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

/** For /readyz: nothing is deleted from the inbox while the clock is not believed. `last`: when it was last. */
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
