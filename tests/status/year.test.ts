/**
 * Being strict must not become noise: in an ordinary year of a club whose office uses its calendar, days on which the
 * range is open are seldom said to be anything else.
 */
import { expect, test } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import { readTitle } from '#domain/calendar-titles.ts';
import { addDays, weekdayOf } from '#domain/days.ts';
import { hourMs } from '#domain/durations.ts';
import { holidays } from '#domain/holidays.ts';
import { rangeMoment, startOfDay } from '#domain/range-time.ts';
import { statusAt } from '#domain/status.ts';
import { club } from '#tests/fixtures/club.ts';

const year = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
const titlesOf = (text: string) => text.trim().split(/\s*\n\s*/);

/** What is on every week or month, by weekday; it closes nothing. */
const weekly = {
  thursday: titlesOf(`
    Range Open to the Public
    Ladies’ Night
    Senior Thursday
    Trap League
    Beginner Pistol Clinic
    Rimfire Thursday`),
  friday: titlesOf(`
    Range Open to the Public
    Friday Night Trap
    Hunter Sight-in Day
    Steel Challenge practice
    Junior Rifle Team practice
    5-Stand open shoot`),
  saturday: titlesOf(`
    Range Open to the Public
    NRA Basic Pistol class
    Appleseed Rifle Clinic
    Cowboy Action Match
    USPSA Match
    Hunter Education class
    High Power Rifle Match
    CMP Garand Match
    New Member Orientation
    Private lesson (coach: Dave)
    Black Powder Rendezvous`),
  sunday: titlesOf(`
    Range Open to the Public
    IDPA Match
    Silhouette Match
    Work Party
    Sporting Clays Fun Shoot
    Club Trap Shoot
    Multigun Match
    Bullseye Pistol League
    Benchrest Match
    Youth Day`),
};

/** Once a year, on an open day; they close nothing. */
const single = titlesOf(`
  Holiday Potluck
  Annual Members’ Meeting
  Board Meeting 7 PM
  Chili Cook-off
  Turkey Shoot
  Easter Egg Shoot
  Memorial Day BBQ
  Father’s Day Shoot
  Mother’s Day Ladies’ Clinic
  Boy Scouts Merit Badge: Rifle
  4-H Shooting Sports
  Range Safety Officer class
  CPR and First Aid class
  Reloading Workshop
  Gun Cleaning Workshop
  Optics Demo Day
  Vendor Day: free ammo samples
  Raffle Drawing
  Club Election
  Volunteer Appreciation Lunch
  Spring Clean-up Day
  Brush Clearing Work Party
  Target Frame Building
  Parking Lot Striping
  New Shooter Orientation
  Women on Target Instructional Clinic
  Long Range 101
  AR-15 Build Class
  Shotgun Fundamentals
  Mosin–Nagant Day
  .22 Steel Fun Match
  Zombie Shoot
  Night Sights Seminar
  Archery 3-D Shoot
  Wild Hog Hunting Seminar
  Deer Season Opener
  Registration opens: Fall Trap League
  Registration closes: Fall Trap League
  State Championship Qualifier
  Veterans Day Tribute Match
  Patriot Day Match
  Open House
  Intro to Trap
  Clase de seguridad en español
  Día de la familia
  Holiday Toy Drive
  Santa at the Range
  Closed-toe shoes required: Cowboy Action clinic
  Insurance renewals due
  Dues deadline`);

/** What the office writes when the range, or a part of a day, is closed, or may be. */
const closing: readonly [day: string, title: string][] = [
  ['2027-01-16', 'Closed: snow'],
  ['2027-02-20', 'Range closed - road washed out'],
  ['2027-07-17', 'CLOSED - Red Flag Warning'],
  ['2027-10-16', 'Closed: staff event'],
  ['2027-11-25', 'Closed: Thanksgiving'],
  ['2027-12-24', 'Closed for the holidays'],
  ['2027-12-25', 'Closed for the holidays'],
];

function eventOn(day: string, title: string, index: number): AgendaEvent {
  const { closes, hours } = readTitle(title);
  const isAllDay = closes !== 'no';
  return {
    id: `${day}/${index}`,
    title,
    description: '',
    allDay: isAllDay,
    start: (isAllDay ? startOfDay(day) : rangeMoment(`${day} 09:00:00`)).toISOString(),
    end: (isAllDay ? startOfDay(addDays(day, 1)) : rangeMoment(`${day} 12:00:00`)).toISOString(),
    ...(isAllDay && { date: day, lastDate: day }),
    closes,
    ...(hours && { hours }),
  };
}

const isWeekly = (day: string): boolean => weekdayOf(day) in weekly;
const openDays = year.filter((day) => isWeekly(day) && !closing.some(([closed]) => closed === day));

/** Every open day has its regular event and one that changes, every fourth a special one. */
const events = openDays.flatMap((day, index) => {
  const regular = weekly[weekdayOf(day) as keyof typeof weekly];
  const special = index % 4 === 0 ? single[index / 4] : undefined;
  const titles = [regular[0], regular[index % regular.length], special].filter((title) => title !== undefined);
  return titles.map((title, number) => eventOn(day, title, number));
});

/** The club has said of each holiday that it is open, but for two. */
const answers = Object.fromEntries(Object.keys(holidays).map((key) => [key, 'open' as const]));
const ordinary = {
  ...club,
  holidays: { ...answers, observed: 'open', thanksgiving: 'closed', christmas: 'closed' } as const,
};

/** @param age of the calendar, in hours */
function stateOn(day: string, age = 0): string {
  const now = rangeMoment(`${day} 10:30:00`);
  const checkedAt = new Date(now.getTime() - age * hourMs).toISOString();
  const all = [...events, ...closing.map(([date, title], index) => eventOn(date, title, index))];
  return statusAt(now, { ...ordinary, calendar: { checkedAt, complete: true, events: all } }).state;
}

test('of the open days of an ordinary year, under 1 % ask to call or are not checked', () => {
  expect(new Set([...Object.values(weekly).flat(), ...single]).size).toBeGreaterThanOrEqual(75);
  expect(openDays.length).toBeGreaterThan(195);
  // Now and then the calendar could not be read since the evening before.
  const states = openDays.map((day, index) => `${day}: ${stateOn(day, index % 17 === 0 ? 16 : 0)}`);
  const others = states.filter((state) => !state.endsWith(': open'));
  expect(others.length / openDays.length, others.join()).toBeLessThan(0.01);
});

test('what the office closes is closed', () => {
  const days = closing.filter(([day]) => isWeekly(day));
  expect(days.map(([day]) => stateOn(day))).toEqual(days.map(() => 'closed'));
});
