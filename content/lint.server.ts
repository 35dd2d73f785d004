/**
 * Likely mistakes, such as a fact that is typed by hand. A comment `# meant: …` in the file allows one. Over 200 lines,
 * because each mistake has its rule.
 */
import { addDays, type Day, daysBetween, weekdayOf } from '#domain/days.ts';
import { readTitle } from '#domain/calendar-titles.ts';
import { formatTime, longDate, weekdayName } from '#words/format-time.ts';
import { type Hours, timesOn, weekdayTimesOn, type WeeklyHours } from '#domain/hours.ts';
import { dollars } from '#words/prices.ts';
import { youthFormFile } from './documents.server.ts';
import { daysIn, lintOutlived, lintPast, lintTitle, lintWeekdays, namedTimes, reopening } from './lint-dates.server.ts';
import { type Data, dataFiles } from './schemas.server.ts';
import type { Source } from './source.server.ts';
import { shortLived } from './translation.server.ts';
import { literally, type Path } from './values.server.ts';
import { warning } from './warning.server.ts';

/** Undefined if a file has a mistake, which its reader reports. */
type LintedContent = { [Key in keyof Data]: Data[Key] | undefined } & {
  today: Day;
  pages: ReadonlyMap<string, unknown>;
  documents: readonly string[] | undefined;
};

/** Files that may contain facts instead of quoting them. */
const notQuoting: readonly string[] = [dataFiles.site, dataFiles.toConfirm, dataFiles.search, dataFiles.searchExamples];

/** Returns one message for each likely mistake. `sources`: the readable files, by name. */
export function lintContent(content: LintedContent, sources: ReadonlyMap<string, Source>): string[] {
  const { announcements, closures, specialDays, site, prices, today } = content;
  // A list has holes in place of rows with a mistake.
  const hours = content.hours && specialDays && { ...content.hours, specialDays: specialDays.filter(() => true) };
  const lint = <Value>(file: string, value: Value | undefined, check: (source: Source, value: Value) => string[]) => {
    const source = sources.get(file);
    return source && value !== undefined ? check(source, value) : [];
  };
  const facts = site && prices && content.hours ? factsOf({ site, prices, hours: content.hours }) : [];
  return [
    ...lint(dataFiles.closures, closures, (source, all) => lintClosures(source, all, hours, today)),
    ...lint(dataFiles.announcements, announcements, (source, all) =>
      all.flatMap((one, index) => {
        const words = (['text', 'es'] as const).flatMap((key) => [
          ...lintWeekdays(source, [index, key], one[key], one.from),
          ...(one.to >= today ? lintPast(source, [index, key], one[key], one.from, 'over when it is first shown') : []),
        ]);
        // If a date itself is wrong, the days after it don't matter.
        if (one.to < today) return words;
        const untranslated = lintUntranslated(source, [index, 'es'], one.text, one.es);
        return [...untranslated, ...(words.length > 0 ? words : lintOutlived(source, index, one))];
      }),
    ),
    ...lint(dataFiles.specialDays, specialDays, (source, all) => lintSpecialDays(source, all, content.hours, today)),
    ...lint(dataFiles.youthForm, content.youthForm, (source, form) => draftOfOwnForm(source, form, content.documents)),
    ...[...sources.values()].flatMap((source) => [...distantDays(source, today), ...openMarks(source)]),
    ...[...sources]
      .filter(([file]) => !notQuoting.includes(file))
      .flatMap(([file, source]) => hardCodedFacts(source, shortLived.includes(file) ? factsOfEvents(facts) : facts)),
  ];
}

function draftOfOwnForm(
  source: Source,
  youthForm: Data['youthForm'],
  documents: readonly string[] | undefined,
): string[] {
  if (!documents?.includes(youthFormFile) || youthForm.counselReview === 'approved') return [];
  const message = `calls the youth form a draft, and content/documents/${youthFormFile} takes its place`;
  return [source.problem(['counselReview'], message, 'approved')];
}

const longest = 31;
const lastDay = 'the last day of the closure, or a season in hours.yaml';
/** A dialog that is still shown after its closure. */
function lintDialog(source: Source, index: number, { dialog, to }: Data['closures'][number]): string[] {
  const until = dialog?.until.slice(0, 10) ?? to;
  const message = `shows the dialog after the closure is over, on ${longDate(to)}`;
  return until > to
    ? warning(source, [index, 'dialog', 'until'], until, message, `the end of its last day: "${to} 23:59:59"`)
    : [];
}

