/**
 * The rules of the status told once more, naively and by another library: each moment is judged by itself on a wall
 * clock of luxon's, with no windows and no shortcuts. What domain/status.ts says is compared with it.
 */
import { DateTime } from 'luxon';
import type { Sources } from '#domain/day-plan.ts';
import type { State } from '#domain/status.ts';

const zone = 'America/Los_Angeles';
const local = (at: Date | string) => DateTime.fromJSDate(new Date(at)).setZone(zone);
const clocks = new Map<string, DateTime>();
/** The moment of a reading on a day. Each is asked for many times. */
function clock(date: string, reading: string): DateTime {
  const known = clocks.get(date + reading) ?? DateTime.fromISO(`${date}T${reading}`, { zone });
  clocks.set(date + reading, known);
  return known;
}

/** The federal holidays and their observed days from 2026 to 2029, as the Office of Personnel Management lists them. */
const holidayKeys: Record<string, string[]> = {};
for (const [key, dates] of Object.entries({
  'new-years-day': '2026-01-01 2027-01-01 2028-01-01 2029-01-01',
  'martin-luther-king-day': '2026-01-19 2027-01-18 2028-01-17 2029-01-15',
  'washingtons-birthday': '2026-02-16 2027-02-15 2028-02-21 2029-02-19',
  'memorial-day': '2026-05-25 2027-05-31 2028-05-29 2029-05-28',
  juneteenth: '2026-06-19 2027-06-19 2028-06-19 2029-06-19',
  'independence-day': '2026-07-04 2027-07-04 2028-07-04 2029-07-04',
  'labor-day': '2026-09-07 2027-09-06 2028-09-04 2029-09-03',
  'columbus-day': '2026-10-12 2027-10-11 2028-10-09 2029-10-08',
  'veterans-day': '2026-11-11 2027-11-11 2028-11-11 2029-11-11',
  thanksgiving: '2026-11-26 2027-11-25 2028-11-23 2029-11-22',
  'christmas-eve': '2026-12-24 2027-12-24 2028-12-24 2029-12-24',
  christmas: '2026-12-25 2027-12-25 2028-12-25 2029-12-25',
  'new-years-eve': '2026-12-31 2027-12-31 2028-12-31 2029-12-31',
  observed: '2026-07-03 2027-06-18 2027-07-05 2027-12-24 2027-12-31 2028-11-10 2029-11-12',
})) {
  for (const date of dates.split(' ')) (holidayKeys[date] ??= []).push(key);
}

/** The answers to the holidays of a day; a holiday that is not spoken of is one to ask about. */
const holidayAnswers = (date: string, answers: Sources['holidays']) =>
  (holidayKeys[date] ?? []).map((key) => answers[key as keyof typeof answers] ?? 'ask');

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function timesOf(day: DateTime, { week, seasons }: Sources['hours']) {
  const date = day.toISODate() ?? '';
  const season = seasons.find(({ from, to }) => date >= from && date <= to);
  const name = names[day.weekday - 1];
  const group = (season?.week ?? week).find(({ days }) => days.some((one) => one === name));
  return group && 'opens' in group ? group : undefined;
}

const instants = new Map<string, DateTime>();
function instant(text: string): DateTime {
  const known = instants.get(text) ?? local(text);
  instants.set(text, known);
  return known;
}

type Verdict = { inside: boolean; checkIn: boolean };

/** Whether the range is open at this moment, and whether somebody can still check in, as if nobody had to ask. */
function judge(at: DateTime, { hours, closures, holidays, calendar }: Sources): Verdict {
  const shut = { inside: false, checkIn: false };
  const date = at.toISODate() ?? '';
  const times = timesOf(at, hours);
  if (!times) return shut;
  if (holidayAnswers(date, holidays).includes('closed')) return shut;
  let [opens, closes, last] = [clock(date, times.opens), clock(date, times.closes), clock(date, times.lastCheckIn)];
  const lead = closes.diff(last);
  for (const closure of closures) {
    if (date < closure.from || date > closure.to || closure.ranges) continue;
    if (!closure.opens && !closure.closes) return shut;
    if (closure.opens) opens = DateTime.max(opens, clock(date, closure.opens));
    if (closure.closes && clock(date, closure.closes) < closes) {
      closes = clock(date, closure.closes);
      last = closure.lastCheckIn ? clock(date, closure.lastCheckIn) : closes.minus(lead);
    }
  }
  const events = (calendar?.events ?? []).filter((event) => event.closes === 'yes');
  for (const event of events) {
    if (event.allDay && date >= (event.date ?? '') && date <= (event.lastDate ?? '')) return shut;
    if (event.allDay) continue;
    const [start, end] = [instant(event.start), instant(event.end)];
    if (at >= start && at < end) return shut;
    // What comes before an interruption ends with it, and check-in as long before as ever.
    if (start >= at && start < closes) {
      closes = start;
      last = start.minus(lead);
    }
    if (end <= at && end > opens) opens = end;
  }
  if (last <= opens) return shut;
  return { inside: at >= opens && at < closes, checkIn: at >= opens && at < last };
}

/** The state at a moment. Calendars that nobody has read are for the caller to judge. */
export function oracleState(moment: Date, sources: Sources): State {
  const at = local(moment);
  const now = judge(at, sources);
  const date = at.toISODate() ?? '';
  const asks =
    holidayAnswers(date, sources.holidays).includes('ask') ||
    (sources.calendar?.events ?? []).some(
      (event) => event.closes === 'ask' && date >= (event.date ?? '') && date <= (event.lastDate ?? ''),
    );
  if (asks && laterCheckIn(at, sources)) return 'ask';
  if (now.checkIn) return judge(at.plus({ minutes: 60 }), sources).checkIn ? 'open' : 'check-in-ends-soon';
  return now.inside ? 'check-in-over' : 'closed';
}

const lastCheckIns = new WeakMap<Sources, Map<string, number>>();

/**
 * Whether somebody can check in now or later on the same day, looked at in steps of five minutes, once for each day.
 */
function laterCheckIn(at: DateTime, sources: Sources): boolean {
  const known = lastCheckIns.get(sources) ?? new Map<string, number>();
  lastCheckIns.set(sources, known);
  const date = at.toISODate() ?? '';
  let last = known.get(date);
  if (last === undefined) {
    last = Number.NEGATIVE_INFINITY;
    const end = at.endOf('day');
    for (let moment = at.startOf('day'); moment <= end; moment = moment.plus({ minutes: 5 })) {
      if (judge(moment, sources).checkIn) last = moment.toMillis() + 5 * 60_000;
    }
    known.set(date, last);
  }
  return at.toMillis() < last;
}
