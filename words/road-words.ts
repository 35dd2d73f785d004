/** What Caltrans reports of a road, in words. */
import { isFull, isMainRoad, type LaneClosure } from '#domain/lane-closures.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { ClosureWords, RoadFacts, RoadReport } from '#domain/roads.ts';
import { timeAt, weekdayDate } from './format-time.ts';

/** With the full closures first, as in the facts. */
export const roadReport = (facts: RoadFacts, now: Date): RoadReport => ({
  ...facts,
  closures: facts.closures
    .map((closure) => ({ ...closureWords(closure, now), full: isFull(closure) }))
    .sort((a, b) => Number(b.full) - Number(a.full) || a.summary.localeCompare(b.summary)),
});

/** Times are in the range's time zone. */
export function closureWords(closure: LaneClosure, now: Date): ClosureWords {
  const where = whereWords(closure);
  const direction = directionWords(closure.direction);
  const lanes = laneWords(closure);
  const why = whyWords(closure.work);
  const note = sentence(reported(closure.begin.note) || reported(closure.end.note));
  const main = [
    `${roadName(closure.road)}${direction && `, ${direction}`}: ${lanes} ${where}`,
    why && `for ${why}`,
    untilWords(closure.until, now),
  ];
  return {
    summary: [`${main.filter(Boolean).join(', ')}.`, note].filter(Boolean).join(' '),
    where,
    direction,
    lanes,
  };
}

const reported = (text: string): string =>
  /^(not reported|unknown|n\/?a|null)?$/i.test(text.trim()) ? '' : text.trim();

/** "SR-17" → "Highway 17". */
export const roadName = (road: string, highway = 'Highway'): string => road.replace(/^SR-/, `${highway} `);

/** "Highway 17 southbound closed at Summit Road". `checkedAt` is ISO 8601 in UTC; null when never. */
export type FullClosure = { road: string; line: string; checkedAt: string | null };

export const fullClosures = (
  reports: readonly {
    road: string;
    checkedAt: string | null;
    closures: readonly (Pick<ClosureWords, 'direction' | 'where'> & { full: boolean })[];
  }[],
): FullClosure[] =>
  reports.flatMap(({ road, checkedAt, closures }) =>
    closures
      .filter(({ full }) => full)
      .map(({ direction, where }) => {
        const one = direction === 'both directions' ? '' : direction;
        return { road, line: [roadName(road), one, 'closed', withoutTown(where)].filter(Boolean).join(' '), checkedAt };
      }),
  );

/** The ways to the range, of content/embeds.yaml, and what is said of them. `road`: what a way takes before its end. */
export type WayWords = {
  ways: { allEndOn: string; list: readonly { road: string | null; by: string }[] };
  otherWays: string;
  anotherWay: string;
  whichPart: string;
  language: 'en-US' | 'es';
};

/**
 * How to come while a road is closed: by the ways that don't take it or another closed one. Empty where there is none.
 * Of the road on which all end, a part may be closed that some ways don't take, which the report doesn't tell.
 */
export function wayAround(closed: readonly string[], { ways, language, ...words }: WayWords): string {
  const open = ways.list.filter(({ road }) => road === null || !closed.includes(road)).map(({ by }) => by);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(open);
  // Not "come by": of those nothing may be known.
  const said = list && `${open.length > 1 ? words.otherWays : words.anotherWay}: ${list}.`;
  return [closed.includes(ways.allEndOn) && words.whichPart, said].filter(Boolean).join(' ');
}

export const withoutTown = (where: string): string => where.replace(/, near .*/, '');

function placeName(name: string): string {
  return reported(name)
    .replace(/\s*\((left|right)\)/gi, '')
    .replace(/\bJct\.? (?:Rte|Route|SR)\.? ?-?(\d+)/gi, 'the Highway $1 junction')
    .replace(/\bO\/?C\b/g, 'overcrossing')
    .replace(/\bU\/?C\b/g, 'undercrossing')
    .replace(/\s+/g, ' ')
    .trim();
}

function whereWords({ begin, end }: LaneClosure): string {
  const [from, to] = [placeName(begin.name), placeName(end.name)];
  const near = reported(begin.near) || reported(end.near);
  const county = reported(begin.county) || reported(end.county);
  if (!from && !to && near) return `near ${near}`;
  if (!from && !to) return county ? `in ${county} County` : '(the place is not reported)';
  const place = from && to && from !== to ? `between ${from} and ${to}` : `at ${from || to}`;
  return near && !place.includes(near) ? `${place}, near ${near}` : place;
}

function directionWords(direction: string): string {
  const [one = '', other] =
    reported(direction)
      .toLowerCase()
      .match(/[^\s/][^/]*/g) ?? [];
  return other ? 'both directions' : one.trim().replace(/^(north|south|east|west)$/, '$1bound');
}

function laneWords(closure: LaneClosure): string {
  const { facility, type, lanes } = closure;
  if (isFull(closure)) return 'road closed';
  if (!isMainRoad(facility)) {
    const name = reported(facility)
      .toLowerCase()
      .replace(/^(on|off) ramp$/, '$1-ramp');
    return /full/i.test(type) || /^all\b/i.test(lanes) ? `${name} closed` : `work on the ${name}`;
  }
  if (/one.?way/i.test(type)) return 'one-way traffic control';
  if (/alternat/i.test(type)) return 'lanes closed in turns';
  if (/moving/i.test(type)) return 'slow-moving work vehicles';
  return closedLanes(reported(lanes)) || 'part of the road closed';
}

/** "2" → "one lane closed", "3, 4, RShoulder" → "two lanes and the right shoulder closed". */
function closedLanes(lanes: string): string {
  const parts = lanes.split(',').map((part) => part.trim());
  const numbered = parts.filter((part) => /^\d+$/.test(part)).length;
  const counts = ['', 'one lane', 'two lanes', 'three lanes', 'four lanes'];
  const named = [
    counts[numbered] ?? `${numbered} lanes`,
    parts.some((part) => /^r(igh)?t? ?shoulder$/i.test(part)) && 'the right shoulder',
    parts.some((part) => /^l(ef)?t? ?shoulder$/i.test(part)) && 'the left shoulder',
  ].filter(Boolean);
  return named.length > 0 ? `${named.join(' and ')} closed` : '';
}

function whyWords(work: string): string {
  return reported(work)
    .toLowerCase()
    .replace(/\bac paving\b/, 'paving')
    .replace(/ operations?$/, '')
    .replace(/^(grinding|striping|paving|drilling|sweeping)$/, '$1 work');
}

function untilWords(until: number | null, now: Date): string {
  if (until === null) return 'until further notice';
  const end = new Date(until);
  const day = rangeDay(end);
  const when = day === rangeDay(now) ? timeAt(end) : `${weekdayDate(day)}, ${timeAt(end)}`;
  return end < now ? `planned until ${when} and not yet reported finished` : `until ${when}`;
}

const sentence = (text: string): string =>
  text ? `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]*$/, '')}.` : '';
