/**
 * The range map: a sketch of the ranges below one another, with their distances to scale. It shows names, positions and
 * distances from content/ranges.yaml, but not where the ranges are, because the site was never surveyed. It is upright,
 * for phones, and its few labels are large.
 */
import { escapeHtml } from '#content/html.server.ts';
import { badge, clays, label, lane, letterSize, rule, steel } from './parts.ts';

export type MapFacts = {
  ranges: readonly MapRange[];
  /** The accessible name. */
  title: string;
  /** A note at the foot, for a map without a page around it. */
  note?: string;
  /** A key beside the map has the same numbers. */
  names: 'on the sheet' | 'in a key';
};
export type MapRange = {
  id: string;
  name: string;
  /** Null if the club doesn't state it. */
  positions: number | null;
  /** Such as "25, 50 and 100 yards". */
  distances: string | null;
  membersOnly?: boolean;
  /** The link to the range's description. */
  href?: string;
};

const width = 640;
const margin = 8;
const laneHeight = 108;
const nameHeight = 38;
/** The firing line, and the distance to the farthest target. */
const field = { x: 92, width: 456 } as const;

const rowHeightOf = ({ names }: Pick<MapFacts, 'names'>) => laneHeight + (names === 'on the sheet' ? nameHeight : 0);

/** In units of the drawing. */
export const mapSize = ({ ranges, names, note }: Pick<MapFacts, 'ranges' | 'names' | 'note'>) => ({
  width,
  height: 2 * margin + ranges.length * rowHeightOf({ names }) + (note ? 2 * letterSize : 0),
});

/** Symbols of ranges without a distance, by id. */
const signs: Readonly<Record<string, (x: number, y: number) => string>> = {
  'electric-trap': clays,
  'manual-trap': clays,
  'practical-pistol': steel,
};

/** The map as SVG with real text, in the page's colors. Throws if the content names a distance without a figure. */
export function rangeMapSvg(facts: MapFacts): string {
  const { ranges, title, note } = facts;
  const { height } = mapSize(facts);
  const farthest = Math.max(1, ...ranges.flatMap(yardsOf));
  const spoken = ranges.map((range, index) => `${index + 1}: ${[range.name, ...detailsOf(range)].join(', ')}.`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-labelledby="range-map-title range-map-text">`,
    `<title id="range-map-title">${escapeHtml(title)}</title>`,
    `<desc id="range-map-text">${escapeHtml(spoken.join(' '))}</desc>`,
    ...ranges.map((range, index) => {
      const top = margin + index * rowHeightOf(facts);
      const line = index > 0 ? rule(top, width) : '';
      const row = drawRow(range, { number: index + 1, top, perYard: field.width / farthest, names: facts.names });
      return line + (range.href === undefined ? `<g>${row}</g>` : `<a href="${escapeHtml(range.href)}">${row}</a>`);
    }),
    note ? label(note, margin, height - margin - 12) : '',
    '</svg>',
  ].join('\n');
}

type Row = Pick<MapFacts, 'names'> & { number: number; top: number; perYard: number };

/** One range: its number, its name and positions if the map shows them, and its lane. */
function drawRow(range: MapRange, { number, top, perYard, names }: Row): string {
  const named = names === 'on the sheet';
  const yards = yardsOf(range);
  // A lane leaves room for its labels above.
  const middle = top + (named ? nameHeight : 0) + (yards.length > 0 ? 74 : 58);
  return [
    badge(number, 36, named ? top + 42 : middle),
    named ? label(range.name, field.x - 12, top + 42, { bold: true }) : '',
    named
      ? label(detailsOf({ ...range, distances: null }).join(', '), width - margin, top + 42, { anchor: 'end' })
      : '',
    yards.length > 0 ? lane({ x: field.x, y: middle, perYard }, yards) : (signs[range.id]?.(field.x, middle) ?? ''),
  ].join('');
}

/** The figures in "25, 50 and 100 yards". */
function yardsOf({ id, distances }: MapRange): number[] {
  if (distances === null) return [];
  const yards = [...distances.matchAll(/\d+/g)].map(Number);
  if (yards.length === 0)
    throw new Error(`content/ranges.yaml: the distances of ${id}, "${distances}", have no figure for the range map.`);
  return yards;
}

/** The known details, such as "49 positions". */
function detailsOf({ positions, distances, membersOnly }: MapRange): string[] {
  return [
    positions === null ? [] : `${positions} ${positions === 1 ? 'position' : 'positions'}`,
    distances ?? [],
    membersOnly ? 'Members only' : [],
  ].flat();
}
