/** Reads a query: who, when and what it names, which facts it asks for, and what these decide. */
import type { SearchFact, SearchKnowledge, SearchPlace } from '#domain/search.ts';
import { addDays, type Day, weekdayOf, yearOf } from '#domain/days.ts';
import { holidays } from '#domain/holidays.ts';
import { agesLeft } from './ages-left.ts';
import { eachDate, hasWeekday } from './day-words.ts';
import { decide } from './decide.ts';
import { type Decision, kindOf, kindsOf } from './decision.ts';
import { createMatcher, type Matched } from './match.ts';
import { readSlots, type Slots, weekdaysIn } from './slots.ts';
import { plainLetters, stemOf, wordsOf } from './terms.ts';

export type QueryReading = {
  hasAge: boolean;
  /** Whether all that it tells is in the title of one place. */
  isTitle: boolean;
  matched: Matched<SearchFact>;
  decision: Decision | undefined;
  /** Words of something else than the first place. */
  foreign: readonly string[];
};

/** Words that put a day before or after a holiday. */
const around = /\b(?:(before|eve of|antes de|antes del|vispera de)|(after|despues de|despues del))\b/;

const weekendOf = /\b(?:weekends?|wknd|fin(?:es)? de semana|finde|puente)\b/;

const nextWeekday = /\b(?:next|pr.ximo) (?:mon(?!th)|tue|wed|thu|fri|sat|sun|lun|mart|mi.r|jue|vie|s.b|dom)/i;

/** Also a weekend of which nothing else is said. */
const thisWeekend = new RegExp(
  String.raw`\b(?:this|este) ${weekendOf.source}|^(?:(?:on|at|for|en|el|the) )*${weekendOf.source}\W*$`,
  'i',
);

const beginning = /^(?:from|desde|de)$/;

/** Whether a way begins there: "from Watsonville", which no page names. */
const isStart = (word: string, words: readonly string[]): boolean =>
  beginning.test(words[words.indexOf(word) - 1] ?? '');

/** Whether it is someone who comes along: "with my old lady", "con mi vieja". */
const isCompany = (word: string, words: readonly string[]): boolean =>
  /\b(?:with|con) (?:my|our|mis?|nuestr[oa]s?)(?: \w+)?$/.test(words.slice(0, words.indexOf(word)).join(' '));

