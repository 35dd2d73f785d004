/** What code reads from a query: ages, a day, a time of day, and how many people come, in English and Spanish. */
import { addDays, type Day, yearOf } from '#domain/days.ts';
import { agePatterns, birthdays, birthYear, old, person, units } from './age-patterns.ts';
import {
  eachDate,
  hasWeekday,
  minutesOf,
  readDay,
  spellDays,
  type Take,
  takeWeekdays,
  timePattern,
} from './day-words.ts';
import { inDigits, spellYears, written } from './numbers.ts';
import { isArticle, namedIn, type Party, partyPattern, readParty } from './party.ts';
import { plainLetters } from './terms.ts';

export type Slots = {
  /** In years, the youngest first. */
  ages: readonly number[];
  /** Whether those between are meant, too: "6 to 8 year olds". */
  isRange: boolean;
  /** How many of them were counted; undefined where no one was. */
  party: Party | undefined;
  /** How many are named beside ages: "me and my 14 year old". */
  named: number;
  day: Day | undefined;
  /** All days that are asked for, {@link Slots.day} among them: "friday or saturday". */
  days?: readonly Day[];
  /** The day as of which the query is read. */
  today: Day;
  /** A time of day that is named, in minutes after midnight. */
  time: number | undefined;
  /** Whether the day is a holiday that is computed, however it was asked for. */
  isHoliday?: boolean;
  /** The query without them. */
  rest: string;
};

/** Finds the names of holidays with a weekday that is none: "Black Friday". */
export const weekdaysIn = (names: readonly string[]): (readonly [RegExp, string])[] =>
  names
    .filter(hasWeekday)
    .map((name) => [new RegExp(`\\b${name.split(/\W+/).join('\\W+')}s?\\b`), name.replaceAll(' ', '_')]);

/** `names`: holidays with a weekday. `isKnown`: whether a word is one without a mistake. */
type Known = { names: ReturnType<typeof weekdaysIn>; isKnown: (word: string) => boolean };

/** Reads the slots of a query as of a day of the range. */
export function readSlots(query: string, today: Day, { names, isKnown }: Known): Slots {
  // "My 5 1/2 with a 22": no size or length.
  query = eachDate(query)
    .replace(/\b(20\d\d)-(\d\d)-(\d\d)\b/, '$2/$3/$1')
    .replace(inDays, (text, count: string, unit: string, at: number) => {
      const others = query.slice(0, at) + query.slice(at + text.length);
      const days =
        Number(written.get(count.toLowerCase()) ?? (/^an?$/i.test(count) ? 1 : count)) * (/^d/i.test(unit) ? 1 : 7);
      return days > 0 && !aged.test(others) ? addDays(today, days).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1') : text;
    })
    .replace(halfAge, '$1 years old')
    .replace(/(y(?:ea)?rs?)-?(?=olds?\b)/gi, ' $1 ');
  // "My brother (13)", "my son, 12", "age: 6", "6 yr. old": signs between a person and an age say nothing.
  let rest = spellDays(
    inDigits(spellYears(` ${plainLetters(query).replace(/(\D):|(yrs?)\.|[()[\],;?!¿¡]/g, '$1$2 ')} `, isKnown)),
    isKnown,
  );
  // Words end at "_", and no weekday begins there.
  for (const [name, word] of names) rest = rest.replace(name, word);
  const take: Take = (pattern) => {
    const match = pattern.exec(rest);
    if (match) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };
  // Before roads are read: $35 is no highway. 00 buck is a load.
  rest = rest.replace(/\$\s?\d+(?:\.\d+)?|\b\d+(?:\.\d+)?\s?(?:bucks|dollars?|usd|dolares|pesos)\b/g, ' price ');
  // "Do I have to be 21?" asks for the limit.
  rest = rest.replace(
    /\b((?:need|have|must|got|gotta|supposed) (?:i |we |you |they |one )?(?:to )?be) (?:at least |over )?\d{1,2}\b/g,
    '$1 age',
  );
  const ages: number[] = [];
  const readAges = (patterns: typeof agePatterns) => {
    if (!/\d/.test(rest)) return;
    for (const [pattern, yearsOf] of patterns) {
      for (const match of rest.matchAll(pattern)) ages.push(yearsOf(Number(match[1])));
      // The people stay: who is asked about says who must come along. No other number is theirs.
      rest = rest.replace(pattern, (text) => text.replace(/\d{1,2}.*/, ' _ '));
    }
  };
  // Who has a birthday this year may not have had it: the younger age holds.
  rest = rest.replace(birthYear, (text, who: string | undefined, year: string) => {
    const years = yearOf(today) - Number(year) - 1;
    if (years < -1) return text;
    ages.push(Math.max(years, 0));
    return who ?? ' ';
  });
  // "Somos 5, yo y ...": here "yo" is I, and not "years old".
  rest = rest.replace(/\b((?:somos|seremos|venimos|vamos) \d{1,2}) +yo\b/g, '$1 personas yo');
  // "Two 14 year olds" are two who come, too.
  rest = rest.replace(severalAged, '$2 $1 kids ');
  rest = rest.replace(/\b(not|be|wont|isnt|arent) around (?=1\d)/g, '$1 around im ');
  rest = rest.replace(bareTime, '$1 at $2:$3').replace(/\bis (?=\d{1,2}(?::?\d\d)? too (?:late|early)\b)/g, 'is at ');
  let isRange = false;
  rest = rest.replace(agesTogether, (text: string, who?: string, start?: string, years?: string) => {
    const together = (text.match(/\d+/g) ?? []).map(Number);
    // "9 to 4" are hours.
    const isSaid = who ?? years ?? (start !== undefined && (together[0] ?? 0) < (together[1] ?? 0));
    if (!isSaid) return text;
    ages.push(...together);
    isRange ||= range.test(text);
    return ` ${who ?? ''} `;
  });
  readAges(birthdays);
  const day = readDay(take, today);
  // The others of several days, which `daysIn` reads.
  if (day !== undefined) takeWeekdays(take);
  readAges(agePatterns);
  const counted = readParty(rest);
  const named = namedIn(rest);
  if (counted)
    rest = rest.replace(partyPattern, (text, count: string, who: string) => (isArticle(count) ? text : ` ${who} `));
  const [timeText] = take(timePattern) ?? [];
  // "Check in after 3" is later than 3:00.
  const time =
    timeText === undefined ? undefined : minutesOf(timeText) + Number(/^(?:after|later|past|despues)/.test(timeText));
  rest = rest.replace(/\blater\b/g, ' ');
  return { ages: [...ages].sort((a, b) => a - b), isRange, party: counted, named, day, today, time, rest };
}

