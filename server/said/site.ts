/** Requests the running site's status and its reasons. */
import { z } from 'zod';
import type { Sources } from '#domain/day-plan.ts';
import { secondMs } from '#domain/durations.ts';
import { readServerStatus } from '#domain/read-status.ts';
import { officeClosure } from '#server/closing/office-closure.ts';

const timeoutMs = 5 * secondMs;

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const windows = listOf(z.object({ opens: z.iso.datetime(), closes: z.iso.datetime() }));

/** The parts of `Explanation` (server/api/explain.ts) that the commands read. */
const siteAnswer = z.object({
  at: z.iso.datetime(),
  /** A word, then sentences. */
  says: listOf(z.string()),
  decidedBy: z.string(),
  sources: listOf(z.object({ source: z.string(), verdict: z.string(), readAt: z.iso.datetime().nullable() })),
  office: z.union([listOf(officeClosure), z.literal('unreadable')]),
  days: listOf(
    z.object({
      day: z.iso.date(),
      state: z.string(),
      decidedBy: z.string(),
      windows,
      entries: listOf(
        z.object({ source: z.string(), title: z.string(), rule: z.string(), verdict: z.string(), windows }),
      ),
    }),
  ),
});
export type SiteAnswer = z.infer<typeof siteAnswer>;

export class SiteError extends Error {}

/** @throws {SiteError} if the site can't be reached, or responds unexpectedly */
export const askSite = (site: string): Promise<SiteAnswer> =>
  ask(site, '/api/status?explain=1', (body) => siteAnswer.parse(body));

/** The calendars as the site read them. @throws {SiteError} */
export const askCalendars = (site: string): Promise<Pick<Sources, 'calendar' | 'closuresCalendar'>> =>
  ask(site, '/api/status', readServerStatus);

async function ask<Answer>(site: string, path: string, parse: (body: unknown) => Answer): Promise<Answer> {
  try {
    const url = new URL(path, site);
    // Bypasses caches on the way to the site.
    url.searchParams.set('at', String(Date.now()));
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return parse(await response.json());
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