function lintClosures(source: Source, closures: Data['closures'], hours: Hours | undefined, today: Day): string[] {
  return closures.flatMap((row, index) => {
    const { from } = row;
    // The schema reports an end before the start; the row's other mistakes are reported too.
    const to = row.to < from ? from : row.to;
    const closure = { ...row, to };
    const days = daysBetween(from, to) + 1;
    const isComing = to >= today;
    const words = (['title', 'text'] as const).flatMap((key) =>
      [
        [index, key],
        [index, 'es', key],
      ].flatMap((keys) => {
        const said = keys.includes('es') ? closure.es?.[key] : closure[key];
        if (said === undefined) return [];
        const isOver = 'before the closure begins';
        const dates =
          key === 'title'
            ? lintTitle(source, keys, said, { subject: 'the closure', from, to, next: reopening(to, hours) })
            : lintPast(source, keys, said, from, isOver);
        // If the date itself is wrong, its weekday doesn't matter.
        const wrongDays = isComing && dates.length > 0 ? dates : lintWeekdays(source, keys, said, from);
        if (!isComing) return wrongDays;
        return [
          ...wrongDays,
          ...(key === 'title' ? lintTitleTimes(source, keys, said, closure, hours) : []),
          ...(keys.includes('es') ? lintUntranslated(source, keys, closure[key], said) : []),
        ];
      }),
    );
    return [
      ...words,
      ...(isComing ? lintDialog(source, index, closure) : []),
      ...(days > longest
        ? warning(source, [index, 'to'], to, `closes the range for ${days} days`, lastDay)
        : isComing && hours
          ? lintTimes(source, index, closure, hours)
          : []),
    ];
  });
}

/**
 * Hours in a title that are neither those of the closure nor the usual ones of its days. Hours that don't say when the
 * range opens or closes may be of what closes it: beside one of the closure's own, and where it closes all day.
 */
function lintTitleTimes(
  source: Source,
  keys: Path,
  title: string,
  closure: Data['closures'][number],
  hours: Hours | undefined,
): string[] {
  const own = (['opens', 'closes', 'lastCheckIn'] as const).filter((key) => closure[key] !== undefined);
  const usual = hours ? timesIn(hours, closure) : [];
  const isOwn = (time: string) => own.some((key) => closure[key] === time);
  const isUsual = (time: string) => usual.some((day) => Object.values(day).includes(time));
  const said =
    own.length > 0
      ? `the closure has ${own.map((key) => `${key}: "${closure[key]}"`).join(', ')}`
      : 'it closes all day';
  const read = readTitle(title).hours;
  if (read)
    return (['opens', 'closes'] as const).flatMap((key) => {
      const time = read[key];
      const right = closure[key] === undefined ? usual.map((day) => day[key]) : [closure[key]];
      if (time === undefined || right.includes(time)) return [];
      const message = `says that the range ${key} at ${formatTime(time)}, but ${said}`;
      return warning(source, keys, formatTime(time), message, `${key}: "${time}", or another title`);
    });
  const named = namedTimes(title);
  if (own.length === 0 || named.some(({ times }) => times.some(isOwn))) return [];
  return named
    .filter(({ times }) => !times.some(isUsual))
    .flatMap(({ words, times }) => {
      const time = times.find((one) => usual.some(({ opens, closes }) => opens <= one && one <= closes)) ?? times[0];
      const instead = `opens: "${time}" or closes: "${time}", or another title`;
      return warning(source, keys, words, `names ${words}, but ${said}`, instead);
    });
}

/** The usual opening hours of a closure's days. */
const timesIn = (hours: Hours, { from, to }: Data['closures'][number]) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, more) => timesOn(hours, addDays(from, more)) ?? []).flat();

/** A closure can only make a day shorter. */
function lintTimes(source: Source, index: number, closure: Data['closures'][number], hours: Hours): string[] {
  const usual = timesIn(hours, closure);
  const [first = '', last = ''] = [
    usual.map(({ opens }) => opens).toSorted()[0],
    usual
      .map(({ closes }) => closes)
      .toSorted()
      .at(-1),
  ];
  if (usual.length === 0) {
    const message = `closes no opening hours: the range is closed by the week on ${daysIn(closure.from, closure.to)}`;
    return warning(source, [index, 'from'], closure.from, message, 'the first day on which it closes the range');
  }
  const longer = `the row of that day in ${dataFiles.specialDays}: there, a day may open earlier and close later`;
  const shorter = `a time between ${formatTime(first)} and ${formatTime(last)}; leave it out to close all day`;
  return (['opens', 'closes'] as const).flatMap((key) => {
    const time = closure[key];
    if (time === undefined) return [];
    const at = (message: string, allowed: string) => [source.problem([index, key], message, allowed, time)];
    if (key === 'opens' && time < first)
      return at(`is before the usual opening, ${formatTime(first)}: a closure makes no day longer`, longer);
    if (key === 'closes' && time > last)
      return at(`is after the usual closing, ${formatTime(last)}: a closure makes no day longer`, longer);
    if (key === 'opens' && time >= last)
      return at(`is when the range has closed already, ${formatTime(last)}`, shorter);
    if (key === 'closes' && time <= first) return at(`is before the range has opened, ${formatTime(first)}`, shorter);
    return [];
  });
}

