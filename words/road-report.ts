/** Puts Caltrans reports about a road into words of both languages, on the server. */
import { isFull, isMainRoad, type LaneClosure } from '#domain/lane-closures.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { ClosureWords, RoadClosure, RoadFacts, RoadReport } from '#domain/roads.ts';
import { english, type RoadLanguage, spanish } from './road-language.ts';

/** The full closures come first, as in the facts. */
export const roadReport = (facts: RoadFacts, now: Date): RoadReport => ({
  ...facts,
  closures: facts.closures
    .map((closure) => roadClosure(closure, now))
    .sort((a, b) => Number(b.full) - Number(a.full) || a.summary.localeCompare(b.summary)),
});

/** Times are in the range's time zone. */
export function roadClosure(closure: LaneClosure, now: Date): RoadClosure {
  const note = sentence(reported(closure.begin.note) || reported(closure.end.note));
  const said = wordsOf(closure, now, english);
  return {
    ...said,
    summary: [said.summary, note].filter(Boolean).join(' '),
    full: isFull(closure),
    parts: closure.parts,
    // The crew's note has no Spanish.
    es: { ...wordsOf(closure, now, spanish), ...(note && { note }) },
  };
}

function wordsOf(closure: LaneClosure, now: Date, language: RoadLanguage): ClosureWords {
  const where = whereWords(closure, language);
  const direction = directionWords(closure.direction, language);
  const lanes = laneWords(closure, language);
  const work = reported(closure.work).toLowerCase();
  const main = [
    `${language.road(closure.road)}${direction && `, ${direction}`}: ${lanes} ${where}`,
    work && language.work(work),
    untilWords(closure.until, now, language),
  ].filter(Boolean);
  return { summary: language.ended(main.join(', ')), where, direction, lanes };
}

const reported = (text: string): string =>
  /^(not reported|unknown|n\/?a|null)?$/i.test(text.trim()) ? '' : text.trim();

function placeName(name: string, { junction, overcrossing, undercrossing }: RoadLanguage): string {
  return reported(name)
    .replace(/\s*\((left|right)\)/gi, '')
    .replace(/\bJct\.? (?:Rte|Route|SR)\.? ?-?(\d+)/gi, (_, number: string) => junction(number))
    .replace(/\bO\/?C\b/g, overcrossing)
    .replace(/\bU\/?C\b/g, undercrossing)
    .replace(/\s+/g, ' ')
    .trim();
}

function whereWords({ begin, end }: LaneClosure, language: RoadLanguage): string {
  const [from, to] = [placeName(begin.name, language), placeName(end.name, language)];
  const near = reported(begin.near) || reported(end.near);
  const county = reported(begin.county) || reported(end.county);
  if (!from && !to && near) return language.near(near);
  if (!from && !to) return county ? language.inCounty(county) : language.noPlace;
  const place = from && to && from !== to ? language.between(from, to) : language.at(from || to);
  return near && !place.includes(near) ? `${place}, ${language.near(near)}` : place;
}

function directionWords(direction: string, { bound, bothDirections }: RoadLanguage): string {
  const [one = '', other] =
    reported(direction)
      .toLowerCase()
      .match(/[^\s/][^/]*/g) ?? [];
  if (other) return bothDirections;
  const way = one.trim();
  return Object.hasOwn(bound, way) ? bound[way as keyof typeof bound] : way;
}

function laneWords(closure: LaneClosure, language: RoadLanguage): string {
  const { facility, type, lanes } = closure;
  if (isFull(closure)) return language.roadClosed;
  if (!isMainRoad(facility)) {
    const name = language.facility(reported(facility).toLowerCase());
    return /full/i.test(type) || /^all\b/i.test(lanes) ? language.closed(name) : language.workOn(name);
  }
  if (/one.?way/i.test(type)) return language.oneWay;
  if (/alternat/i.test(type)) return language.inTurns;
  if (/moving/i.test(type)) return language.moving;
  return closedLanes(reported(lanes), language) || language.partClosed;
}

/** "2" → "one lane closed", "3, 4, RShoulder" → "two lanes and the right shoulder closed". */
function closedLanes(lanes: string, { lanesClosed }: RoadLanguage): string {
  const parts = lanes.split(',').map((part) => part.trim());
  const count = parts.filter((part) => /^\d+$/.test(part)).length;
  const isRight = parts.some((part) => /^r(igh)?t? ?shoulder$/i.test(part));
  const isLeft = parts.some((part) => /^l(ef)?t? ?shoulder$/i.test(part));
  return count > 0 || isRight || isLeft ? lanesClosed(count, isRight, isLeft) : '';
}

function untilWords(until: number | null, now: Date, language: RoadLanguage): string {
  if (until === null) return language.untilFurtherNotice;
  const end = new Date(until);
  const day = rangeDay(end);
  return language.until(end, day === rangeDay(now) ? undefined : day, end < now);
}

const sentence = (text: string): string =>
  text ? `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]*$/, '')}.` : '';
