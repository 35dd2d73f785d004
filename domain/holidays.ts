/** The US federal holidays (5 U.S.C. 6103), December 24 and 31. Whether the club closes is in content/holidays.yaml. */
import { addDays, type Day, dayFrom, lastWeekday, nthWeekday, weekdayOf, yearOf } from './days.ts';

export const holidays = {
  'new-years-day': { name: 'New Year’s Day', on: (year: number) => dayFrom(year, 1, 1) },
  'martin-luther-king-day': {
    name: 'Martin Luther King Jr. Day',
    on: (year: number) => nthWeekday(year, 1, 'monday', 3),
  },
  'washingtons-birthday': { name: 'Washington’s Birthday', on: (year: number) => nthWeekday(year, 2, 'monday', 3) },
  'memorial-day': { name: 'Memorial Day', on: (year: number) => lastWeekday(year, 5, 'monday') },
  juneteenth: { name: 'Juneteenth', on: (year: number) => dayFrom(year, 6, 19) },
  'independence-day': { name: 'Independence Day', on: (year: number) => dayFrom(year, 7, 4) },
  'labor-day': { name: 'Labor Day', on: (year: number) => nthWeekday(year, 9, 'monday', 1) },
  'columbus-day': { name: 'Columbus Day', on: (year: number) => nthWeekday(year, 10, 'monday', 2) },
  'veterans-day': { name: 'Veterans Day', on: (year: number) => dayFrom(year, 11, 11) },
  thanksgiving: { name: 'Thanksgiving Day', on: (year: number) => nthWeekday(year, 11, 'thursday', 4) },
  'christmas-eve': { name: 'Christmas Eve', on: (year: number) => dayFrom(year, 12, 24) },
  christmas: { name: 'Christmas Day', on: (year: number) => dayFrom(year, 12, 25) },
  'new-years-eve': { name: 'New Year’s Eve', on: (year: number) => dayFrom(year, 12, 31) },
} as const;

export type HolidayId = keyof typeof holidays;

/** `observed`: the Friday or Monday of a federal holiday on a weekend. */
export type HolidayKey = HolidayId | 'observed';

export const holidayAnswers = ['open', 'closed', 'ask'] as const;
export type HolidayAnswer = (typeof holidayAnswers)[number];
/** A missing holiday is `ask`. */
export type HolidayAnswers = Readonly<Partial<Record<HolidayKey, HolidayAnswer>>>;

/** Not federal: never observed on another day. */
const fixedHolidays: ReadonlySet<HolidayId> = new Set(['christmas-eve', 'new-years-eve']);

function observedOn(id: HolidayId, date: Day): Day | undefined {
  if (fixedHolidays.has(id)) return undefined;
  const weekday = weekdayOf(date);
  if (weekday === 'saturday') return addDays(date, -1);
  return weekday === 'sunday' ? addDays(date, 1) : undefined;
}

/** `id`: the holiday, even if it is observed on another day. */
export type Holiday = { day: Day; id: HolidayId; key: HolidayKey; name: string };

const years = new Map<number, readonly Holiday[]>();

/** None, one, or two if New Year's Day is observed on December 31. */
export function holidaysOn(day: Day): readonly Holiday[] {
  const year = yearOf(day);
  const ofYear = years.get(year) ?? holidaysOf(year);
  years.set(year, ofYear);
  return ofYear.filter((holiday) => holiday.day === day);
}

const holidaysOf = (year: number): Holiday[] =>
  (Object.keys(holidays) as HolidayId[]).flatMap((id) => {
    const { name, on } = holidays[id];
    // The next New Year's Day may be observed on December 31.
    const observed = [year, year + 1].flatMap((one) => observedOn(id, on(one)) ?? []);
    return [
      { day: on(year), id, key: id, name },
      ...observed.map((day) => ({ day, id, key: 'observed' as const, name: `${name} (observed)` })),
    ];
  });
