/** The list of the office's closures, and what a command makes of it. */
import type { Plans } from '#content/today.server.ts';
import { addDays, type Day } from '#domain/days.ts';
import { formatTime, fullDate, fullDates, longMoment } from '#words/format-time.ts';
import { timesOn } from '#domain/hours.ts';
import { rangeMoment, startOfDay } from '#domain/range-time.ts';
import { statusAnswer } from '#domain/status-answer.ts';
import { closuresOf, currentClosures, endOf, type OfficeClosure, type OfficeNews } from './office-closure.ts';
import { titleDoubt } from './title-doubt.ts';

export type Task =
  | { verb: 'list' }
  /** `isMeant`: no question is left about its title. */
  | { verb: 'close'; closure: OfficeClosure; isMeant: boolean }
  /** `which`: a number of the list, "all", or undefined for the only one. */
  | { verb: 'lift'; which: string | undefined };

export type TaskDeps = {
  now: Date;
  /** The opening hours in the content. */
  plans: () => Plans;
};

/** What was typed is right, but can't be followed now. */
export class Refusal extends Error {
  /** The next day on which there are hours to close. */
  readonly nextOpenDay: Day | undefined;

  constructor(message: string, nextOpenDay?: Day) {
    super(message);
    this.nextOpenDay = nextOpenDay;
  }
}

/** `list`: the closures in lines, with the numbers by which they are lifted. */
export type Change = { closures: readonly OfficeClosure[]; done: string; list: string };

/** Said where the list is unreadable. */
export const unread = 'The closures can’t be read, so the website says that it doesn’t know whether the range is open.';

/** The closures after a task, without those that are over, and what it did. @throws {Refusal} */
export function afterTask(task: Task, news: OfficeNews, { now, plans }: TaskDeps): Change {
  const known = news === 'unreadable' ? [] : currentClosures(news, now);
  if (task.verb === 'lift') return withList(afterLift(task.which, news, known));
  if (task.verb === 'list') {
    if (news === 'unreadable') throw new Refusal(`${unread} Close again, or use --lift all.`);
    const done = known.length === 0 ? 'Nothing is closed by this command.' : 'Closed:';
    return { closures: known, done, list: listOf(known, news) };
  }
  const { closure } = task;
  const planned = plans();
  refuseWithoutHours(closure, known, planned, now);
  const doubt = task.isMeant ? undefined : titleDoubt(closure, planned.hours);
  if (doubt) throw new Refusal(`${doubt} If you mean that, add --meant.`);
  const others = known.filter((one) => !isSameList([one], [closure]));
  const replaced = news === 'unreadable' ? ` ${unread} This one replaces them.` : '';
  return withList({ closures: [...others, closure], done: `Saved: ${spoken(closure)}.${replaced}` });
}

const withList = (change: Omit<Change, 'list'>): Change => ({ ...change, list: listOf(change.closures) });

/** @param known those of the news that aren't over */
function afterLift(which: string | undefined, news: OfficeNews, known: readonly OfficeClosure[]): Omit<Change, 'list'> {
  const all = { closures: [], done: 'Every closure of this command is lifted. Those of calendar and content stay.' };
  if (which === 'all') return all;
  if (news === 'unreadable') {
    if (which === undefined) return all;
    throw new Refusal(`${unread} Use --lift all.`);
  }
  if (known.length === 0) return { closures: [], done: 'Nothing is closed by this command.' };
  const lifted = which !== undefined ? news[Number(which) - 1] : known.length === 1 ? known[0] : undefined;
  if (!lifted || !known.includes(lifted))
    throw new Refusal(
      `${which === undefined ? 'There are several closures' : `There is no closure ${which}`}:\n${listOf(known, news)}Type --lift with a number, or --lift all.`,
    );
  return { closures: known.filter((one) => one !== lifted), done: `Lifted: ${spoken(lifted)}. Other closures stay.` };
}

/** Refuses a closure that closes nothing. */
function refuseWithoutHours(closure: OfficeClosure, known: OfficeNews, plans: Plans, now: Date): void {
  const { from, to } = closure;
  const end = endOf(closure);
  const begin = new Date(Math.max(now.getTime(), startOfDay(from).getTime()));
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const times = timesOn(plans.hours, day);
    const at = (reading: string) => rangeMoment(`${day} ${reading}:00`);
    if (times && at(times.opens) < end && at(times.closes) > begin) return;
  }
  const closures = [...closuresOf(known), ...plans.closures];
  const { next } = statusAnswer(begin, { ...plans, closures, calendar: null, closuresCalendar: null });
  throw new Refusal(
    `That would close nothing: no opening hours are left ${spanOf(closure)}. It is ${longMoment(now)} at the range.`,
    next?.date,
  );
}

const spanOf = ({ from, to, opens }: OfficeClosure): string => {
  if (opens === undefined) return `on ${fullDates(from, to)}`;
  if (from === to) return `on ${fullDate(from)}, until ${formatTime(opens)}`;
  return `from ${fullDate(from)} until ${longMoment(rangeMoment(`${to} ${opens}:00`))}`;
};

export const spoken = (closure: OfficeClosure): string => `"${closure.title}", ${spanOf(closure)}`;

/** With their numbers in the stored list, which stay while others end. */
const listOf = (closures: readonly OfficeClosure[], stored = closures): string =>
  closures.map((closure) => `  ${stored.indexOf(closure) + 1}. ${spoken(closure)}\n`).join('');

export const isSameList = (some: readonly OfficeClosure[], others: readonly OfficeClosure[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
