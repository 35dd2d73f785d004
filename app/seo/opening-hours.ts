/** The opening hours for schema.org: the ordinary week, each season, and the days that differ. */
import type { OpeningHoursSpecification } from 'schema-dts';
import type { Sources } from '#domain/day-plan.ts';
import { daysFrom, type DayStatus } from '#domain/day-status.ts';
import type { Day, Weekday } from '#domain/days.ts';
import { hoursOn, type Week, type WeeklyHours, weekdayTimesOn } from '#domain/hours.ts';
import { rangeReading } from '#domain/range-time.ts';
import { weekdayName } from '#words/format-time.ts';
import type { Language } from '#domain/language.ts';
import { catalogs } from '#words/catalogs.ts';
import { inLine, textOf } from '#words/phrase.ts';
import { sayAll, sayDay } from '#words/say-status.ts';
import { inWords, type Sentences } from '#words/sentences.ts';

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
 * The days from today on that differ from the week's hours, with an entry for each open stretch of a day. Call-first
 * days are published as closed, because schema.org has no word for them. Entries never say "now": search engines read
 * them days after the build.
 */
export function specialHours(sources: Sources, today: Day, language: Language = 'en-US'): Specification[] {
  return daysFrom(today, sources, daysAhead).flatMap((one) => {
    const usual = weekdayTimesOn(sources.hours, one.day) ?? closed;
    const times = timesOf(one);
    const isUsual = times.every(({ opens, closes }) => opens === usual.opens && closes === usual.closes);
    if (isUsual && !one.special) return [];
    const day = { name: nameOf(one, catalogs[language]), validFrom: one.day, validThrough: one.day };
    return times.map((span) => ({ [type]: 'OpeningHoursSpecification', ...day, ...span }));
  });
}

function timesOf({ state, windows }: DayStatus): { opens: string; closes: string }[] {
  if (state !== 'open') return [closed];
  const reading = (moment: Date) => rangeReading(moment).slice(11, 16);
  return windows.map(({ opens, closes }) => ({ opens: reading(opens), closes: reading(closes) }));
}

/** "Closed: snow", "Call first: Thanksgiving Day", or the reason for other hours; without a reason, the hours. */
function nameOf(day: DayStatus, words: Sentences): string {
  const { hours, more } = sayDay(day);
  const isExplained = day.state === 'open' && more.length > 0;
  return [...(isExplained ? [] : [inWords(words, hours)]), inLine(sayAll(words, more))]
    .map(textOf)
    .filter(Boolean)
    .join(': ');
}
