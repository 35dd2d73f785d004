/**
 * The range map: a sketch of the ranges, one below the other, with their distances drawn to one scale. It claims names,
 * positions and distances, all from content/ranges.yaml, and no place: nobody has surveyed the site. It is drawn for a
 * phone 360 px wide, so its labels are few and large.
 */
import { escaped } from '#content/html.server.ts';
import { clays, colour, label, lane, steel } from './parts.ts';

export type MapFacts = {
  ranges: readonly MapRange[];
  /** The map's name for those who cannot see it. */
  title: string;
  /** What the sheet says at its foot. */
  note: string;
};
export type MapRange = {
  id: string;
  name: string;
  /** Number of shooting positions; null where the club does not state it. */
  positions: number | null;
  /** Such as "25, 50 and 100 yards"; null where there is none. */
  distances: string | null;
  membersOnly?: boolean;
  /** Where the range is described. */
  href?: string;
};

const width = 1200;
const margin = 32;
const rowHeight = 126;
const foot = 76;
/** Where the firing lines stand, and how far beyond them the farthest targets of all. */
const field = { x: 604, width: 500 } as const;

/** How large the sheet is, in units of the drawing, for so many ranges. */
export const mapSize = (count: number) => ({ width, height: margin + count * rowHeight + foot });

/** What stands on ranges without a distance, by their id. Others have words alone. */
const signs: Readonly<Record<string, (x: number, y: number) => string>> = {
  'electric-trap': clays,
  'manual-trap': clays,
  'practical-pistol': steel,
};

/** The map as SVG with real text, on white. Throws when content names a distance without a figure. */
export function rangeMapSvg({ ranges, title, note }: MapFacts): string {
  const { height } = mapSize(ranges.length);
  const farthest = Math.max(1, ...ranges.flatMap(yardsOf));
  const spoken = ranges.map((range) => `${[range.name, ...detailsOf(range)].join(', ')}.`).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-labelledby="range-map-title range-map-text">`,
    `<title id="range-map-title">${escaped(title)}</title>`,
    `<desc id="range-map-text">${escaped(spoken)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    ...ranges.map((range, index) => row(range, margin + index * rowHeight, farthest)),
    label(note, margin, height - 28, { size: 36 }),
    '</svg>',
  ].join('\n');
}

/** One range: its name and figures at the left, and from its firing line to its targets at the right. */
function row(range: MapRange, y: number, farthest: number): string {
  const middle = y + 72;
  const yards = yardsOf(range);
  const drawing =
    yards.length > 0
      ? lane({ x: field.x, y: middle, perYard: field.width / farthest }, yards)
      : (signs[range.id]?.(field.x, middle) ?? '');
  const parts = [
    label(range.name, margin, y + 52, { bold: true }),
    label(detailsOf(range).join(', '), margin, y + 98, { size: 36 }),
    drawing,
    `<path d="M${margin} ${y + rowHeight}H${width - margin}" stroke="${colour.rule}" stroke-width="2"/>`,
  ].join('');
  return range.href === undefined ? `<g>${parts}</g>` : `<a href="${escaped(range.href)}">${parts}</a>`;
}

/** The figures in "25, 50 and 100 yards". */
function yardsOf({ id, distances }: MapRange): number[] {
  if (distances === null) return [];
  const yards = [...distances.matchAll(/\d+/g)].map(Number);
  if (yards.length === 0)
    throw new Error(`content/ranges.yaml: the distances of ${id}, "${distances}", have no figure for the range map.`);
  return yards;
}

/** "49 positions", "25, 50 and 100 yards", as far as they are known. */
function detailsOf({ positions, distances, membersOnly }: MapRange): string[] {
  return [
    positions === null ? [] : `${positions} ${positions === 1 ? 'position' : 'positions'}`,
    distances ?? [],
    membersOnly ? 'Members only' : [],
  ].flat();
}
