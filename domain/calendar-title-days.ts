/** The days that a closing title names besides its event: "Closed until further notice", "Closed 27-29". */
import { hasUnread, plainTimes } from './calendar-title-times.ts';
import { namesCause, neutral, saysNoLength } from './calendar-title-words.ts';
import { foldTitle } from './calendar-titles.ts';
import { addDays, type Day, dayFrom, daysBetween, endless, weekdayOf, weekdays, yearOf } from './days.ts';

/** A date up to as many days before an event is the one in the past, not that of the next year. */
const maxDaysBefore = 60;
/** A number alone, "until 5", is a day if it is that near; otherwise it is an hour. */
const maxDaysToNumber = 14;
/** How long a closure whose title has unknown words is asked about: by then the office was asked "Still closed?". */
const maxDaysUnread = 7;

const weekday = String.raw`\b(mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)(?:day|sday|s|nesday|rs|rsday|r|urday|es|tes|rcoles|ves|rnes|ado|ingo)?\b(?!s)`;
const weekdayNames = ['mon lun', 'tue mar', 'wed mie', 'thu jue', 'fri vie', 'sat sab', 'sun dom'];
const month = String.raw`\b(jan|ene|feb|mar|apr|abr|may|jun|jul|aug|ago|sep|oct|nov|dec|dic)(?:uary|ro|ruary|rero|ch|zo|il|o|e|io|y|ust|sto|t|tember|tiembre|ober|ubre|ember|iembre|embre)?\b\.?`;
const monthNames = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep,oct,nov,dec dic'.split(',');
const to = String.raw` ?(?:-|&|to|and|through|thru|until|till?|al?|y|hasta)(?: el| the)? ?`;
const twelve = '1[0-2]|0?[1-9]';
const thirtyOne = String.raw`3[01]|[12]\d|0?[1-9]`;
const number = String.raw`(\d{1,2})(?:st|nd|rd|th)?\b(?![:/%]| ?[ap]m)`;
const year = String.raw`(?:,? (?:de[l ] ?)?(20\d\d)\b)?`;
const whole = '\\b(?:this|all|rest of the|end of the|remainder of the|este|todo el|resto del|fin del?)';
const counts = 'a an un una one|two dos couple|three tres|four cuatro|five cinco|six seis|seven siete'.split('|');
const count = String.raw`(?<!/)\b(\d{1,3}|${counts.join('|').replaceAll(' ', '|')})`;

