/** The opening hours as schema.org has them: the ordinary week, each season, and the days that differ from them. */
import type { OpeningHoursSpecification } from 'schema-dts';
import type { Plans } from '#content/today.server.ts';
import { type DayPlan, planOf } from '#domain/day-plan.ts';
import { addDays, type Day, type Weekday } from '#domain/days.ts';
import { hoursOn, type Week, type WeeklyHours, weekdayTimesOn } from '#domain/hours.ts';
import { rangeReading } from '#domain/range-time.ts';
import { weekdayName } from '#domain/format-time.ts';

type Specification = Exclude<OpeningHoursSpecification, string>;

const type = '@type' as const;
const dayOfWeek = (day: Weekday) => `https://schema.org/${weekdayName(day)}` as 'https://schema.org/Monday';

export function openingHours(hours: WeeklyHours, today: Day): Specification[] {
  const { week, seasons } = hoursOn(hours, today);
  const entries = (groups: Week, dates: Pick<Specification, 'validFrom' | 'validThrough'>) =>
    groups.flatMap((group) =>
      'opens' in group
        ? [
            {
              [type]: 'OpeningHoursSpecification' as const,
              dayOfWeek: group.days.map(dayOfWeek),
              opens: group.opens,
              closes: group.closes,
              ...dates,
            },
          ]
        : [],
    );
  return [
    ...entries(week, {}),
    ...seasons.flatMap(({ week: other, from, to }) =>
      entries(other, { validFrom: from, ...(to !== undefined && { validThrough: to }) }),
    ),
  ];
}

const daysAhead = 400;

// Equal times mean closed all day: https://developers.google.com/search/docs/appearance/structured-data/local-business
const closed = { opens: '00:00', closes: '00:00' };

/**
 * The days from today on that differ from the week's hours. A day on which to call first is published as closed,
 * because schema.org has no word for it.
 */
export function specialHours(plans: Plans, today: Day): Specification[] {
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const usual = weekdayTimesOn(plans.hours, day) ?? closed;
    const plan = planOf(day, { ...plans, calendar: null, closuresCalendar: null });
    const times = timesOf(plan);
    if (!plan.special && times.opens === usual.opens && times.closes === usual.closes) return [];
    return [{ [type]: 'OpeningHoursSpecification', name: nameOf(plan), validFrom: day, validThrough: day, ...times }];
  });
}

function timesOf({ state, windows }: DayPlan): { opens: string; closes: string } {
  const [first, last] = [windows[0], windows.at(-1)];
  if (state !== 'open' || !first || !last) return closed;
  const reading = (moment: Date) => rangeReading(moment).slice(11, 16);
  return { opens: reading(first.opens), closes: reading(last.closes) };
}

function nameOf({ state, reasons, special }: DayPlan): string {
  const why = [...(special ? [special.name] : []), ...reasons.map(({ says }) => says)].join('. ');
  return state === 'ask' ? `${why}: call first` : why;
}
