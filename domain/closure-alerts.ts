/**
 * What changed in the coming days since closures were last announced, and when to announce it. Over 200 lines, because
 * what was announced, what is new and when it is sent are read together.
 */
import { agendaDays, type ClosurePart, partOfClosure } from './agenda.ts';
import { bannerDays } from './closures.ts';
import { addDays, type Day } from './days.ts';
import {
  type CalendarNews,
  calendarsOf,
  type DayPlan,
  isWhole,
  planOf,
  type Reason,
  type Sources,
  stricterPlan,
} from './day-plan.ts';
import { isPartOver, type Why, whysOfPlan } from './day-status.ts';
import { hourMs, minuteMs } from './durations.ts';
import { rangeDay, rangeTime } from './range-time.ts';
import { isSame, type Window, windowFromJson, type WindowJson, windowToJson } from './windows.ts';

/** What was announced for a day, as data: its sentences are chosen when the mail is written. */
export type ToldDay = {
  state: DayPlan['state'];
  windows: readonly WindowJson[];
  reasons: readonly Reason[];
  /** The partial closures; a record of the previous release has their sentences instead. */
  parts: readonly (ClosurePart | string)[];
  usual: readonly WindowJson[];
  isUsual: boolean;
  /** The next day on which the range is usually open. */
  next: Day;
};

/** A day in a record of the previous release, which stored sentences. */
type WrittenDay = Omit<ToldDay, 'reasons'> & { says: readonly string[] };

/** Parses a record of any release. */
export const toldIn = (record: string): Told => {
  const told = JSON.parse(record) as Omit<Told, 'days'> & { days: Readonly<Record<Day, ToldDay | WrittenDay>> };
  const days = Object.entries(told.days).map(([day, one]): [Day, ToldDay] => {
    if ('reasons' in one) return [day, one];
    const { state, windows, says, parts, usual, isUsual, next } = one;
    return [day, { state, windows, reasons: says.map(reasonOf), parts, usual, isUsual, next }];
  });
  return { ...told, days: Object.fromEntries(days) };
};

const reasonOf = (says: string): Reason => ({ kind: 'closure', says });
const saysOf = ({ reasons }: Pick<ToldDay, 'reasons'>) => reasons.map(({ says, text }) => says || text);

/** Times are Unix milliseconds. */
export type Told = {
  days: Readonly<Record<Day, ToldDay>>;
  /** When the calendar was last read; 0 without a calendar. */
  checkedAt: number;
  /** When closures of later days were last announced. */
  lastAt: number;
  /** How many alerts went out on one day. */
  sent?: { day: Day; count: number };
  /** The pending news of a day's last alert, and when it last changed. */
  waiting?: { news: string; since: number };
};

/** A calendar read longer ago lifts no closure. */
const liftMs = hourMs;
/** Minimum time between announcements for later days. */
const pauseMs = hourMs;
/** Maximum number of alerts a day, for all closures together. */
const mostADay = 3;
/** A day's last alert is debounced by this time, unless it makes a day stricter. */
const settleMs = hourMs;
/** Ranges are often closed one after another, so an alert about further ranges is debounced by this time. */
const partsSettleMs = 15 * minuteMs;

