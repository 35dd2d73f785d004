/** Asks the running site which closures of the office it has, and what it says. */
import { z } from 'zod';
import type { Day } from '#domain/days.ts';
import { secondMs } from '#domain/durations.ts';
import { isSameList } from './change-closures.ts';
import { currentClosures, officeClosure, type OfficeClosure } from './office-closure.ts';

const timeoutMs = 5 * secondMs;

/** What is read of `GET /api/status?explain=1`. */
const siteAnswer = z.object({
  state: z.enum(['open', 'check-in-ends-soon', 'check-in-over', 'closed', 'ask', 'unknown']),
  days: z.array(z.object({ day: z.iso.date(), title: z.string(), hours: z.string(), reason: z.string().optional() })),
  office: z.union([z.array(officeClosure), z.literal('unreadable')]),
});
export type SiteAnswer = z.infer<typeof siteAnswer>;

export class SiteError extends Error {}

/** @throws {SiteError} if it can't be reached, or answers anything else */
export async function askSite(site: string): Promise<SiteAnswer> {
  try {
    // The moment keeps caches between here and the site from answering.
    const url = new URL(`/api/status?explain=1&at=${Date.now()}`, site);
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return siteAnswer.parse(await response.json());
  } catch (cause) {
    throw new SiteError(`The site at ${site} can’t be asked (${reasonOf(cause)}).`, { cause });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'its answer is not the one of this program';
  const { cause } = error;
  return cause instanceof Error ? ('code' in cause && String(cause.code)) || cause.message : error.message;
}

/** Whether the site has these closures, and what it says of some days. */
export function siteReport(
  { office, state, days }: SiteAnswer,
  closures: readonly OfficeClosure[],
  shown: readonly Day[],
  now: Date,
): { hasClosures: boolean; says: string } {
  const lines = days
    .filter(({ day }) => shown.includes(day))
    .map(({ title, hours, reason }) => `  ${title}: ${hours}${reason ? ` (${reason})` : ''}\n`);
  return {
    hasClosures: office !== 'unreadable' && isSameList(currentClosures(office, now), closures),
    says: `The website says now: ${words[state]}.\n${lines.join('')}`,
  };
}

const words: Readonly<Record<SiteAnswer['state'], string>> = {
  open: 'open',
  'check-in-ends-soon': 'open, check-in ends soon',
  'check-in-over': 'check-in is over',
  closed: 'closed',
  ask: 'call first',
  unknown: 'not checked, call first',
};
