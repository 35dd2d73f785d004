/**
 * The days that a closing title names besides its event: "Closed until further notice", "Closed 27-29". Over 200 lines,
 * because the readings and what they leave are one.
 */
import { hasUnread, plainTimes } from './calendar-title-times.ts';
import {
  activity,
  harmlessSubject,
  namesCause,
  neutral,
  openRange,
  partWord,
  saysNoLength,
} from './calendar-title-words.ts';
import { foldTitle } from './calendar-titles.ts';
import { addDays, type Day, dayFrom, daysBetween, endless, weekdayOf, weekdays, yearOf } from './days.ts';

/** A date up to as many days before an event is the one in the past, not that of the next year. */
const maxDaysBefore = 60;
/** A number alone, "until 5", is a day if it is one of so many; otherwise it is an hour. */
const maxDaysToNumber = 15;
/** How long a closure whose title has unknown words is asked about: by then the office was asked "Still closed?". */
const maxDaysUnread = 7;

const weekdayNames = ['mon lun', 'tue mar', 'wed mie', 'thu jue', 'fri vie', 'sat sab', 'sun dom'];
const monthNames = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep,oct,nov,dec dic'.split(',');
const counts =
  'a an un una one|two dos couple par|three tres|four cuatro|five cinco|six seis|seven siete|eight ocho|nine nueve|ten diez|eleven once|twelve doce|thirteen trece|fourteen catorce'.split(
    '|',
  );
const anyOf = (names: readonly string[]) => names.join('|').replaceAll(' ', '|');
/** The place of a name or number in its list, from 1; 0 if it has none. */
const placeIn = (lists: readonly string[], name: string): number =>
  Number(name) || lists.findIndex((names) => names.split(' ').includes(name)) + 1;

const weekday = (name: 'day' | 'until') =>
  `\\b(?<${name}>${anyOf(weekdayNames)})(?:day|sday|s|nesday|rs|rsday|r|urday|es|tes|rcoles|ves|rnes|ado|ingo)?\\b(?!s)`;
export const monthName = `\\b(?<month>${anyOf(monthNames)})(?:uary|ro|ruary|rero|ch|zo|il|o|e|io|y|ust|sto|t|tember|tiembre|ober|ubre|ember|iembre|embre)?\\b\\.?`;
const to = String.raw` ?(?:-|&|to|and|through|thru|until|till?|al?|y|hasta)(?: el| the)? ?`;
const twelve = '(?<month>1[0-2]|0?[1-9])';
const thirtyOne = String.raw`(?<day>3[01]|[12]\d|0?[1-9])`;
const number = (name: 'day' | 'until') => `(?<${name}>\\d{1,2})(?:st|nd|rd|th)?\\b(?![:/%]| ?[ap]m)`;
const year = String.raw`(?:,? (?:de[l ] ?)?(?<year>20\d\d)\b)?`;
const whole = '\\b(?:this|all|rest of the|end of the|remainder of the|este|todo el|resto del|fin del?)';
/** More than one, in figures or words. */
export const several = `\\d{1,3}|${anyOf(counts.slice(1))}`;
const count = String.raw`(?<!/)\b(?<count>\d{1,3}|${anyOf(counts)})`;

/** What a pattern names of these. Days as in "from the `day` to `until`". */
type Groups = Readonly<Record<'day' | 'month' | 'count', string> & Partial<Record<'until' | 'year', string>>>;
type Reading = readonly [
  pattern: string,
  daysOf: (groups: Groups, first: Day, last: Day) => readonly (Day | undefined)[],
];
const dates = (pattern: string): Reading => [
  pattern,
  ({ day, until, month, year }, first) =>
    [day, until].map((one) => (one === undefined ? one : nearest(first, month, one, year))),
];
const lasting = (units: string, days: number): Reading => [
  `${count}(?: of| de)?[ -](?:${units})\\w*`,
  (groups, first) => [addDays(first, placeIn(counts, groups.count) * days - 1)],
];
/** Each is taken out of the title once it is read. */
/** After a number of these it is no day. */
const counted =
  'people|ppl|persons?|personas|pax|guests?|invitados|shooters?|tiradores|kids|ninos|students?|alumnos|lanes?|carriles|bays?|min';