/** The days to announce now; undefined if nothing is new. Without a complete calendar days only become stricter. */
export function closureNews(
  now: Date,
  sources: Sources,
  told: Told | undefined,
): { told: Told; days: readonly Day[] } | undefined {
  const today = rangeDay(now);
  const calendars = calendarsOf(sources);
  const checked = calendars.map(({ checkedAt: at }) => (at ? Date.parse(at) : 0));
  // With two calendars, the older reading counts.
  const checkedAt = checked.length > 0 ? Math.min(...checked) : 0;
  const isCurrent = now.getTime() - checkedAt < liftMs && checkedAt >= (told?.checkedAt ?? 0);
  const isSure = isWhole(sources) && (calendars.length === 0 || isCurrent);
  if (!told && !isSure) return undefined;
  const known = Array.from({ length: agendaDays }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const before = told?.days[day];
    const found = lookAt(day, sources, before, isSure, now);
    return found ? [{ day, found, before }] : [];
  });
  const entries = (some: typeof known) => Object.fromEntries(some.map(({ day, found }) => [day, found]));
  if (!told)
    return { told: { days: entries(known.filter(({ found }) => !found.isUsual)), checkedAt, lastAt: 0 }, days: [] };

  const changed = known.filter(({ day, found, before }) => {
    const announced = closuresAhead(day, before, now);
    const withDoubts = found.isUsual && before ? lookAt(day, withPastDoubts(sources), before, isSure, now) : found;
    return [found, withDoubts].every((one) => closuresAhead(day, one, now) !== announced);
  });
  const due = changed.filter(({ day, before }) => day <= addDays(today, bannerDays) || before);
  const isPaused = told.lastAt <= now.getTime() && now.getTime() - told.lastAt < pauseMs;
  const started = isPaused ? due.filter(({ day }) => day === today) : due;
  const { waiting, ...settled } = told;
  if (started.length === 0) return waiting && { told: settled, days: [] };
  const count = told.sent?.day === today ? told.sent.count : 0;
  if (count >= mostADay) return undefined;
  const isLast = count === mostADay - 1 && !started.some(isStricter);
  const settles = isLast ? settleMs : count > 0 && started.every(closesRanges) ? partsSettleMs : 0;
  if (settles > 0) {
    const news = JSON.stringify(
      started.map(({ day, found }) => [day, found.state, found.windows, saysOf(found), found.parts]),
    );
    const since = waiting?.news === news ? waiting.since : now.getTime();
    if (now.getTime() - since < settles)
      return since === waiting?.since ? undefined : { told: { ...told, waiting: { news, since } }, days: [] };
  }
  const titles = ({ found, before }: (typeof known)[number]) => [...saysOf(found), ...(before ? saysOf(before) : [])];
  const startedTitles = new Set(started.flatMap(titles));
  const announced = changed.filter(
    (one) => started.includes(one) || titles(one).some((says) => startedTitles.has(says)),
  );
  const kept = Object.fromEntries(Object.entries(told.days).filter(([day]) => day >= today));
  return {
    days: announced.map(({ day }) => day),
    told: {
      days: { ...kept, ...entries(announced) },
      checkedAt: Math.max(checkedAt, told.checkedAt),
      lastAt: started.some(({ day }) => day !== today) ? now.getTime() : told.lastAt,
      sent: { day: today, count: count + 1 },
    },
  };
}

/** The sources as if no doubt had expired: expiry lifts nothing; a deletion or a title that says open does. */
function withPastDoubts({ calendar, closuresCalendar, ...others }: Sources): Sources {
  const unread = (one: CalendarNews | null) => one && { ...one, checkedAt: null };
  return { ...others, calendar: unread(calendar), closuresCalendar: unread(closuresCalendar) };
}

/** Whether a day allows less than was announced, so that visitors must know at once. */
function isStricter({ day, found, before }: { day: Day; found: ToldDay; before: ToldDay | undefined }): boolean {
  const announced = planOfTold(day, before ?? { state: 'open', windows: found.usual, reasons: [] });
  const known = planOfTold(day, found);
  const isAlike = (one: DayPlan, other: DayPlan) => one.state === other.state && isSame(one.windows, other.windows);
  return isAlike(stricterPlan(known, announced), known) && !isAlike(known, announced);
}

/** Whether the only news about a day is that more ranges are closed. */
const closesRanges = ({ found, before }: { found: ToldDay; before: ToldDay | undefined }): boolean => {
  const announced = before ?? { state: 'open', windows: found.usual, parts: [] };
  const [known, told] = [found, announced].map(({ state, windows }) => JSON.stringify([state, windows]));
  return known === told && found.parts.length > announced.parts.length;
};

/** Consecutive equal days of an alert. `isCorrection`: they are open as usual after all. */
export type AlertDays = Pick<ToldDay, 'state' | 'parts'> & {
  first: Day;
  last: Day;
  windows: readonly Window[];
  whys: readonly Why[];
  isCorrection: boolean;
};

/** The days of an alert that aren't over. */
export function alertDays(days: readonly Day[], told: Told['days'], now: Date): AlertDays[] {
  const found: (AlertDays & { key: string; next: Day })[] = [];
  for (const day of [...days].sort()) {
    const known = told[day];
    if (!known || ahead(known.usual, now).length === 0) continue;
    const { state, parts, reasons, isUsual: isCorrection, next } = known;
    const windows = known.windows.map(windowFromJson);
    const whys = whysOfPlan({ day, state, reasons });
    const times = windows.map(({ opens, closes }) => [rangeTime(opens), rangeTime(closes)]);
    const key = JSON.stringify([state, isCorrection, times, whys, parts]);
    const last = found.at(-1);
    if (last?.next === day && last.key === key) Object.assign(last, { last: day, next });
    else found.push({ first: day, last: day, state, windows, whys, parts, isCorrection, key, next });
  }
  return found.map(({ key: _key, next: _next, ...line }) => line);
}