type Named = readonly (Day | undefined)[];
type Groups = readonly (string | undefined)[];
/** Each is taken out of the title once it is read. */
const readings: readonly [pattern: string, daysOf: (groups: Groups, first: Day, last: Day) => Named][] = [
  [`\\b(20\\d\\d)-(${twelve})-(${thirtyOne})\\b`, ([, y, m, d]) => [date(y, Number(m), d)]],
  [
    `\\b(${twelve})/(${thirtyOne})(?:/(?:20)?(\\d\\d))?\\b(?! ?day)`,
    ([, m, d, y], first) => [nearest(first, Number(m), d, y && `20${y}`)],
  ],
  [`\\b(1[3-9]|2\\d|3[01])/(${twelve})\\b`, ([, d, m], first) => [nearest(first, Number(m), d)]],
  [
    `${month} ${number}(?:${to}${number})?${year}`,
    ([, m, from, until, y], first) =>
      [from, until].map((d) => (d === undefined ? d : nearest(first, monthOf(m), d, y))),
  ],
  [
    `(?:\\b${number}${to})?\\b${number} (?:de |of )?${month}${year}`,
    ([, from, until, m, y], first) =>
      [from, until].map((d) => (d === undefined ? d : nearest(first, monthOf(m), d, y))),
  ],
  [
    String.raw`(?<!\b(?:we|it|they|range|and|or) )${month}${year}(?! (?:be|close|open|not|reopen))`,
    ([, m, y], first) => [nearest(first, monthOf(m), '1', y), endOfMonth(nearest(first, monthOf(m), '28', y))],
  ],
  [`\\b${number}${to}${number}`, ([, from, until], first, last) => daysNumbered(from, until, first, last)],
  [
    String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)|(?<=\b(?:until|till?|thru|through|hasta|hasta el) )(\d{1,2}))\b(?![:/%]| ?[ap]m)`,
    ([, ordinal, bare], first) => {
      const day = numbered(first, ordinal ?? bare);
      return [ordinal || (day && daysBetween(first, day) <= maxDaysToNumber) ? day : undefined];
    },
  ],
  [`${weekday}(?:${to}${weekday})?`, ([, from, until], first, last) => weekdaysNamed(from, until, first, last)],
  [
    `${count}(?: of)?[ -](day|dia|week|wk|semana|month|mes|hour|hr)\\w*`,
    ([, n, unit = ''], first) => [lasting(first, numberOf(n), unit)],
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
    String.raw`\b(?:further notice|nuevo aviso|indefini[td]\w*|permanent\w*|para siempre|forever|pending|tfn|ufn|for now|por ahora|for good)\b`,
    String.raw`\b(?:for|all|this|entire|whole|closed|por|todo|durante|en|cerrado)(?: the| el| la)? ${season}\b(?! \w)|\b${season} (?:closure|break|shut ?-?down|hiatus|recess)\b`,
    String.raw`\b(?:several|some|few|varios|varias|unos|unas|multiple|many) (?:\w+ )?(?:days|weeks|months|dias|semanas|meses)\b|\b(?:a|un) (?:while|tiempo)\b|\bboth days\b`,
    String.raw`\b(?:until|till|til|thru|through|hasta)\b(?! (?:el |the |las? )?(?:§|\d|dark|dusk|sunset|lunch|close|closing|today|hoy|tonight))`,
  ].join('|'),
);

const and = String.raw`(?: ?(?:-|&|,|to|and|or|through|thru|until|till?|al?|y|hasta) ?(?:the |el )?)`;
const lead = String.raw`(?:on|until|till?|thru|through|to|for|over|during|this|all|by|and|hasta|al?|el|del?|durante|the|la|next|(?:re ?-?)?open(?:s|ing)?|back|returns?|resum\w+)`;
/** What was read, with what leads to it: "from the 27th to the 29th", "until Sunday", "reopens at noon". */
const read = [
  String.raw`(?:\b(?:from|between|desde|${lead}) )*§${and}§`,
  String.raw`(?:\b${lead} )*§(?:${and}?§)*`,
  String.raw`(?:(?:\b(?:from|between|before|after|at|as of|starting|beginning|desde|antes|despues|a partir|las?|${lead})|@) ?)*¤(?:${and}?¤)*(?: on\b)?`,
].map((pattern) => new RegExp(pattern, 'g'));
const isSpan = /(?<!^\d{4}.*)-|&|\b(?:to|and|through|thru|until|till?|al?|y|hasta)\b/;

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
const isHarmless = (word: string): boolean => (neutral.has(word) || saysNoLength.has(word)) && !calendarWord.test(word);
const calendarWord = new RegExp(`^(?:${weekday}|${month})$`);

/** `isStated`: the last day is one that the title names, or its event's. */
type Meant = { first: Day; last: Day; isStated: boolean };

/** The first and the last day that a title may speak of; those of its event, if it names no other. */
export function daysMeant(title: string, first: Day, last: Day): Meant {
  const { text, days } = readDays(title, first, last);
  const [earliest = first, latest = last] = [days[0], days.at(-1)];
  return withoutEnd.test(text)
    ? { first: earliest, last: endless, isStated: false }
    : { first: earliest, last: latest, isStated: true };
}

/**
 * The days of a title that says closed. Its closure ends with its event for sure only if all its words are known: no
 * list can have all the ways to say that a closure goes on.
 */
export function closedDays(title: string, first: Day, last: Day): Meant {
  const meant = daysMeant(title, first, last);
  const times = readDays(title, first, last).text.replace(new RegExp(hasUnread, 'g'), '¤');
  const rest = read.reduce((text, pattern) => text.replace(pattern, ' '), times.replace(besideHoliday, ' '));
  if (lasts.test(rest)) return { first: meant.first, last: endless, isStated: false };
  // "12/1-6": of a date that was read in part, the end isn't known.
  const isStated = meant.last > last && !/\d/.test(rest);
  if (isStated || isUnderstood(rest)) return meant;
  const [, latest = last] = [meant.last, addDays(last, maxDaysUnread)].sort();
  return { first: meant.first, last: latest, isStated: false };
}

function readDays(title: string, first: Day, last: Day): { text: string; days: Day[] } {
  let text = plainTimes(foldTitle(title));
  const days = [first, last];
  for (const [pattern, daysOf] of readings)
    text = text.replace(new RegExp(pattern, 'g'), (...match: (string | undefined)[]) => {
      const named = daysOf(match, first, last).filter((day) => day !== undefined);
      days.push(...named);
      const found = String(match[0]);
      return named.length === 0 ? found : isSpan.test(found) ? '§-§' : '§';
    });
  return { text, days: days.sort() };
}

const monthOf = (name = ''): number => monthNames.findIndex((names) => names.includes(name)) + 1;
const numberOf = (text = ''): number =>
  Number(text) || counts.findIndex((words) => words.split(' ').includes(text)) + 1;
const sunday = (day: Day): Day => addDays(day, 6 - weekdays.indexOf(weekdayOf(day)));
const endOfMonth = (day: Day): Day => addDays(dayFrom(yearOf(day), Number(day.slice(5, 7)) + 1, 1), -1);
const date = (year_: string | number | undefined, month_: number, day = ''): Day =>
  dayFrom(Number(year_), month_, Number(day));

/** Of the year that the title names, or else the first that isn't long past. */
function nearest(first: Day, month_: number, day: string | undefined, year_?: string): Day {
  if (year_) return date(year_, month_, day);
  const days = [-1, 0, 1].map((years) => date(yearOf(first) + years, month_, day));
  return days.find((one) => daysBetween(one, first) <= maxDaysBefore) ?? first;
}

/** The next day with a number. */
function numbered(first: Day, day = ''): Day | undefined {
  return Array.from({ length: 62 }, (_, ahead) => addDays(first, ahead)).find(
    (one) => Number(one.slice(8)) === Number(day),
  );
}

/** "27-29". "9-4" and "10-12" are hours, unless the event is on one of these days or the day before. */
function daysNumbered(from = '', until = '', first: Day, last: Day): Named {
  const [a, b, own] = [Number(from), Number(until), Number(last.slice(8))];
  if (a >= b || b > 31 || (b <= 24 && (own < a - 1 || own > b))) return [];
  return [numbered(first, until)];
}

/** "Sunday" is the next one, unless the event includes one. */
function weekdaysNamed(from = '', until: string | undefined, first: Day, last: Day): Named {
  const ahead = (name: string) =>
    (weekdayNames.findIndex((names) => names.includes(name)) - weekdays.indexOf(weekdayOf(last)) + 7) % 7;
  const next = ahead(until ?? from);
  const isWithin = daysBetween(first, last) >= (7 - next) % 7;
  return [isWithin ? last : addDays(last, next)];
}

function lasting(first: Day, n: number, unit: string): Day {
  if (unit.startsWith('h')) return addDays(first, Math.floor(n / 24));
  return addDays(first, n * (/^[ws]/.test(unit) ? 7 : unit.startsWith('m') ? 31 : 1) - 1);
}
