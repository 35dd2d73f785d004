/** GET /closures.ics, and /es/closures.ics in Spanish: upcoming closures, for calendar subscriptions. */
import { Hono } from 'hono';
import { announcedClosures } from '#domain/closed-together.ts';
import { calendarsOf, isWhole, type Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import type { Language } from '#domain/language.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { calendarFileWords } from '#words/calendar-file-words.ts';
import { eventsFile } from './calendar-file.ts';
import { shared, shareText } from './cached-response.ts';
import { memoizeLast } from './memoize-last.ts';

type Deps = { sources: () => Promise<Sources>; host: string; now: () => Date };

/**
 * Responds 503 if a source can't be read completely: a shorter list would remove closures from subscribers' calendars.
 */
export function closuresFileRoute({ sources, host, now }: Deps): Hono {
  const route = (language: Language) => closuresIn(language, { sources, host, now });
  return new Hono().route('/', route('en-US')).route('/es', route('es'));
}

function closuresIn(language: Language, { sources, host, now }: Deps): Hono {
  const { closuresName: name, unread } = calendarFileWords[language];
  const fileOf = memoizeLast((today: Day, known: Sources): string => {
    const checked = calendarsOf(known).flatMap(({ checkedAt }) => checkedAt ?? []);
    const stamp = checked.length > 0 ? new Date(checked.toSorted().at(-1) ?? '') : startOfDay(today);
    return eventsFile({ language, name, host, stamp }, announcedClosures(today, known));
  });
  return new Hono().get('/closures.ics', ...shared, async (c) => {
    const known = await sources();
    if (!isWhole(known)) return c.text(unread, 503, { 'retry-after': '300' });
    const file = fileOf(rangeDay(now()), known);
    return shareText(c, 'text/calendar; charset=utf-8', file, { 'cache-control': 'public, max-age=60' });
  });
}
