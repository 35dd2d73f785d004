/** Explains the status in plain words, for the office and the operator. */
import { fullDate, listed, longMoment, timeAt, weekdayDate } from '#words/format-time.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Rule } from '#domain/explanation.ts';
import type { SourceName } from '#domain/day-status.ts';
import type { Said } from './said.ts';
import type { SiteAnswer } from './site.ts';

const names: Readonly<Record<SourceName, string>> = {
  hours: 'opening hours',
  holidays: 'holidays',
  closures: 'content/closures.yaml',
  office: 'npm run close',
  closuresCalendar: 'closures calendar',
  calendar: 'events calendar',
  contact: 'contact with the server',
};
export const sourceName = (source: string): string => names[source as SourceName] ?? source;

export const rules: Readonly<Record<Rule, string>> = {
  week: 'hours of the week',
  season: 'hours of a season',
  'special-day': 'a day with hours of its own',
  'holiday-closed': 'content/holidays.yaml says closed',
  'holiday-unanswered': 'content/holidays.yaml doesn’t say whether the range opens',
  'holiday-open': 'content/holidays.yaml says open',
  'all-day': 'closes its days',
  'part-of-day': 'closes a part of its days',
  'some-ranges': 'closes some ranges only',
  'all-ranges': 'together they close every range for the public',
  'closes-its-time': 'every event of this calendar closes its time',
  'may-last-longer': 'how long the closure lasts isn’t known',
  'open-day-moved': 'this open day was moved to another time',
  'title-closed': 'the title says closed',
  'title-part': 'the title gives shorter hours',
  'title-doubtful': 'the title may mean that the range is closed',
  'title-harmless': 'the title says nothing about closing',
};

const verdicts: Readonly<Record<string, string>> = {
  open: 'open',
  closed: 'closed',
  ask: 'call first',
  unknown: 'not checked: call first',
  partly: 'closed in part, leaves',
  none: 'changes nothing',
};

const hours = (windows: SiteAnswer['days'][number]['windows']): string =>
  listed(windows.map(({ opens, closes }) => `${timeAt(new Date(opens))} to ${timeAt(new Date(closes))}`));

/** "closed", or "open, 9:00 AM to 4:00 PM". */
const withHours = (verdict: string, windows: SiteAnswer['days'][number]['windows']): string =>
  [verdicts[verdict] ?? verdict, verdict === 'none' ? '' : hours(windows)]
    .filter(Boolean)
    .join(verdict === 'partly' ? ' ' : ', ');

export const sentences = ([word = '', ...more]: readonly string[]): string => [`${word}.`, ...more].join(' ');

/** A day on one line: "Saturday, October 10: closed (Closed: snow)". */
export function dayLine({ day, state, windows, entries }: SiteAnswer['days'][number]): string {
  const titles = entries.filter(
    ({ verdict, source, rule }) => source !== 'hours' && verdict !== 'none' && rule !== 'all-ranges',
  );
  const why = titles.map(({ title }) => title).join(', ');
  return `${weekdayDate(day)}: ${withHours(state, windows)}${why ? ` (${why})` : ''}`;
}

const doubts: Readonly<Record<string, string>> = {
  incomplete: ' IN PART ONLY',
  'too-old': ', TOO LONG AGO',
  'never-read': 'CAN’T BE READ',
};

const sourceLine = ({ source, verdict, readAt }: SiteAnswer['sources'][number]): string =>
  `  ${sourceName(source)}: ${readAt === null ? '' : `read on ${longMoment(new Date(readAt))}`}${doubts[verdict] ?? ''}\n`;

/** The status, optionally the sources with their ages, and how each entry affects each day. */
export function explanationText({ at, says, decidedBy, sources, days }: SiteAnswer, showSources = true): string {
  return [
    `${longMoment(new Date(at))}: ${sentences(says)}\n`,
    `Decided by: ${sourceName(decidedBy)}\n`,
    ...(showSources ? ['\nSources\n', ...sources.map(sourceLine)] : []),
    ...days.flatMap(({ day, state, decidedBy: decider, windows, entries }) => [
      `\n${fullDate(day)}: ${withHours(state, windows)}. Decided by: ${sourceName(decider)}\n`,
      ...entries.map(
        ({ source, title, rule, verdict, windows: left }) =>
          `  ${sourceName(source)}${title ? `, "${title}"` : ''}: ${withHours(verdict, left)} (${rules[rule as Rule] ?? rule})\n`,
      ),
    ]),
  ].join('');
}

const states: Readonly<Record<Said['status']['state'], string>> = {
  open: 'open',
  'check-in-ends-soon': 'open, check-in ends soon',
  'check-in-over': 'check-in is over',
  closed: 'closed',
  ask: 'call first',
  unknown: 'call first: a source was not read',
};

/** After a longer gap, no status counts as shown, for example while the server was down. */
const silenceMs = 3 * minuteMs;

/** The status at a moment, and since when it had been shown. */
export function saidText(moment: Date, said: Said | undefined): string {
  if (!said)
    return `Nothing is recorded of ${longMoment(moment)}: the record begins later, or is older than 400 days.\n`;
  const { firstAt, lastAt, build, status, sources } = said;
  const at = (text: string) => longMoment(new Date(text));
  const { today, next, reasons } = status;
  const isSilent = moment.getTime() - lastAt.getTime() >= silenceMs;
  return [
    isSilent
      ? `Nothing is recorded of ${longMoment(moment)}: the server was down, or could not write. Before that it said:\n`
      : `On ${longMoment(moment)} the website said: ${states[status.state]}.\n`,
    isSilent ? `${states[status.state]}.\n` : '',
    today ? `  Hours: ${timeAt(new Date(today.opens))} to ${timeAt(new Date(today.closes))}\n` : '',
    ...reasons.map(({ says }) => `  Reason: ${says}\n`),
    next ? `  Next opening: ${at(next.opens)}\n` : '',
    `  Decided by: ${sourceName(status.decidedBy)}\n`,
    Object.keys(sources).length > 0 ? '  When it began to say so:\n' : '',
    ...Object.entries(sources).map(
      ([source, readAt]) =>
        `    ${sourceName(source)}: ${readAt === null ? 'could not be read' : `read on ${at(readAt)}`}\n`,
    ),
    `  It was said from ${longMoment(firstAt)} to ${longMoment(lastAt)} at least, by the build ${build}\n`,
  ].join('');
}
