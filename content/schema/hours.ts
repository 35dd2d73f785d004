/** content/hours.yaml: when the range is open in an ordinary week and in seasons, on the range's clock. */
import { z } from 'zod';
import { weekdays } from '#domain/days.ts';
import { day, line, slug, timeOfDay } from './text.ts';

const days = z.array(z.enum(weekdays)).min(1).describe('the days that share these hours: [thursday, friday]');

const openDays = z
  .strictObject({
    days,
    opens: timeOfDay.describe('when the range opens, in quotes: "09:00"'),
    closes: timeOfDay.describe('when it closes: "16:00"'),
    lastCheckIn: timeOfDay.describe('the last shooter check-in of these days: "15:00"'),
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'must be later than opens', abort: true })
  .refine(({ opens, closes, lastCheckIn }) => opens < lastCheckIn && lastCheckIn <= closes, {
    path: ['lastCheckIn'],
    message: 'must be later than opens, and not later than closes',
  });

const closedDays = z.strictObject({
  days,
  closed: z.literal(true).describe('closed: true, where these days have no hours'),
});

const week = z
  .array(z.union([openDays, closedDays]))
  .describe('every day of the week once, in groups that share the same hours')
  .superRefine((groups, context) => {
    const listed = groups.flatMap((group) => group.days);
    for (const name of weekdays) {
      const times = listed.filter((listedDay) => listedDay === name).length;
      if (times !== 1)
        context.addIssue({ code: 'custom', message: `must list ${name} exactly once, and lists it ${times} times` });
    }
    if (!groups.some((group) => 'opens' in group)) {
      context.addIssue({
        code: 'custom',
        message: 'must be open on one day at least: close the range for a while in closures.yaml',
      });
    }
  });

const season = z
  .strictObject({
    id: slug,
    title: line.describe('a few words: "Summer hours"'),
    from: day.describe('the first day with these hours, in quotes: "2027-06-01"'),
    to: day.describe('the last day with these hours: "2027-08-31"'),
    week,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' });

export const hoursSchema = z.strictObject({
  week,
  seasons: z
    .array(season)
    .describe('other hours between two dates; [] for none')
    .superRefine((seasons, context) => {
      seasons.forEach((one, index) => {
        const other = seasons.slice(0, index).find(({ from, to }) => from <= one.to && one.from <= to);
        if (other)
          context.addIssue({
            code: 'custom',
            path: [index, 'from'],
            message: `must not share days with the season ${other.id}, which is from ${other.from} to ${other.to}`,
          });
      });
    }),
  closing: line.describe('the sentence that says how strict closing time is; {{hours.closes}} gives the time'),
  holidays: line.describe('the sentence about holidays'),
});