/** "Open in 3 days", but not "turns seven in 3 days". */
const inDays =
  /\b(?:(?:in|en|dentro de) |(?=\w+ \w+ from (?:now|today)\b))(\w+) (days?|d[ií]as?|weeks?|semanas?)\b(?: from (?:now|today)\b)?/i;
const aged = /\d|turn|birthday|bday|old\b|cumpl|a[nñ]os/i;

const halfAge =
  /\b(my \d|mi \d|1\d)[ -]?(?:1\/2|½)(?! ?(?:["”]|in\b|inch|mile|hour|lb|pound|oz|y|shot\b|shell|milla))/gi;

/** "Sun 315", "get there 330": a number beside a day or an arrival is a time, unless it counts or names a cartridge. */
const bareTime = new RegExp(
  `\\b(\\w+day|mon|tues?|wed|thu|fri|sat|sun|t?here|com(?:e|ing)|arriv\\w+|its|like) (1[0-2]|[1-9])(00|15|30|45)\\b${units}(?! ?(?:bl|wi?[nm]\\b|meter))`,
  'g',
);
/** Begins a range without a word for people or years, and of no hours: "between 16 and 20 pistol", "6 to 10". */
const bareRange = String.raw`^\s*(?:(?:from|between|entre|de|desde)\s+)?(?=\d+ (?:to|thru|through|and|a|y|hasta) (?:1[3-9]|2\d|\d+\s*$))`;
/** "Kids 8, 11 and 13", "my 4, 7 and 9 year old", "5-year and 8-year olds", "from 6 to 8 years", and no 10/22. */
const agesTogether = new RegExp(
  String.raw`(?:\b((?:${person}|ages?|aged|edad(?:es)?) )(?:(?:of|ages?|aged|are|range|ranging|from|between|entre|de|desde|son|tienen) )*|(${bareRange}))?\b(?!10[ /-]22)\d{1,2}(?:(?:[\s-]*years?)?(?:\s*[-/&]\s*|-?\s+(?:(?:(?:and|&|or|n|y|o)\s+(?:(?:an?|my|mi|un[oa]?|de) )*|an? |(?:to|thru|through|until|till|al?|hasta)\s+(?:los )?))?)\d{1,2}(?![\d.]))+${units}((?:${old}|\s*(?:anos\b|y(?:ea)?rs?\s*$)))?`,
  'g',
);
const range = /\d ?[-/] ?\d|\d(?: y\w*)? (?:to|thru|through|until|till|al?|hasta) |\b(?:between|entre)\b/;
const severalAged = new RegExp(`\\b(two|three|four|five|[2-9])\\s+((?:\\d|1[0-7])${old})`, 'g');
