/**
 * The range map: a schematic plan of the site. Which ranges there are, their names, positions and distances come from
 * content/ranges.yaml; where they lie on the sheet stands here. It is drawn for a phone 360 px wide, so its labels
 * are few and large, and the ranges are explained by number below the plan.
 */
import { escaped } from '#tooling/html.ts';
import { badge, colour, fir, label, lane, northArrow, place, steel, trap, type Box } from './parts.ts';

export type MapFacts = {
  ranges: readonly MapRange[];
  /** The map's name for those who cannot see it. */
  title: string;
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

export const mapSize = { width: 1200, height: 800 } as const;

/** Firing lines, from which the ranges shoot up the sheet. */
const firingLine = 342;
const up = (x: number, width: number, depth: number): Box => ({ x, y: firingLine - depth, width, height: depth });

/** Where each range lies, numbered from left to right as content lists them. */
const plan: Readonly<Record<string, { box: Box; kind: 'lane' | 'trap' | 'steel' }>> = {
  rifle: { box: up(36, 206, 290), kind: 'lane' },
  pistol: { box: up(270, 118, 240), kind: 'lane' },
  'tin-can': { box: up(416, 108, 212), kind: 'lane' },
  'electric-trap': { box: up(540, 164, 240), kind: 'trap' },
  'manual-trap': { box: up(712, 164, 240), kind: 'trap' },
  'practical-pistol': { box: up(892, 92, 176), kind: 'steel' },
};

/**
 * The map as SVG with real text, 1200 by 800 units on white. Throws when content names a range that has no place on
 * the sheet, or a distance without a figure.
 */
export function rangeMapSvg({ ranges, title }: MapFacts): string {
  const drawn = ranges.map((range, index) => drawRange(range, index + 1));
  const entries = ranges.map((range, index) => linked(range, legendEntry(range, index)));
  const spoken = ranges
    .map((range, index) => `${index + 1}: ${[range.name, ...detailsOf(range)].join(', ')}.`)
    .join(' ');
  const { width, height } = mapSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="group" aria-labelledby="range-map-title range-map-text">`,
    `<title id="range-map-title">${escaped(title)}</title>`,
    `<desc id="range-map-text">${escaped(spoken)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    ground(),
    ...drawn,
    ceaseFireLine(),
    buildings(),
    label('Schematic, not to scale', 548, 58, { anchor: 'start', size: 38 }),
    northArrow(1138, 26),
    ...entries,
    '</svg>',
  ].join('\n');
}

function linked({ href }: MapRange, drawing: string): string {
  return href === undefined ? `<g>${drawing}</g>` : `<a href="${escaped(href)}">${drawing}</a>`;
}

function drawRange(range: MapRange, number: number): string {
  const spot = plan[range.id];
  if (!spot)
    throw new Error(
      `content/ranges.yaml has the range ${range.id}, which has no place on the range map: give it one in scripts/range-map/map.ts.`,
    );
  const middle = spot.box.x + spot.box.width / 2;
  const drawing =
    spot.kind === 'trap'
      ? trap(middle, spot.box, range.positions ?? 0)
      : lane(spot.box, yardsOf(range)) + (spot.kind === 'steel' ? steel(middle, spot.box.y + 62) : '');
  return linked(range, drawing + badge(number, middle, firingLine + 24));
}

/** The figures in "25, 50 and 100 yards". */
function yardsOf({ id, distances }: MapRange): number[] {
  if (distances === null) return [];
  const yards = [...distances.matchAll(/\d+/g)].map(Number);
  if (yards.length === 0)
    throw new Error(`content/ranges.yaml: the distances of ${id}, "${distances}", have no figure for the range map.`);
  return yards;
}

/** Land, wood, the public road and the way in. */
function ground(): string {
  const land = `<path d="M28 12H1022L1150 522H28Q14 522 14 508V26Q14 12 28 12Z" fill="${colour.land}"/>`;
  const way = `<path d="M1112 412Q1016 412 1006 470H950" fill="none" stroke="${colour.road}" stroke-width="34" stroke-linejoin="round"/>`;
  const road = `<path d="M997 0H1057L1187 522H1127Z" fill="${colour.road}"/>`;
  const woods = [
    [264, 80, 52],
    [296, 68, 40],
    [418, 92, 62],
    [452, 84, 44],
    [486, 90, 66],
    [516, 96, 46],
    [906, 122, 58],
    [948, 112, 74],
    [984, 126, 54],
    [40, 502, 64],
    [76, 508, 48],
  ];
  return (
    land +
    way +
    road +
    woods.map(([x = 0, y = 0, height = 0]) => fir(x, y, height)).join('') +
    label('Skyline Blvd', 1066, 205, { bold: true, turn: 76 })
  );
}

/** Everybody waits behind it while targets are changed. */
function ceaseFireLine(): string {
  const y = 412;
  return `<path d="M36 ${y}H56M300 ${y}H960" stroke="${colour.warning}" stroke-width="6" stroke-dasharray="20 12"/>${label('Cease-fire line', 68, y + 14, { anchor: 'start', bold: true, fill: colour.warning })}`;
}

/** Places along the way, from the gate to the picnic area. */
function buildings(): string {
  const row = { y: 444, height: 58 };
  const gate = `<path d="M1062 396V434" stroke="${colour.line}" stroke-width="9" stroke-linecap="round"/>${label('Gate', 1048, 392, { anchor: 'end' })}`;
  return [
    place('Picnic area', { x: 112, width: 190, ...row }, colour.lane),
    place('Training room', { x: 332, width: 222, ...row }),
    place('Office', { x: 584, width: 132, ...row }),
    place('Parking', { x: 746, width: 204, ...row }, colour.paper),
    gate,
  ].join('');
}

/** "49 positions", "25, 50 and 100 yards", as far as they are known. */
function detailsOf({ positions, distances, membersOnly }: MapRange): string[] {
  return [
    positions === null ? [] : `${positions} ${positions === 1 ? 'position' : 'positions'}`,
    distances ?? [],
    membersOnly ? 'Members only' : [],
  ].flat();
}

/** The legend: three columns below the plan. */
const legend = { top: 578, row: 138, columns: [18, 388, 780], leading: 41, indent: 66 } as const;

function legendEntry(range: MapRange, index: number): string {
  const x = legend.columns[index % 3] ?? 0;
  const y = legend.top + Math.floor(index / 3) * legend.row;
  const lines = detailsOf(range).map((text, line) =>
    label(text, x + legend.indent, y + (line + 1) * legend.leading, { anchor: 'start', size: 38 }),
  );
  return (
    badge(index + 1, x + 30, y - 14) +
    label(range.name, x + legend.indent, y, { anchor: 'start', bold: true }) +
    lines.join('')
  );
}
