/** On an ordinary open day, the strict rules must seldom say anything but open. */
import { expect, test } from 'vitest';
import { readTitle } from '#domain/calendar-titles.ts';
import { addDays, type Day, weekdayOf } from '#domain/days.ts';
import { hourMs } from '#domain/durations.ts';
import { holidays } from '#domain/holidays.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { statusAt } from '#domain/status.ts';
import { allDayEvent, club, timedEvent } from '#tests/fixtures/club.ts';

/** Events that recur every few weeks on a weekday; they close nothing. */
const weekly = {
  thursday: `Ladies’ Night, Senior Thursday, Trap League, Beginner Pistol Clinic, Rimfire Thursday`,
  friday: `Friday Night Trap, Hunter Sight-in Day, Steel Challenge practice, Junior Rifle Team practice, 5-Stand open shoot`,
  saturday: `NRA Basic Pistol class, Appleseed Rifle Clinic, Cowboy Action Match, USPSA Match, Hunter Education class,
    High Power Rifle Match, CMP Garand Match, New Member Orientation, Private lesson (coach: Dave), Black Powder Rendezvous`,
  sunday: `IDPA Match, Silhouette Match, Work Party, Sporting Clays Fun Shoot, Club Trap Shoot, Multigun Match,
    Bullseye Pistol League, Benchrest Match, Youth Day`,
};
/** Yearly events on an open day; they close nothing. */
const single = `Holiday Potluck, Annual Members’ Meeting, Board Meeting 7 PM, Chili Cook-off, Turkey Shoot, Easter Egg Shoot,
  Memorial Day BBQ, Father’s Day Shoot, Boy Scouts Merit Badge: Rifle, 4-H Shooting Sports, Range Safety Officer class,
  CPR and First Aid class, Reloading Workshop, Optics Demo Day, Vendor Day: free ammo samples, Raffle Drawing, Club Election,
  Volunteer Appreciation Lunch, Spring Clean-up Day, Brush Clearing Work Party, Parking Lot Striping, New Shooter Orientation,
  Women on Target Instructional Clinic, Long Range 101, AR-15 Build Class, Shotgun Fundamentals, Mosin–Nagant Day,
  .22 Steel Fun Match, Zombie Shoot, Night Sights Seminar, Archery 3-D Shoot, Wild Hog Hunting Seminar, Deer Season Opener,
  Registration opens: Fall Trap League, Registration closes: Fall Trap League, State Championship Qualifier, Patriot Day Match,
  Veterans Day Tribute Match, Open House, Intro to Trap, Clase de seguridad en español, Día de la familia, Holiday Toy Drive,
  Santa at the Range, Closed-toe shoes required: Cowboy Action clinic, Insurance renewals due, Dues deadline`;
const closing: Readonly<Record<Day, string>> = {
  '2027-01-16': 'Closed: snow',
  '2027-02-20': 'Range closed - road washed out',
  '2027-07-17': 'CLOSED - Red Flag Warning',
  '2027-10-16': 'Closed: staff event',
  '2027-11-25': 'Closed: Thanksgiving',
  '2027-12-24': 'Closed for the holidays',
  '2027-12-25': 'Closed for the holidays',
};

const titlesOf = (text: string) => text.split(/,\s+/);
const days = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
const openDays = days.filter((day) => weekdayOf(day) in weekly && !(day in closing));

function eventOn(day: Day, title: string) {
  const { closes, hours } = readTitle(title);
  const more = { closes, ...(hours && { hours }) };
  return closes === 'no'
    ? timedEvent(title, `${day} 09:00:00`, `${day} 12:00:00`, more)
    : allDayEvent(title, day, day, more);
}

/** Every open day has its regular event and one that varies, every fourth a special one. */
const events = [
  ...openDays.flatMap((day, index) => {
    const regular = titlesOf(weekly[weekdayOf(day) as keyof typeof weekly]);
    const special = index % 4 === 0 ? titlesOf(single)[index / 4] : undefined;
    const titles = ['Range Open to the Public', regular[index % regular.length], special];
    return titles.filter((title) => title !== undefined).map((title) => eventOn(day, title));
  }),
  ...Object.entries(closing).map(([day, title]) => eventOn(day, title)),
];

/** @param age the age of the calendars, in hours */
function stateOn(day: Day, age = 0, time = '10:30'): string {
  const now = rangeMoment(`${day} ${time}:00`);
  const checkedAt = new Date(now.getTime() - age * hourMs).toISOString();
  // The club has set all holidays to open, except for two.
  const open = Object.fromEntries(Object.keys(holidays).map((key) => [key, 'open' as const]));
  const answers = { ...open, observed: 'open', thanksgiving: 'closed', christmas: 'closed' } as const;
  const read = { checkedAt, complete: true };
  const calendars = { calendar: { ...read, events }, closuresCalendar: { ...read, events: [] } };
  return statusAt(now, { ...club, holidays: answers, ...calendars }).state;
}

test('of the open days of an ordinary year, under 1 % ask to call or are not checked', () => {
  expect(openDays.length).toBeGreaterThan(195);
  // Occasionally the calendars could not be read for hours.
  const others = ['09:00', '10:30', '13:59'].flatMap((time) =>
    openDays
      .map((day, index) => `${day} ${time}: ${stateOn(day, index % 17 === 0 ? 5 : 0, time)}`)
      .filter((state) => !state.endsWith(': open')),
  );
  expect(others.length / (3 * openDays.length), others.join()).toBeLessThan(0.01);
});

test('the office’s closures are closed', () => {
  const closed = Object.keys(closing).filter((day) => weekdayOf(day) in weekly);
  expect(closed.map((day) => stateOn(day))).toEqual(closed.map(() => 'closed'));
});