const readings: readonly Reading[] = [
  dates(`\\b(?<year>20\\d\\d)-${twelve}-${thirtyOne}\\b`),
  dates(`\\b${twelve}/${thirtyOne} ?(?:-|&|and|y) ?${number('until')}(?!/)`),
  dates(`\\b${twelve}/${thirtyOne}(?:/(?:20)?(?<year>\\d\\d))?\\b(?! ?day)`),
  dates(`\\b(?<day>1[3-9]|2\\d|3[01])/${twelve}\\b`),
  [
    String.raw`\b(?:(?:rest|remainder|end|all|resto|fin|todo)(?: of| del?)?|for|in|during|en|durante|closed|cerrad[oa])(?: the)? (?<year>20\d\d)\b(?! ?\w)`,
    // A past year is a slip, in January above all.
    ({ year }, first) => [Number(year) < yearOf(first) ? undefined : `${year}-12-31`],
  ],
  dates(`${monthName} ${number('day')}(?:${to}${number('until')})?${year}`),
  dates(`(?:\\b${number('day')}${to})?\\b${number('until')} (?:de |of )?${monthName}${year}`),
  [
    String.raw`(?<!\b(?:we|it|they|range|and|or) )${monthName}${year}(?! (?:be|close|open|not|reopen))`,
    (groups, first) => [
      nearest(first, groups.month, '1', groups.year),
      endOfMonth(nearest(first, groups.month, '28', groups.year)),
    ],
  ],
  [`\\b(?<!:)${number('day')}${to}${number('until')}`, daysNumbered],
  [
    `(?<![:\\d])${number('day')}(?:, ?\\d{1,2}\\b)*(?:,? ?(?:and|&|y) ?|, ?)${number('until')}(?! ?(?:${counted})| ?(?:and|&|y) ?\\d+ ?[ap]m)`,
    daysListed,
  ],
  [String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)\b(?![:/%]| ?[ap]m)`, ({ day }, first) => [numbered(first, day)]],
  [
    `(?<=\\b(?:until|till?|thru|through|hasta|hasta el) )${number('day')}`,
    ({ day }, first) => [numbered(first, day, maxDaysToNumber)],
  ],
  [`(?<=\\b(?:el|dia|del|al) )${number('day')}`, ({ day }, first) => [numbered(first, day, maxDaysToNumber)]],
  [`${weekday('day')}(?:${to}${weekday('until')})?`, weekdaysNamed],
  lasting('day|dia', 1),
  lasting('week|wk|semana', 7),
  lasting('month|mes', 31),
  [
    // Hours early or late say when it closes or opens on a day, not how long.
    `${count}(?: of| de)?[ -](?:hour|hr|hora)\\w*(?! *-?(?:early|late|delay|before|after|antes|despues|temprano|tarde)\\b)`,
    (groups, first) => [addDays(first, Math.floor(placeIn(counts, groups.count) / 24))],
  ],
  [String.raw`\b(?:tomorrow|tmrw|(?<!\bla )manana)\b`, (_, _first, last) => [addDays(last, 1)]],
  [
    String.raw`\b(?:next (?:week(?:end)?|wk)|proxim[ao] (?:semana|fin)\w*)\b`,
    (_, _first, last) => [addDays(sunday(last), 7)],
  ],
  [String.raw`\b(?:week(?:end)?|wk|wknd|fin de semana|semana)\b`, (_, _first, last) => [sunday(last)]],
  [`${whole} (?:month|mes)\\b`, (_, _first, last) => [endOfMonth(last)]],
  [`${whole} (?:year|ano)\\b(?! nuevo)`, (_, _first, last) => [`${yearOf(last)}-12-31`]],
];

const season = '(?:winter|summer|spring|fall|autumn|invierno|verano|primavera|otono|season(?:al)?|temporada)';
const withoutEnd = new RegExp(
  [
    String.raw`\b(?:further notice|nuevo aviso|indefin\w*|permanent\w*|para siempre|forever|pending|tfn|ufn|for now|por ahora|for good|awhile|sine die|eternally|evermore|perpetual\w*|ad infinitum|duration|interim|time being|some ?time|(?:for|por) (?:a|un) (?:bit|rato)|for ages|for the present|momento|ilimitad\w*)\b`,
    String.raw`\b(?:for|in|next|all|this|entire|whole|closed|por|todo|durante|en|cerrado)(?: the| el| la)? ${season}\b(?! \w)|\b${season} (?:closure|break|shut ?-?down|hiatus|recess)\b`,
    String.raw`\b(?:(?<!happy )holidays|fiestas|vacaciones|vacations?|definitiv\w*|perman[ae]n\w*|indef|for ever)\b|\b(?:christmas|xmas|easter) (?:§|break\b)`,
    String.raw`\b(?:several|some|few|varios|varias|unos|unas|multiple|many) (?:\w+ )?(?:days|weeks|months|dias|semanas|meses)\b|\b(?:a|un) (?:while|tiempo)\b|\b(?:both days|ambos dias)\b`,
    String.raw`\b(?:until|till|til|thru|through|hasta)\b(?! (?:el |the |las? )?(?:dia )?(?:§|\d|dark|dusk|sunset|lunch|close|closing|today|hoy|tonight))`,
  ].join('|'),
);

const and = String.raw`(?: ?(?:-|&|,|to|and|or|through|thru|until|till?|al?|y|hasta) ?(?:the |el )?)`;
const lead = String.raw`(?:on|until|till?|thru|through|to|for|over|during|this|all|by|and|hasta|al?|el|del?|durante|the|la|next|(?:re ?-?)?open(?:s|ing)?|back|returns?|resum\w+)`;
/** What was read, with what leads to it: "from the 27th to the 29th", "until Sunday", "reopens at noon". */
const read = [
  String.raw`(?:\b(?:from|between|desde|${lead}) )*§${and}§`,
  String.raw`(?:\b${lead} )*§(?:${and}?§)*`,
  String.raw`(?:(?:\b(?:from|between|before|after|at|as of|starting|beginning|desde|antes|despues|a partir|las|${lead})|@) ?)*¤(?:${and}?¤)*(?: on\b)?`,
].map((pattern) => new RegExp(pattern, 'g'));

/** Of what was not read: words that speak of a time, of which no list of causes has a use. */
const lasts = new RegExp(
  String.raw`\b(?:until|till?|thru|through|hasta|from|since|desde|partir|start\w*|begin\w*|effective|as (?:of|long)|while|mientras|during|durante|throughout|over|before|after|past|beyond|up to|between|pending|await\w*|every|each|cada|any|unless|season\w*|temporada|weeks|wks|weekends|months?|days|dias|semanas|mes|meses|(?<!new )years?|fortnights?|long(?! (?:range|gun)s?)|extended|foreseeable|future|later|least|more|eta|ongoing|temp|temporar\w+|open-? ?ended|re ?-?open\w*|tb[ad]|tbc|unknown|undetermined|reabr\w+)\b|\b(?:thanksgiving|christmas|xmas|easter|years|navidad) to (?!(?:the )?public)|\b(?:no|sin|without|not) (?:a |an )?(?:end|date|fecha|fin|eta|timeline)\b`,
);

/** "The day after Thanksgiving" is the event's own day. */
const besideHoliday =
  /\b(?:the )?(?:day|friday|fri|monday|mon) (?:after|before) (?:thanksgiving|christmas|xmas|new years?|easter|independence|labor|memorial|veterans)\b(?: (?:day|eve))?/g;

/** Whether all words of a closing title are known to say no more of how long it is closed than was read of them. */
const isUnderstood = (text: string): boolean =>
  text
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N} &]/u)
    .every((clause) => namesCause(clause) || clause.split(' ').every((word) => !word || isHarmless(word)));
const isHarmless = (word: string): boolean => saysNothing.has(word) && !calendarWord.test(word);
const saysNothing = new Set([...neutral, ...saysNoLength].map((word) => word.replaceAll("'", '')));
const calendarWord = new RegExp(`^(?:${weekday('day')}|${monthName})$`);

/** `isStated`: the last day is one that the title names, or its event's. */
type Meant = { first: Day; last: Day; isStated: boolean };

/** The first and the last day that a title may speak of; those of its event, if it names no other. */
export const daysMeant = (title: string, first: Day, last: Day): Meant => readDays(title, first, last).meant;

/** The days that a title names, and none of its event's: the first and the last of each span. */
export const daysNamed = (title: string, first: Day, last: Day): Day[] => readDays(title, first, last).named.flat();

/**
 * The days of a title that says closed. Its closure ends with its event for sure only if all its words are known: no
 * list can have all the ways to say that a closure goes on.
 */
export function closedDays(title: string, first: Day, last: Day): Meant {
  const { meant, text } = readDays(title, first, last);
  const times = text.replace(new RegExp(hasUnread, 'g'), '¤').replace(besideHoliday, ' ');
  const rest = read.reduce((left, pattern) => left.replace(pattern, ' '), times);
  if (lasts.test(rest)) return { ...meant, last: endless, isStated: false };
  // "12/1-6": of a date that was read in part, the end isn't known.
  const isStated = meant.last > last && !/\d/.test(rest);
  if (isStated || isUnderstood(rest)) return meant;
  const asked = addDays(last, maxDaysUnread);
  return { ...meant, last: meant.last > asked ? meant.last : asked, isStated: false };
}

const opening = new RegExp(
  String.raw`^(?<subject>.*?)(?:${openRange.source}|\babr(?:e|en|ira|iremos)\b)(?<then>(?:(?! - |: )[^,;.!?()])*)`,
);
const untilWord = /\b(?:until|till?|thru|through|hasta)\b/;

/** Whether a title says that the range opens on days that its event has none of: "Will open Monday", on a Saturday. */
export function opensOnOtherDays(title: string, first: Day, last: Day): boolean {
  const { subject = '', then = '' } = opening.exec(plainTimes(foldTitle(title)))?.groups ?? {};
  const clause = subject.replace(/.*(?:[:;,.!?()]| - )/, '');
  if (untilWord.test(then) || [harmlessSubject, activity, partWord].some((other) => other.test(clause))) return false;
  const { named } = readDays(then, first, last);
  return named.length > 0 && named.every((days) => days.every((day) => day < first || day > last));
}

type ReadDays = { text: string; meant: Meant; named: readonly (readonly Day[])[] };

/** `named`: the days of each part of the title. */
function readDays(title: string, first: Day, last: Day): ReadDays {
  let text = plainTimes(foldTitle(title));
  const days = [first, last];
  const all: Day[][] = [];
  for (const [pattern, daysOf] of readings)
    text = text.replace(new RegExp(pattern, 'g'), (found: string, ...match: unknown[]) => {
      // Each pattern has the groups that its reading takes.
      const groups = match.at(-1) as Groups;
      const named = daysOf(groups, first, last).filter((day) => day !== undefined);
      days.push(...named);
      // Of a span only the end may be known: its event may be within.
      if (named.length > 0) all.push(groups.day && groups.until && named.length === 1 ? [first] : named);
      return named.length === 0 ? found : groups.day && groups.until ? '§-§' : '§';
    });
  days.sort();
  const isStated = !withoutEnd.test(text);
  const [earliest = first, latest = last] = [days[0], days.at(-1)];
  return { text, meant: { first: earliest, last: isStated ? latest : endless, isStated }, named: all };
}

const sunday = (day: Day): Day => addDays(day, 6 - weekdays.indexOf(weekdayOf(day)));
const endOfMonth = (day: Day): Day => addDays(dayFrom(yearOf(day), Number(day.slice(5, 7)) + 1, 1), -1);

/** Of the year that the title names, or else the first that isn't long past. */
function nearest(first: Day, month_: string, day: string, year_?: string): Day {
  const inYear = (one: number) => dayFrom(one, placeIn(monthNames, month_), Number(day));
  if (year_) return inYear(2000 + (Number(year_) % 100));
  const days = [-1, 0, 1].map((years) => inYear(yearOf(first) + years));
  return days.find((one) => daysBetween(one, first) <= maxDaysBefore) ?? first;
}

/** The next day with a number. */
const numbered = (first: Day, day: string, within = 62): Day | undefined =>
  Array.from({ length: within }, (_, ahead) => addDays(first, ahead)).find(
    (one) => Number(one.slice(8)) === Number(day),
  );

/** "27-29", "30-2". "9-4" and "10-12" are hours, unless the event is on one of these days or the day before. */
function daysNumbered({ day, until = day }: Groups, first: Day, last: Day): (Day | undefined)[] {
  const [a, b, own] = [Number(day), Number(until), Number(last.slice(8))];
  const areDays = a < b ? b > 24 || (own >= a - 1 && own <= b) : a > 24 && a <= 31;
  return areDays ? [numbered(first, until)] : [];
}

/** "6, 7" and "6, 7 and 8" if the event begins on the 6th: otherwise they may be lanes or hours. */
function daysListed({ day, until = day }: Groups, first: Day): (Day | undefined)[] {
  const isOwn = Number(day) === Number(first.slice(8)) && Number(until) > Number(day);
  return isOwn ? [numbered(first, until, maxDaysToNumber)] : [];
}

/** "Sunday" is the next one, unless the event includes one. "Friday-Sunday" may have begun by then. */
function weekdaysNamed({ day, until }: Groups, first: Day, last: Day): Day[] {
  const next = (placeIn(weekdayNames, until ?? day) + 6 - weekdays.indexOf(weekdayOf(last))) % 7;
  const isWithin = daysBetween(first, last) >= (7 - next) % 7;
  const end = isWithin ? last : addDays(last, next);
  return until ? [first, end] : [end];
}
