/** When the range is open: content/hours.yaml, holidays.yaml and closures.yaml. */
import { z } from 'zod';
import { weekdays } from '#domain/days.ts';
import { holidayAnswers, type HolidayKey, holidays } from '#domain/holidays.ts';
import { type Times, weekOn, type WeeklyHours } from '#domain/hours.ts';
import { day, eachOf, line, localMoment, plain, refuse, slug, timeOfDay } from './text.ts';

const days = z.array(z.enum(weekdays)).min(1).describe('the days that share these hours: [thursday, friday]');

const times = {
  opens: timeOfDay.describe('when the range opens, in quotes: "09:00"'),
  closes: timeOfDay.describe('when it closes: "16:00"'),
  lastCheckIn: timeOfDay.describe('the last shooter check-in of these days: "15:00"'),
};

const inOrder = <Schema extends z.ZodType<Times>>(schema: Schema) =>
  schema
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      message: 'must be later than opens',
      abort: true,
    })
    .refine(({ opens, closes, lastCheckIn }) => opens < lastCheckIn && lastCheckIn <= closes, {
      path: ['lastCheckIn'],
      message: 'must be later than opens, and not later than closes',
    });

const openDays = inOrder(z.strictObject({ days, ...times }));

const closedDays = z.strictObject({
  days,
  closed: z.literal(true).describe('closed: true, where these days have no hours'),
});

type Group = z.infer<typeof openDays> | z.infer<typeof closedDays>;

const eachDay = (least: number) => (groups: Group[], context: z.RefinementCtx) => {
  const listed = groups.flatMap((group) => group.days);
  for (const name of weekdays) {
    const times = listed.filter((listedDay) => listedDay === name).length;
    if (times < least || times > 1)
      refuse(context, [], `must list ${name} ${least === 1 ? 'exactly' : 'at most'} once, and lists it ${times} times`);
  }
};

const neverOpen = 'must be open on one day at least: close the range for a while in closures.yaml';
const groups = z.array(z.union([openDays, closedDays]));
const week = groups
  .describe('every day of the week once, in groups that share the same hours')
  .superRefine(eachDay(1))
  .refine((all) => all.some((group) => 'opens' in group), {
    message: neverOpen,
  });

const season = z
  .strictObject({
    id: slug,
    title: line.describe('a few words: "Summer hours"'),
    from: day.describe('the first day with these hours, in quotes: "2027-06-01"'),
    to: day.optional().describe('the last day with these hours: "2027-08-31"; leave it out for hours that stay'),
    week: groups
      .min(1)
      .describe('the days with other hours, as above; all others stay as they are')
      .superRefine(eachDay(0)),
  })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], message: 'must not be before from' });

export const hoursSchema = z
  .strictObject({
    week,
    seasons: z
      .array(season)
      .describe('other hours from one date on, or between two; [] for none')
      .superRefine((seasons, context) => {
        seasons.forEach((one, index) => {
          // A later season may interrupt permanent hours.
          const other = seasons
            .slice(0, index)
            .find(({ from, to = from }) => from <= (one.to ?? one.from) && one.from <= to);
          if (!other) return;
          const days = other.to === undefined ? `begins on ${other.from}` : `is from ${other.from} to ${other.to}`;
          refuse(context, [index, 'from'], `must not share days with the season ${other.id}, which ${days}`);
        });
      }),
    closing: line.describe('the sentence that says how strict closing time is; {{hours.closes}} gives the time'),
    holidays: line.describe('the sentence about holidays'),
    holidaysEs: line.describe('the same in Spanish'),
  })
  .transform(({ seasons, ...rest }, context) => {
    // Fills a season's week with the days of the week before it.
    const hours = { ...rest, seasons: [] as (z.infer<typeof season> & WeeklyHours['seasons'][number])[] };
    for (const one of seasons.toSorted((a, b) => a.from.localeCompare(b.from))) {
      const changed = one.week.flatMap((group) => group.days);
      const others = weekOn(hours, one.from).map((group) => ({
        ...group,
        days: group.days.filter((name) => !changed.includes(name)),
      }));
      const whole = [...one.week, ...others.filter((group) => group.days.length > 0)];
      if (!whole.some((group) => 'opens' in group))
        refuse(context, ['seasons', seasons.indexOf(one), 'week'], neverOpen);
      hours.seasons.push({ ...one, week: whole });
    }
    return hours;
  });