/** Spanish that repeats the English words. A name of one word may be the same in both. */
const lintUntranslated = (source: Source, keys: Path, text: string, es: string): string[] =>
  es === text && text.includes(' ')
    ? warning(source, keys, es, 'says the English words again', 'the same in Spanish')
    : [];

const lintSpecialDays = (
  source: Source,
  days: Data['specialDays'],
  hours: WeeklyHours | undefined,
  today: Day,
): string[] =>
  days.flatMap(({ date, ...words }, index) => [
    ...(date < today ? [] : lintUntranslated(source, [index, 'es'], words.name, words.es)),
    ...(['name', 'es'] as const).flatMap((key) => {
      const one = { subject: 'the day', from: date, to: date, next: date };
      const named = date < today ? [] : lintTitle(source, [index, key], words[key], one);
      return named.length > 0 ? named : lintWeekdays(source, [index, key], words[key], date);
    }),
    ...(hours && !weekdayTimesOn(hours, date)
      ? warning(
          source,
          [index, 'date'],
          date,
          `opens the range on a ${weekdayName(weekdayOf(date))}, on which it is closed by the week`,
          'the date of the day',
        )
      : []),
  ]);

const farDays = 2 * 366;

function distantDays(source: Source, today: Day): string[] {
  const instead = 'a date in this year or the next: is the year right?';
  return source
    .texts()
    .filter(({ text }) => /^\d{4}-\d{2}-\d{2}/.test(text) && daysBetween(today, text.slice(0, 10)) > farDays)
    .flatMap(({ keys, text }) => {
      const date = text.slice(0, 10);
      return warning(source, keys, date, `is more than two years away: ${longDate(date)}`, instead);
    });
}

/** Pages mark what is in « » as English; a mark alone would be shown. */
function openMarks(source: Source): string[] {
  const texts: { keys: Path | undefined; text: string }[] = [...source.texts(), { keys: undefined, text: source.body }];
  return texts.flatMap(({ keys, text }) => {
    const [words] = /«(?![^«»]*»)\S*|\S*(?<!«[^«»]*)»/u.exec(text) ?? [];
    if (words === undefined) return [];
    const message = `has one mark where two go: ${words}`;
    const allowed = 'both marks, around the English words: «slugs»';
    return [keys ? source.problem(keys, message, allowed, words) : source.bodyProblem(words, message, allowed)];
  });
}

function factsOf({ site, hours, prices }: Pick<Data, 'site' | 'hours' | 'prices'>): { typed: RegExp; quote: string }[] {
  const time = (reading: string) => {
    const [clock = '', half = ''] = formatTime(reading).split(' ');
    return `(?<![\\d:])${clock.replace(':00', '(?::00)?')} ?${half[0]}\\.?m\\b`;
  };
  const open = hours.week.flatMap((group) => ('opens' in group ? [group] : []));
  const each = (of: (group: (typeof open)[number]) => string) => [...new Set(open.map(of))].map(time).join('|');
  return [
    // "free" is an ordinary word.
    ...prices.prices
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount }) => ({
        typed: `${literally(dollars(amount))}(?!\\d|[.,]\\d)`,
        quote: `{{price.${id}}}`,
      })),
    { typed: each(({ opens }) => opens), quote: '{{hours.opens}}' },
    { typed: each(({ closes }) => closes), quote: '{{hours.closes}}' },
    { typed: each(({ lastCheckIn }) => lastCheckIn), quote: '{{hours.last-check-in}}' },
    { typed: literally(site.phone), quote: '{{site.phone}}' },
    { typed: literally(site.email), quote: '{{site.email}}' },
    { typed: literally(site.shareholderContact.phone), quote: '{{shareholder.phone}}' },
    { typed: literally(site.shareholderContact.email), quote: '{{shareholder.email}}' },
  ].map(({ typed, quote }) => ({ typed: new RegExp(typed, 'i'), quote }));
}

/** Events have hours of their own, which stay when the club's change. */
const factsOfEvents = (facts: ReturnType<typeof factsOf>) => facts.filter(({ quote }) => !quote.startsWith('{{hours'));

function hardCodedFacts(source: Source, facts: ReturnType<typeof factsOf>): string[] {
  const texts: { keys: Path | undefined; text: string }[] = [...source.texts(), { keys: undefined, text: source.body }];
  // All facts contain a digit or are email addresses.
  const mayHaveFacts = texts.filter(({ text }) => /[\d@]/.test(text));
  return mayHaveFacts.flatMap(({ keys, text }) =>
    facts.flatMap(({ typed, quote }) => {
      const [words] = typed.exec(text) ?? [];
      return words === undefined
        ? []
        : warning(source, keys, words, `types “${words}” by hand, where it would not follow the club’s facts`, quote);
    }),
  );
}
