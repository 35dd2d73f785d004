import { agendaDays } from './agenda.ts';
import { closurePart } from './closure-words.ts';
import { bannerDays } from './closures.ts';
import { addDays, type Day } from './days.ts';
import { calendarsOf, type DayPlan, isOnDay, planOf, type Sources, stricterPlan } from './day-plan.ts';
import { hourMs } from './durations.ts';
import { rangeDay, rangeTime } from './range-time.ts';
import { dayWords } from './status-words.ts';
import { windowFromJson, type WindowJson, windowToJson } from './windows.ts';

export type ToldDay = {
  state: DayPlan['state'];
  windows: readonly WindowJson[];
  says: readonly string[];
  parts: readonly string[];
  usual: readonly WindowJson[];
  isUsual: boolean;
  title: string;
  word: string;
  text: string;
  next: Day;
};

/** Times are Unix milliseconds. */
export type Told = {
  days: Readonly<Record<Day, ToldDay>>;
  /** When the calendar was last read; 0 without a calendar. */
  checkedAt: number;
  /** When closures of later days were last announced. */
  lastAt: number;
};

/** A calendar read longer ago lifts no closure. */
const liftMs = hourMs;
/** Closures of later days are announced at most this often. */
const pauseMs = hourMs;

/** The days to announce now; undefined if nothing is new. Without a complete calendar days only become stricter. */
export function closureNews(
  now: Date,
  sources: Sources,
  told: Told | undefined,
): { told: Told; days: readonly Day[] } | undefined {
  const today = rangeDay(now);
  const calendars = calendarsOf(sources);
  const checked = calendars.map(({ checkedAt: at }) => (at ? Date.parse(at) : 0));
  // With two calendars, the one that was read longer ago.
  const checkedAt = checked.length > 0 ? Math.min(...checked) : 0;
  const isCurrent = now.getTime() - checkedAt < liftMs && checkedAt >= (told?.checkedAt ?? 0);
  const isSure = calendars.length === 0 || (isCurrent && calendars.every(({ complete }) => complete));
  if (!told && !isSure) return undefined;
  const known = Array.from({ length: agendaDays }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const before = told?.days[day];
    const found = lookAt(day, sources, before, isSure, now);
    return found ? [{ day, found, before }] : [];
  });
  const entries = (some: typeof known) => Object.fromEntries(some.map(({ day, found }) => [day, found]));
  if (!told)
    return { told: { days: entries(known.filter(({ found }) => !found.isUsual)), checkedAt, lastAt: 0 }, days: [] };

  const changed = known.filter(({ found, before }) => closuresAhead(found, now) !== closuresAhead(before, now));
  const due = changed.filter(({ day, before }) => day <= addDays(today, bannerDays) || before);
  const isPaused = told.lastAt <= now.getTime() && now.getTime() - told.lastAt < pauseMs;
  const started = isPaused ? due.filter(({ day }) => day === today) : due;
  if (started.length === 0) return undefined;
  const titles = ({ found, before }: (typeof known)[number]) => [...found.says, ...(before?.says ?? [])];
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
    },
  };
}

export type AlertLine = Pick<ToldDay, 'title' | 'word' | 'text'>;

/** An alert's lines for days that aren't over. Consecutive days with the same text are one line. */
export function alertLines(days: readonly Day[], told: Told['days'], now: Date): AlertLine[] {
  const lines: (AlertLine & { first: string; next: Day })[] = [];
  for (const day of [...days].sort()) {
    const known = told[day];
    if (!known || ahead(known.usual, now).length === 0) continue;
    const { title, word, text, next } = known;
    const last = lines.at(-1);
    if (last?.next === day && last.text === text) Object.assign(last, { title: `${last.first} to ${title}`, next });
    else lines.push({ first: title, title, word, text, next });
  }
  return lines;
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
  const ownParts = partsOn(day, own, sources, before, now);
  const parts = atLeast && ownParts.length === 0 ? atLeast.parts : ownParts;
  const says = plan.reasons.map((reason) => reason.says || (reason.text ?? ''));
  const isUsual = parts.length === 0 && JSON.stringify(plan) === JSON.stringify(usual);
  const { title, hours, reason } = dayWords({ ...plan, partly: [] }, undefined);
  const why = [...(reason ? [reason] : []), ...parts].join('. ');
  const open = isUsual ? `Correction: open as usual, ${hours}` : `Open ${hours}`;
  const word = { open, closed: 'Closed', ask: 'May be closed, call first' }[plan.state];
  let next = addDays(day, 1);
  while (next < addDays(day, agendaDays) && usualPlan(next, sources).windows.length === 0) next = addDays(next, 1);
  return {
    state: plan.state,
    windows: plan.windows.map(windowToJson),
    says,
    parts,
    usual: usualWindows,
    isUsual,
    title,
    word,
    text: why ? `${word}: ${why}` : word,
    next,
  };
}

const usualPlan = (day: Day, { hours, holidays }: Sources): DayPlan =>
  planOf(day, { hours, holidays, closures: [], calendar: null, closuresCalendar: null });

const planOfTold = (day: Day, { state, windows, says }: ToldDay): DayPlan => ({
  day,
  state,
  windows: windows.map(windowFromJson),
  reasons: says.map((title) => ({ kind: 'closure', says: title })),
  partly: [],
});

function partsOn(day: Day, { partly }: DayPlan, sources: Sources, before: ToldDay | undefined, now: Date): string[] {
  const reading = day === rangeDay(now) ? rangeTime(now) : undefined;
  const own = partly.flatMap((closure) => {
    const part = closurePart(closure);
    return part && (closurePart(closure, reading) || before?.parts.includes(part)) ? [part] : [];
  });
  const others = calendarsOf(sources)
    .flatMap(({ events }) => events)
    .filter((event) => event.closes === 'partly' && !event.hours && !event.ranges && isOnDay(event, day));
  return [...own, ...others.map(({ title }) => title)];
}

function closuresAhead(day: ToldDay | undefined, now: Date): string {
  if (!day || day.isUsual) return '';
  const left = ahead(day.windows, now);
  const isOver =
    day.parts.length === 0 && day.state === 'open' && JSON.stringify(left) === JSON.stringify(ahead(day.usual, now));
  return isOver ? '' : JSON.stringify([day.state, left, day.says, day.parts]);
}

const ahead = (windows: readonly WindowJson[], now: Date): WindowJson[] =>
  windows
    .filter(({ closes }) => new Date(closes) > now)
    .map((window) => ({ ...window, opens: new Date(window.opens) > now ? window.opens : now.toISOString() }));