const answer = z
  .enum(holidayAnswers)
  .describe('open: the ordinary hours; closed: closed all day; ask: the site says "call first"');

const keys = [...(Object.keys(holidays) as HolidayKey[]), 'observed'] as const;

export const holidaysSchema = eachOf(keys, () => answer);

const closure = z
  .strictObject({
    id: slug.describe('a name of its own for this row: staff-event-2025'),
    title: plain.max(80).describe('a few words: "Closed Sunday, October 12"'),
    from: day.describe('the first day, in quotes: "2026-11-26"'),
    to: day.describe('the last day; the same as from for a single day'),
    text: plain.describe('the full sentence that visitors read'),
    es: z
      .strictObject({
        title: plain.max(80).optional().describe('the same in Spanish, such as "Cerrado el domingo 12 de octubre"'),
        text: plain.optional().describe('the full sentence, with the same numbers'),
      })
      .optional()
      .describe('title and text in Spanish; without them Spanish pages show the English ones'),
    ranges: z
      .array(slug)
      .min(1)
      .optional()
      .describe(
        'only these ranges are closed, by their ids in ranges.yaml: [electric-trap]; leave it out to close all',
      ),
    opens: timeOfDay.optional().describe('a late opening, in quotes: "11:00"; leave it out to close all day'),
    closes: timeOfDay.optional().describe('an early closing, in quotes: "13:00"'),
    lastCheckIn: timeOfDay
      .optional()
      .describe('the last check-in of days that close early; left out: as long before the end as on an ordinary day'),
    dialog: z
      .strictObject({
        until: localMoment.describe('the moment, on the range’s clock, after which the dialog is never shown'),
        delaySeconds: z.number().min(0).max(60).describe('seconds after the page has loaded: 1.5'),
      })
      .optional()
      .describe('leave it out and no dialog opens on the home page'),
  })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'must not be before from' })
  .refine(({ from, dialog }) => !dialog || dialog.until >= from, {
    path: ['dialog', 'until'],
    message: 'must not be before from: the dialog would end before the closure begins',
  })
  .refine(({ opens, closes }) => !opens || !closes || opens < closes, {
    path: ['closes'],
    message: 'must be later than opens: they are the hours in which the range is open on that day',
  })
  .refine(({ closes, lastCheckIn }) => !lastCheckIn || (closes !== undefined && lastCheckIn <= closes), {
    path: ['lastCheckIn'],
    message: 'is only allowed beside closes, and must not be later',
  });

export const closuresSchema = z
  .array(closure)
  .describe('one entry for each closure, beginning with "- id: snow-2026"; [] alone where there is none');
export type Closure = z.infer<typeof closuresSchema>[number];

const specialDay = inOrder(
  z.strictObject({
    date: day.describe('the day, in quotes: "2027-05-15"'),
    ...times,
    name: plain.max(80).describe('what visitors read beside the hours: Youth day'),
    es: plain.max(80).describe('the same in Spanish: Día de la juventud'),
  }),
);

export const specialDaysSchema = z
  .array(specialDay)
  .describe('one entry for each day with hours of its own, beginning with "- date: …"; [] alone where there is none')
  .superRefine((all, context) => {
    all.forEach(({ date }, index) => {
      if (all.findIndex((other) => other.date === date) < index)
        refuse(context, [index, 'date'], `must not be a date that an entry above has: ${date}`);
    });
  });