/** Makes a source's facts ready to be asked for. A query is read as of a day of the range. */
export function createReader(source: SearchKnowledge) {
  const { places, facts } = source;
  const byAddress = new Map(places.map((place) => [place.to, place]));
  const siteWords = [...new Set(places.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)))];
  const siteStems = new Set(siteWords.map(stemOf));
  const titles = new Map<string, Set<string>[]>();
  for (const { title } of places) {
    const stems = new Set(wordsOf(title).map(stemOf));
    for (const stem of stems) titles.set(stem, [...(titles.get(stem) ?? []), stems]);
  }
  const isInTitle = ([first = '', ...others]: readonly string[]) =>
    titles.get(stemOf(first))?.some((stems) => others.every((word) => stems.has(stemOf(word)))) ?? false;
  const match = createMatcher({
    ...source,
    known: siteWords,
    isThing: ({ is }) => is !== undefined && 'option' in is,
  });
  const holidayNames = weekdaysIn(
    facts.flatMap((fact) => (kindOf(fact, 'holiday') ? fact.asked.map(plainLetters) : [])),
  );

  const closed = facts.flatMap((fact) => kindOf(fact, 'hours')?.closed ?? []);

  const slotsOf = (query: string, today: Day) =>
    readSlots(query, today, { names: holidayNames, isKnown: match.isWord });

  /** The day that is asked for. `other`: what tells of a holiday that this part of a query only refers to. */
  function dayOf(query: string, slots: Slots, matched: Matched<SearchFact>, other = matched): Day | undefined {
    // "Easter Sunday" is not the next Sunday; but what is closed every Monday is closed on "a Monday holiday".
    const isMovable =
      kindsOf(matched.matches, 'holiday').some(({ is }) => is.holiday === null) &&
      !(slots.day && closed.includes(weekdayOf(slots.day)));
    const holidayFrom = (first: Day) =>
      holidayIn(matched, first) ?? (around.test(plainLetters(query)) ? holidayIn(other, first) : undefined);
    const dayFrom = (first: Day) => dayBy(query, holidayFrom(first), isMovable ? undefined : slots.day);
    // The day after a holiday may be today.
    const near = dayFrom(addDays(slots.today, -7));
    return near !== undefined && near >= slots.today ? near : dayFrom(slots.today);
  }

  /** Each day that is asked for: "thanksgiving or the day after", "dec 24 and 25". */
  function daysIn(query: string, slots: Slots, matched: Matched<SearchFact>): Day[] {
    const day = dayOf(query, slots, matched);
    if (day === undefined) return [];
    // The coming one or the one after it, and never today.
    if (nextWeekday.test(query)) return [day, addDays(day, 7)].slice(day === slots.today ? 1 : 0);
    const parts = eachDate(query).split(/,|\b(?:or|and|y|o)\b|&/i);
    const days = parts.flatMap((part) => {
      const own = slotsOf(part, slots.today);
      return dayOf(part, own, match(own.rest), matched) ?? [];
    });
    return days.length > 1 ? [...new Set(days)].sort() : [day];
  }

  const read = (query: string, today: Day): QueryReading => {
    query = query.replace(thisWeekend, 'saturday, sunday');
    const slots = slotsOf(query, today);
    const matched = withBegun(match(slots.rest));
    const days = daysIn(query, slots, matched);
    const isHoliday = days.some((day) => Object.values(holidays).some(({ on }) => on(yearOf(day)) === day));
    const ages = [...slots.ages, ...agesLeft(matched, slots, source.patterns)].sort((a, b) => a - b);
    const decision = decide(matched, { ...slots, ages, day: days[0], days, isHoliday }, source);
    // As it is typed, too: a price is read as one.
    const typed = wordsOf(query);
    const isTitle = [matched.telling, typed].some(isInTitle);
    return {
      hasAge: ages.length > 0,
      isTitle,
      matched,
      decision,
      foreign: foreignTo(decision?.places[0], matched),
    };
  };

  /** The last word may be the beginning of one that the site has. */
  function withBegun(matched: Matched<SearchFact>): Matched<SearchFact> {
    const last = matched.telling.at(-1) ?? '';
    const isBegun =
      last.length > 2 &&
      !match.isEveryday(last) &&
      matched.strange.includes(last) &&
      siteWords.some((word) => word.startsWith(last));
    const without = (words: readonly string[]) => words.filter((word) => word !== last);
    return isBegun ? { ...matched, strange: without(matched.strange), foreign: without(matched.foreign) } : matched;
  }

  const placeWords = new Map<string | undefined, { own: ReadonlySet<string>; isWay: boolean }>();

  /** The stems of a place's words and of how it is asked for, gathered once, and whether it is about the way here. */
  function ofPlace(to: string | undefined) {
    const known = placeWords.get(to);
    if (known) return known;
    const { title = '', page = '', text = '' }: Partial<SearchPlace> = byAddress.get(to ?? '') ?? {};
    const here = facts.filter((fact) => fact.to === to);
    const isWay = here.some(({ role }) => role === 'ways' || role === 'way' || role === 'address');
    const words = [title, page, text, ...here.flatMap((fact) => fact.asked)].flatMap(wordsOf);
    const found = { own: new Set(words.map(stemOf)), isWay };
    placeWords.set(to, found);
    return found;
  }

  /** Words of something else than the place: not its own, nor of who comes along, or of where a way begins. */
  function foreignTo(to: string | undefined, { foreign, words }: Matched<SearchFact>): string[] {
    if (foreign.length === 0) return [];
    const { own, isWay } = ofPlace(to);
    return foreign.filter(
      (word) => !own.has(stemOf(word)) && !isCompany(word, words) && !(isWay && isStart(word, words)),
    );
  }

  /** Whether any page says it. */
  const isSaid = (word: string) => siteStems.has(stemOf(word));
  const isKnown = (word: string) => match.knows(word) || isSaid(word);
  return Object.assign(read, { foreignTo, isKnown, isSaid, isEveryday: match.isEveryday });
}

type HolidayAsked = { day: Day; hasWeekday: boolean };

/** The next day of a holiday that is asked for, and whether it is on the same weekday each year. */
function holidayIn({ matches }: Matched<SearchFact>, today: Day): HolidayAsked | undefined {
  const is = kindsOf(matches, 'holiday')
    .map((one) => one.is)
    .find(({ holiday }) => holiday !== null);
  if (!is?.holiday) return undefined;
  const { on } = holidays[is.holiday];
  const days = [0, 1].map((ahead) => addDays(on(yearOf(today) + ahead), is.after ?? 0));
  const day = days.find((one) => one >= today);
  return day === undefined ? undefined : { day, hasWeekday: new Set(days.map(weekdayOf)).size === 1 };
}

/** The day of a holiday, or the weekday or day before or after it; of "the week after", none. */
function dayBy(query: string, asked: HolidayAsked | undefined, read: Day | undefined): Day | undefined {
  const text = plainLetters(query);
  const [, before] = around.exec(text) ?? [];
  const holiday = asked?.day;
  // "Memorial day weekend" is more than the holiday.
  if (holiday && !around.test(text) && weekendOf.test(text)) return undefined;
  if (!holiday) return read;
  if (!around.test(text)) {
    const weekday = read && hasWeekday(text) ? weekdayOf(read) : weekdayOf(holiday);
    if (weekday === weekdayOf(holiday)) return holiday;
    // "Thanksgiving friday" is the day after, "Labor Day saturday" two before. "Christmas sunday" is which of the two?
    const near = [1, 2, 3, -1, -2, -3].map((away) => addDays(holiday, away));
    return asked?.hasWeekday ? near.find((day) => weekdayOf(day) === weekday) : undefined;
  }
  if (/\b(?:weeks?|months?|semana|mes)\b/.test(text.replace(/\bfin de semana\b/g, ''))) return undefined;
  const weekday = weekendOf.test(text) ? 'saturday' : read && weekdayOf(read);
  const days = [1, 2, 3, 4, 5, 6, 7].map((away) => addDays(holiday, before ? -away : away));
  return weekday ? days.find((day) => weekdayOf(day) === weekday) : days[0];
}
