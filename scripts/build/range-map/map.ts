/**
 * The range map: a sketch of the ranges, one below the other, with their distances drawn to one scale. It claims names,
 * positions and distances, all from content/ranges.yaml, and no place: nobody has surveyed the site. It stands upright,
 * as a phone does, and its few labels are large.
 */
import { escapeHtml } from '#content/html.server.ts';
import { badge, clays, label, lane, letterSize, rule, steel } from './parts.ts';

export type MapFacts = {
  ranges: readonly MapRange[];
  /** The map's name for those who cannot see it. */
  title: string;
  /** What the sheet says at its foot, where it has to speak for itself. */
  note?: string;
  /** Where the names and positions stand; a key beside the sheet counts the ranges as the sheet does. */
  names: 'on the sheet' | 'in a key';
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

const width = 640;
const margin = 8;
/** Room for a lane below its labels, and for a name above both. */
const laneHeight = 108;
const nameHeight = 38;
/** Where the firing lines stand, and how far beyond them the farthest targets of all. */
const field = { x: 92, width: 456 } as const;

const rowHeightOf = ({ names }: Pick<MapFacts, 'names'>) => laneHeight + (names === 'on the sheet' ? nameHeight : 0);

/** How large the sheet is, in units of the drawing. */
export const mapSize = ({ ranges, names, note }: Pick<MapFacts, 'ranges' | 'names' | 'note'>) => ({
  width,
  height: 2 * margin + ranges.length * rowHeightOf({ names }) + (note ? 2 * letterSize : 0),
});

/** What stands on ranges without a distance, by their id. Others have words alone. */
const signs: Readonly<Record<string, (x: number, y: number) => string>> = {
  'electric-trap': clays,
  'manual-trap': clays,
  'practical-pistol': steel,
};

/**
 * The map as SVG with real text, in the colors of the page that it stands on. Throws when content names a distance
 * without a figure.
 */
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

/** One range: its number, its name and positions where the sheet says them, and from its firing line to its targets. */
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

/** "49 positions", "25, 50 and 100 yards", as far as they are known. */
function detailsOf({ positions, distances, membersOnly }: MapRange): string[] {
  return [
    positions === null ? [] : `${positions} ${positions === 1 ? 'position' : 'positions'}`,
    distances ?? [],
    membersOnly ? 'Members only' : [],
  ].flat();
}
