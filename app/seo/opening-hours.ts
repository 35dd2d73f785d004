/** The opening hours as schema.org has them: the ordinary week, each season, and the days that closures change. */
import type { OpeningHoursSpecification } from 'schema-dts';
import type { Plans } from '#content/today.server.ts';
import { closedHolidays } from '#domain/closures.ts';
import { type Closure, planOf } from '#domain/day-plan.ts';
import { addDays, type Day, type Weekday } from '#domain/days.ts';
import { type Hours, timesOn, type Week } from '#domain/hours.ts';
import { rangeReading } from '#domain/range-time.ts';
import { weekdayName } from '#domain/spoken-time.ts';

type Specification = Exclude<OpeningHoursSpecification, string>;

const type = '@type' as const;
const dayOfWeek = (day: Weekday) => `https://schema.org/${weekdayName(day)}` as 'https://schema.org/Monday';

/** One entry for each group of open days, in the ordinary week and in each season; a season's bear its dates. */
export function openingHours({ week, seasons }: Hours): Specification[] {
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
    ...seasons.flatMap((season) => entries(season.week, { validFrom: season.from, validThrough: season.to })),
  ];
}

/** The holidays that are written out: those of a year. */
const holidayDays = 366;

/**
 * The closures of content/closures.yaml that change the hours, and the holidays of the coming year on which the club
 * says that it is closed. A closure of single ranges changes none.
 */
export function specialHours(plans: Plans, today: Day): Specification[] {
  const closures = [
    ...plans.closures.filter(({ ranges }) => !ranges),
    ...closedHolidays(today, plans.holidays, holidayDays),
  ];
  return closures.flatMap((closure) =>
    closure.opens || closure.closes ? shortened(closure, plans) : [special(closure, closure.from, closure.to, closed)],
  );
}

// Equal times mean closed all day: https://developers.google.com/search/docs/appearance/structured-data/local-business
const closed = { opens: '00:00', closes: '00:00' };

const special = ({ title }: Closure, from: Day, to: Day, times: { opens: string; closes: string }): Specification => ({
  [type]: 'OpeningHoursSpecification',
  name: title,
  validFrom: from,
  validThrough: to,
  ...times,
});

/** The hours that are left on each day of a late opening or early closing; ordinarily closed days have none to lose. */
function shortened(closure: Closure, { hours }: Plans): Specification[] {
  const runs: { from: Day; to: Day; times: { opens: string; closes: string } }[] = [];
  for (let day = closure.from; day <= closure.to; day = addDays(day, 1)) {
    if (!timesOn(hours, day)) continue;
    const times = timesLeft(closure, day, hours);
    const run = runs.at(-1);
    const goesOn = run?.times.opens === times.opens && run.times.closes === times.closes && addDays(run.to, 1) === day;
    if (run && goesOn) run.to = day;
    else runs.push({ from: day, to: day, times });
  }
  return runs.map(({ from, to, times }) => special(closure, from, to, times));
}

function timesLeft(closure: Closure, day: Day, hours: Hours): { opens: string; closes: string } {
  const [window] = planOf(day, { hours, closures: [closure], holidays: {}, calendar: null }).windows;
  const reading = (moment: Date) => rangeReading(moment).slice(11, 16);
  return window ? { opens: reading(window.opens), closes: reading(window.closes) } : closed;
}