/** What is known of a day that isn't as usual; undefined for any other. */
export function unusualDay(day: Day, sources: Sources, now: Date): AlertDays | undefined {
  const found = lookAt(day, sources, undefined, true, now);
  return found && !found.isUsual ? alertDays([day], { [day]: found }, now)[0] : undefined;
}

/** Undefined if the range is usually closed on this day, or closed for the day by now. */
function lookAt(
  day: Day,
  sources: Sources,
  before: ToldDay | undefined,
  isSure: boolean,
  now: Date,
): ToldDay | undefined {
  const usual = usualPlan(day, sources);
  const usualWindows = usual.windows.map(windowToJson);
  if (ahead(usualWindows, now).length === 0) return undefined;
  const own = planOf(day, sources);
  const atLeast = isSure || before?.isUsual ? undefined : before;
  const plan = atLeast ? stricterPlan(own, planOfTold(day, atLeast)) : own;
  const ownParts = partsOn(day, own, before, now);
  const parts = atLeast && ownParts.length === 0 ? atLeast.parts : ownParts;
  const isUsual = parts.length === 0 && JSON.stringify(plan) === JSON.stringify(usual);
  let next = addDays(day, 1);
  while (next < addDays(day, agendaDays) && usualPlan(next, sources).windows.length === 0) next = addDays(next, 1);
  const windows = plan.windows.map(windowToJson);
  return { state: plan.state, windows, reasons: plan.reasons, parts, usual: usualWindows, isUsual, next };
}

/** The usual hours from the content, without closures. */
export type UsualHours = Pick<Sources, 'hours' | 'holidays'>;

/** Whether a visitor can get alerts for this day alone: it is within the watched days and usually open. */
export function canWatch(day: string, hours: UsualHours, now: Date): boolean {
  const days = Array.from({ length: agendaDays }, (_, later) => addDays(rangeDay(now), later));
  return days.includes(day) && ahead(usualPlan(day, hours).windows.map(windowToJson), now).length > 0;
}

const usualPlan = (day: Day, { hours, holidays }: UsualHours): DayPlan =>
  planOf(day, { hours, holidays, closures: [], publicRanges: [], calendar: null, closuresCalendar: null });

const planOfTold = (
  day: Day,
  { state, windows, reasons }: Pick<ToldDay, 'state' | 'windows' | 'reasons'>,
): DayPlan => ({
  day,
  state,
  windows: windows.map(windowFromJson),
  reasons,
  partly: [],
});

/** A day's partial closures that aren't over. */
function partsOn(day: Day, { partly }: DayPlan, before: ToldDay | undefined, now: Date): ToldDay['parts'] {
  const parts = partly.map(partOfClosure);
  const isOlder = before?.parts.some((part) => typeof part === 'string' || (part.ranges && !part.rangesEs));
  // Earlier releases stored sentences, or no Spanish names. The same number of parts counts as unchanged.
  return before && isOlder && before.parts.length === parts.length ? before.parts : partsAhead(parts, day, now);
}

const partsAhead = (parts: ToldDay['parts'], day: Day, now: Date): ToldDay['parts'] =>
  parts.filter((part) => typeof part === 'string' || day !== rangeDay(now) || !isPartOver(part, rangeTime(now)));

/** A day's closures that aren't over, to compare: the club may delete past ones, which is no news. */
function closuresAhead(day: Day, told: ToldDay | undefined, now: Date): string {
  if (!told || told.isUsual) return '';
  const left = ahead(told.windows, now);
  const parts = partsAhead(told.parts, day, now);
  const isOver =
    parts.length === 0 && told.state === 'open' && JSON.stringify(left) === JSON.stringify(ahead(told.usual, now));
  const reasons = told.reasons.filter(({ until }) => !until || new Date(until) > now);
  const state = left.length > 0 ? told.state : 'closed';
  return isOver ? '' : JSON.stringify([state, left, saysOf({ reasons }), parts]);
}

const ahead = (windows: readonly WindowJson[], now: Date): WindowJson[] =>
  windows
    .filter(({ closes }) => new Date(closes) > now)
    .map((window) => ({ ...window, opens: new Date(Math.max(Date.parse(window.opens), now.getTime())).toISOString() }));
