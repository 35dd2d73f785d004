/**
 * Finds dates and weekdays in the words of closures, announcements and special days that don't fit their days. Over 200
 * lines, because both languages are read by one code.
 */
import { addDays, type Day, dayFrom, daysBetween, type Weekday, weekdayOf, weekdays, yearOf } from '#domain/days.ts';
import { type Hours, timesOn } from '#domain/hours.ts';
import { capitalized, longDate, spanishWeekday, weekdayName } from '#words/format-time.ts';
import type { Source } from './source.server.ts';
import type { Path } from './values.server.ts';
import { warning } from './warning.server.ts';

type Language = {
  weekday: RegExp;
  /** Groups: month, date, and maybe year. */
  date: RegExp;
  /** A date with a weekday before or after it. With several weekdays before it, the first one belongs to the date. */
  weekdayAndDate: RegExp;
  /** Marks the next day as the one on which the range opens. */
  opens: RegExp;
  monthNumber: (name: string) => number;
  nameOf: (weekday: Weekday) => string;
};

function languageOf(
  {
    weekday,
    date,
    figures,
    and,
    flags,
    ...more
  }: Record<'weekday' | 'date' | 'figures' | 'and' | 'flags', string> & Pick<Language, 'opens' | 'nameOf'>,
  monthNumber: Language['monthNumber'],
): Language {
  const others = `(?:s? ?(?:${and}|[,&–-]) ?(?:${weekday}))*`;
  const inFront = `\\b(?<weekday>${weekday})${others},?(?: \\(| )(?:${date}|${figures})`;
  const behind = `\\b${date}(?:, | \\()(?<weekday>${weekday})(?!\\p{L})\\)?`;
  return {
    ...more,
    weekday: new RegExp(`(?<!\\p{L})(?:${weekday})(?!\\p{L})`, flags),
    date: new RegExp(`\\b${date}`, flags),
    weekdayAndDate: new RegExp(`${inFront}|${behind}`, flags),
    monthNumber,
  };
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month =
  'Jan(?:\\.|uary)?|Feb(?:\\.|ruary)?|Mar(?:\\.|ch)?|Apr(?:\\.|il)?|May|June?|July?|Aug(?:\\.|ust)?|Sept?(?:\\.|ember)?|Oct(?:\\.|ober)?|Nov(?:\\.|ember)?|Dec(?:\\.|ember)?';
const english = languageOf(
  {
    // In lower case, "sun" and "sat" are ordinary words.
    weekday: `${weekdays.flatMap((name) => [name, capitalized(name), name.toUpperCase()]).join('|')}|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\.?`,
    date: `(?:(?<month>${month}) (?<date>\\d{1,2})(?:st|nd|rd|th)?\\b(?:, (?<year>\\d{4}))?|(?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${month})(?!\\p{L})(?:,? (?<year>\\d{4}))?)`,
    // Alone, "1/2" may be a half.
    figures: '(?<month>1[0-2]|[1-9])/(?<date>3[01]|[12]\\d|[1-9])(?:/(?<year>20\\d\\d))?(?![\\d/])',
    and: 'and|to|or',
    flags: 'gu',
    opens: /\b(?:until|till?|(?:re-?)?opens?|again|back|resumes?|see you)\b/i,
    nameOf: weekdayName,
  },
  (name) => Number(name) || monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1,
);

const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const spanish = languageOf(
  {
    weekday: weekdays.map(spanishWeekday).join('|'),
    date: `(?<date>\\d{1,2}) de (?<month>${spanishMonths.join('|')})(?: (?:de|del) (?<year>\\d{4}))?`,
    figures: '(?<date>3[01]|[12]\\d|[1-9])/(?<month>1[0-2]|[1-9])(?:/(?<year>20\\d\\d))?(?![\\d/])',
    and: 'y|a|o',
    flags: 'giu',
    opens: /\b(?:hasta|(?:re)?abr\w+|abierto|otra vez|volv\w+)\b/i,
    nameOf: spanishWeekday,
  },
  (name) => Number(name) || spanishMonths.indexOf(name.toLowerCase()) + 1,
);

const languageAt = (keys: Path): Language => (keys.includes('es') ? spanish : english);

/** Without a year, a date is the one nearest to `near`. */
function nearestDay({ monthNumber }: Language, found: Partial<Record<string, string>>, near: Day): Day {
  const { month: name = '', date = '', year } = found;
  const years = year ? [Number(year)] : [-1, 0, 1].map((more) => yearOf(near) + more);
  const [day = near] = years
    .map((one) => dayFrom(one, monthNumber(name), Number(date)))
    .toSorted((one, other) => Math.abs(daysBetween(near, one)) - Math.abs(daysBetween(near, other)));
  return day;
}

const datesIn = (language: Language, text: string, near: Day) =>
  [...text.matchAll(language.date)].map(({ 0: words, index, groups = {} }) => ({
    words,
    index,
    day: nearestDay(language, groups, near),
  }));

/** Weekdays in a text that don't fit their dates. */
export function lintWeekdays(source: Source, keys: Path, text: string, near: Day): string[] {
  const language = languageAt(keys);
  return [...text.matchAll(language.weekdayAndDate)].flatMap(({ 0: words, groups = {} }) => {
    const { weekday: typed = '' } = groups;
    const day = nearestDay(language, groups, near);
    const right = language.nameOf(weekdayOf(day));
    if (right.toLowerCase().startsWith(typed.toLowerCase().replace('.', ''))) return [];
    const message = `says ${words}, but ${longDate(day)} is a ${weekdayName(weekdayOf(day))}`;
    return warning(source, keys, words, message, words.replace(typed, right));
  });
}

/**
 * The times that a text names, such as "11 AM", "4:30 p.m.", "13:00" and "noon", on a 24-hour clock. "1:00" may be of
 * either half of the day.
 */
export const namedTimes = (text: string): { words: string; times: string[] }[] =>
  [
    ...text.matchAll(
      /(?<![\d:$])(?:(?<hour>1[0-2]|0?[1-9])(?::(?<minute>[0-5]\d))? ?(?<half>[ap])\.? ?m\b\.?|(?<clock>(?:[01]?\d|2[0-3]):[0-5]\d)(?!\d)|\b(?:noon|mediodía)(?!\p{L}))/giu,
    ),
  ].map(({ 0: words, groups = {} }) => {
    const { hour, minute = '00', half = '', clock = '12:00' }: Partial<Record<string, string>> = groups;
    const later = (time: string) => time.replace(/^\d+/, (hours) => String(Number(hours) + 12));
    const morning = `${Number(hour) % 12}:${minute}`;
    if (hour !== undefined) return { words, times: [/p/i.test(half) ? later(morning) : morning.padStart(5, '0')] };
    return { words, times: [clock.padStart(5, '0'), ...(/^(?:[1-9]|1[01]):/.test(clock) ? [later(clock)] : [])] };
  });

export const daysIn = (from: Day, to: Day): string =>
  from === to ? `${longDate(from)} (${weekdayName(weekdayOf(from))})` : `${longDate(from)} to ${longDate(to)}`;

/** The first day after a closure on which the range is open. */
export function reopening(to: Day, hours: Hours | undefined): Day {
  const week = [1, 2, 3, 4, 5, 6, 7].map((more) => addDays(to, more));
  return (hours && week.find((day) => timesOn(hours, day))) ?? addDays(to, 1);
}

type Named = {
  /** What the days are those of: "the closure". */
  subject: string;
  from: Day;
  to: Day;
  /** The next day, which the words may name as the one on which the range opens. */
  next: Day;
};

/** Days that a title names and on which it isn't. */
export function lintTitle(source: Source, keys: Path, title: string, { subject, from, to, next }: Named): string[] {
  const language = languageAt(keys);
  const lastAt = (index: number) => (language.opens.test(title.slice(0, index)) ? next : to);
  const doubt = (words: string) =>
    warning(source, keys, words, `names ${words}, but ${subject} is on ${daysIn(from, to)}`, daysIn(from, to));
  const dates = datesIn(language, title, from);
  const wrongDates = dates.filter(({ day, index }) => day < from || day > lastAt(index));
  if (dates.length > 0) return wrongDates.flatMap(({ words }) => doubt(words));
  return [...title.matchAll(language.weekday)].flatMap(({ 0: words, index }) => {
    const count = daysBetween(from, lastAt(index)) + 1;
    const named = Array.from({ length: Math.min(count, 7) }, (_, more) =>
      language.nameOf(weekdayOf(addDays(from, more))),
    );
    const typed = words.toLowerCase().replace('.', '');
    return named.some((name) => name.toLowerCase().startsWith(typed)) ? [] : doubt(words);
  });
}

/** "January 2 to 16" ends on the 16th, "January 2, 9 and 16" too. */
const laterDates =
  /^(?:(?:,? (?:to|through|thru|until|and|or) | ?[-–,&] ?)(?:the )?(?<date>3[01]|[12]\d|[1-9])(?:st|nd|rd|th)?\b(?! ?(?::|\d|[ap]\.?m)))+/i;

/** At the end of the words before a date: what happens on that day, and is over after it. */
const happening =
  /\b(?:(?:volunteer|work|youth|family|ladies|women’s|fun|range) days?|match(?:es)?|class(?:es)?|clinics?|shoot|meetings?|work part(?:y|ies)|events?|clean-?ups?|fundraisers?|raffles?)(?:,| is)?(?: on| this)?[: (]*$/i;

/** Something else may begin on the day, or go on after it. */
const change =
  /\b(?:since|from|after|as of|until|till?|through|new|now|first|next|every|each|weekly|then|again|back|force|(?:effect|ticket|sale|sell|sold|sign|regist|start|beg[iau]n|open|re-?open|clos|chang|mov|return|resum|replac)\w*)\b/i;

const staysDays = 7;

/** An announcement that stays long after what happens on its last day: probably its end was mistyped, or copied. */
export function lintOutlived(
  source: Source,
  index: number,
  { text, from, to }: { text: string; from: Day; to: Day },
): string[] {
  const weekday = new RegExp(`(?:${english.weekday.source}),? \\(?$`, english.weekday.flags);
  const days = datesIn(english, text, from).map((one) => {
    const { date } = laterDates.exec(text.slice(one.index + one.words.length))?.groups ?? {};
    const day = date === undefined ? one.day : dayFrom(yearOf(one.day), Number(one.day.slice(5, 7)), Number(date));
    return { day, isHappening: happening.test(text.slice(0, one.index).replace(weekday, '')) };
  });
  const [last] = days.toSorted((one, other) => daysBetween(one.day, other.day));
  if (!last?.isHappening || change.test(text) || daysBetween(last.day, to) <= staysDays) return [];
  const message = `is ${daysBetween(last.day, to)} days after the last day that the words name, ${longDate(last.day)}`;
  return warning(source, [index, 'to'], to, message, `the last day on which it matters: "${last.day}"`);
}

/** Dates in a text that were over before it is first shown: probably left over from a copied text. */
export function lintPast(source: Source, keys: Path, text: string, from: Day, isOver: string): string[] {
  return datesIn(languageAt(keys), text, from)
    .filter(({ day }) => day < from)
    .flatMap(({ words }) => {
      const instead = `a date from ${longDate(from)} on`;
      return warning(source, keys, words, `names ${words}, which is ${isOver}, on ${longDate(from)}`, instead);
    });
}
