/** The fields of `GET /api/status` that pages of the previous release check and show. Delete this with those fields. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { todayAt } from '#app/features/status/today-at.ts';
import type { Sources } from '#domain/day-plan.ts';
import { hourMs } from '#domain/durations.ts';
import { statusRoute } from '#server/api/status.ts';
import { words as english } from '#words/en.ts';
import { inSentences, textOf } from '#words/phrase.ts';
import { casesOf } from './cases.ts';

const isoTime = z.iso.datetime();
const isoDay = z.iso.date();
const readingOfClock = z.string().regex(/^\d\d:\d\d$/);
const formerWindow = z.looseObject({ opens: isoTime, lastCheckIn: isoTime, closes: isoTime });
const formerEvent = z.looseObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  start: isoTime,
  end: isoTime,
  allDay: z.boolean(),
  closes: z.enum(['yes', 'partly', 'ask', 'no']),
  date: isoDay.optional(),
  lastDate: isoDay.optional(),
  hours: z.looseObject({ opens: readingOfClock.optional(), closes: readingOfClock.optional() }).optional(),
  part: z.string().optional(),
});
/** Open tabs and the service worker keep that release for a while. */
const formerAnswer = z.looseObject({
  state: z.enum(['open', 'check-in-ends-soon', 'check-in-over', 'closed', 'ask', 'unknown']),
  scheduled: z.enum(['open', 'check-in-ends-soon']).nullable(),
  today: formerWindow.extend({ date: isoDay }).nullable(),
  reasons: z.array(z.string()),
  next: z.looseObject({ date: isoDay, opens: isoTime }).nullable(),
  sure: z.boolean(),
  changesAt: isoTime,
  days: z
    .array(
      z.looseObject({
        day: isoDay,
        title: z.string(),
        hours: z.string(),
        state: z.enum(['open', 'closed', 'ask']),
        reason: z.string().optional(),
        windows: z.array(formerWindow),
        reasons: z.array(
          z.looseObject({
            kind: z.enum(['closure', 'calendar', 'holiday']),
            says: z.string(),
            text: z.string().optional(),
            until: isoTime.optional(),
          }),
        ),
      }),
    )
    .length(8),
  closures: z.array(formerEvent),
  calendar: z
    .looseObject({ checkedAt: isoTime.nullable(), complete: z.boolean(), events: z.array(formerEvent) })
    .nullable(),
});

test('the answer still has the fields that pages of the previous release read, with today’s sentences', () =>
  fc.assert(
    fc.asyncProperty(casesOf(), fc.constantFrom(0, 7 * hourMs, null), async ({ now, plans, ...known }, age) => {
      const checkedAt = age === null ? null : new Date(now.getTime() - age).toISOString();
      const calendar = known.calendar && { ...known.calendar, checkedAt };
      const closuresCalendar = known.closuresCalendar && { ...known.closuresCalendar, checkedAt };
      const sources: Sources = { ...plans, calendar, closuresCalendar };
      const response = await statusRoute({ sources: async () => sources, now: () => now }).request('/status');
      const answer = formerAnswer.parse(await response.json());
      const { sign, days } = todayAt(now, sources, english);
      expect(answer.reasons).toEqual(sign.more.map(textOf));
      expect(answer.days.slice(0, days.length)).toMatchObject(
        days.map(({ title, hours, more }) => ({
          title: textOf(title),
          hours: textOf(hours),
          ...(more.length > 0 && { reason: textOf(inSentences(more)) }),
        })),
      );
      for (const { closes, part } of answer.closures) expect(part !== undefined).toBe(closes === 'partly');
    }),
    { numRuns: 100, seed: 22 },
  ));
