/**
 * The range sheet. It shows names, positions and distances, all from content/ranges.yaml, but no location, because the
 * site isn't surveyed. A range without a published distance has no scale. Over 200 lines, because each object on a
 * lane is drawn by its points.
 */
import { escapeHtml } from '#content/html.server.ts';
import type { Language } from '#domain/language.ts';
import type { Range } from '#content/schema/ranges.ts';
import { typeface } from '#scripts/build/fonts.ts';
import { sheetWords } from '#words/build-words.server.ts';
import { textIn } from '#words/pairs.ts';

export type SheetRange = Pick<Range, 'id' | 'name' | 'positions' | 'distances'> & Partial<Pick<Range, 'membersOnly'>>;

/** In drawing units: on a phone 320 px wide, two are one pixel. */
export const laneSize = { width: 640, height: 124 } as const;
const letterSize = 31;
const ground = 82;
/** Where the firing lines are, and the width of the longest distance. */
const field = { x: 56, width: 510 } as const;
const nameHeight = 62;
const margin = 16;

/** Inks by the names of app/styles/tokens.css, so the drawing follows the page's light or dark theme. */
const ink = (name: string) => `var(--color-${name})`;

export function drawLanes(ranges: readonly SheetRange[]): string[] {
  const farthest = Math.max(1, ...ranges.flatMap(yardsOf));
  return ranges.map((range) => drawLane(range, field.width / farthest));
}

export const laneSvg = (lane: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${laneSize.width} ${laneSize.height}">${lane}</svg>`;

export const sheetSize = (ranges: readonly SheetRange[]) => ({
  width: laneSize.width,
  height: 2 * margin + ranges.length * (laneSize.height + nameHeight) + 2 * letterSize,
});

/**
 * The self-contained sheet: each lane below its name and positions, with the note at the foot. Names and note are in
 * the language of the sheet.
 */
export function rangeSheetSvg(ranges: readonly SheetRange[], note: string, language: Language = 'en-US'): string {
  const { width, height } = sheetSize(ranges);
  const lanes = drawLanes(ranges);
  const rows = ranges.map((range, index) => {
    const top = margin + index * (laneSize.height + nameHeight);
    return [
      lettering(range.name.toUpperCase(), margin, top + 40, { weight: 'bold' }),
      lettering(detailsOf(range, language), width - margin, top + 40, { anchor: 'end' }),
      `<g transform="translate(0 ${top + nameHeight})">${lanes[index]}</g>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    ...rows,
    lettering(note, margin, height - margin - 8),
    '</svg>',
  ].join('\n');
}

/** "49 positions", or other facts about a range without distances. */
const detailsOf = ({ positions, membersOnly }: SheetRange, language: Language): string =>
  [
    ...(positions === null
      ? []
      : [`${positions} ${textIn(sheetWords[positions === 1 ? 'position' : 'positions'], language)}`]),
    ...(membersOnly ? [textIn(sheetWords.membersOnly, language)] : []),
  ].join(', ');

/** The figures in "25, 50 and 100 yards". */
function yardsOf({ id, distances }: SheetRange): number[] {
  if (distances === null) return [];
  const yards = [...distances.matchAll(/\d+/g)].map(Number);
  if (yards.length === 0)
    throw new Error(`content/ranges.yaml: the distances of ${id}, "${distances}", have no figure for the range sheet.`);
  return yards.toSorted((a, b) => a - b);
}

/** The targets of ranges that don't use paper, by range id. */
const signs: Readonly<Record<string, (x: number) => string>> = {
  'tin-can': cans,
  'electric-trap': trapHouse,
  'manual-trap': handTrap,
  'practical-pistol': steel,
};

function drawLane(range: SheetRange, perYard: number): string {
  const yards = yardsOf(range);
  const sign = signs[range.id];
  const farthest = yards.at(-1);
  // Without a distance, its ground goes on in dashes, so no length can be read off it.
  const end = farthest === undefined ? 528 : field.x + farthest * perYard;
  const isBanked = farthest !== undefined && !sign;
  const edge = end + (isBanked ? bankWidth : 28);
  const targets = yards.map((distance) => (sign ?? paper)(field.x + distance * perYard));
  return [
    path(`M${margin} ${ground + 8}V${ground}q56 -5 112 0t${edge - 128} 0V${ground + 8}Z`, ink('paint-oat')),
    path(`M${margin} ${ground + 6}H${edge}v4H${margin}Z`, ink('paint-clay')),
    farthest === undefined ? [566, 590, 610].map((x, i) => dash(x, 16 - 3 * i)).join('') : '',
    isBanked ? bank(end) : '',
    (sign === trapHouse || sign === handTrap ? post : bench)(field.x),
    farthest === undefined ? (sign?.(field.x + 120) ?? '') : targets.join(''),
    ...figures(yards, perYard),
  ].join('');
}

/** The distances below their targets, with the unit after the farthest. */
const figures = (yards: readonly number[], perYard: number): string[] =>
  yards.map((distance, index) => {
    const figure = String(distance);
    const [x, y] = [field.x + distance * perYard, laneSize.height - 6];
    const unit = index === yards.length - 1 ? lettering('yd', x + 8 * figure.length + 6, y) : '';
    return lettering(figure, x, y, { weight: 'bold', anchor: 'middle' }) + unit;
  });

type Lettering = { weight?: keyof typeof typeface; anchor?: 'start' | 'middle' | 'end' };

function lettering(
  text: string,
  x: number,
  y: number,
  { weight = 'medium', anchor = 'start' }: Lettering = {},
): string {
  return `<text x="${Math.round(x)}" y="${y}" font-size="${letterSize}" text-anchor="${anchor}" fill="${ink('ink')}" ${typeface[weight]}>${escapeHtml(text)}</text>`;
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

function paper(x: number): string {
  return [
    path(`M${x - 2} ${ground}v-30h4v30Z`, ink('ink')),
    `<rect x="${x - 15}" y="${ground - 60}" width="30" height="32" fill="${ink('raised')}" stroke="${ink('ink')}" stroke-width="3"/>`,
    `<circle cx="${x}" cy="${ground - 44}" r="7" fill="none" stroke="${ink('ink')}" stroke-width="5"/>`,
  ].join('');
}

/** A stool and a bench, whose front edge is the firing line. */
const bench = (x: number): string =>
  path(`M${x - 26} ${ground - 36}h28v5h-4v31h-5v-31h-10v31h-5v-31h-4Z`, ink('ink')) +
  path(`M${x - 40} ${ground - 21}h13v4h-2v17h-3v-17h-3v17h-3v-17h-2Z`, ink('ink'));

/** Where a trap shooter stands: no one shoots at clays from a bench. */
const post = (x: number): string => path(`M${x - 3} ${ground}v-30h5v30Z`, ink('ink'));

const bankWidth = 62;

/** Of earth, from behind the farthest target to where the ground ends. */
function bank(x: number): string {
  const end = x + bankWidth;
  return (
    path(`M${x + 4} ${ground + 6}q16 -58 40 -60h${bankWidth - 52}q6 2 8 60Z`, ink('paint-clay')) +
    path(`M${x + 34} ${ground - 50}q5 -4 10 -4H${end - 8}q6 2 8 60h-6q-2 -50 -8 -54Z`, ink('paint-oat'))
  );
}

function cans(x: number): string {
  return ['paint-pine', 'paint-brick', 'paint-pine']
    .map((name, index) => path(`M${x - 36 + index * 25} ${ground}v-30h21v30Z`, ink(name)))
    .join('');
}

const dash = (x: number, width: number) =>
  path(`M${x} ${ground}h${width}v6h-${width}Z`, ink('paint-oat')) +
  path(`M${x} ${ground + 6}h${width}v4h-${width}Z`, ink('paint-clay'));

/** A low house before the line, from which a machine throws clays that rise and go away. */
function trapHouse(x: number): string {
  return (
    path(`M${x - 18} ${ground}v-22l76 -8v30Z`, ink('paint-pine')) +
    path(`M${x - 26} ${ground - 20}l92 -10v-6l-92 10Z`, ink('ink')) +
    clays([
      [x + 110, 34, -18],
      [x + 240, 48, -12],
      [x + 370, 58, -6],
    ])
  );
}

/** A thrower beside the line, with its arm drawn back, and clays in a high arc. */
function handTrap(x: number): string {
  return (
    path(`M${x - 40} ${ground}l14 -20h12l14 20Z`, ink('ink')) +
    path(`M${x - 22} ${ground - 24}l50 -24l4 8l-50 24Z`, ink('paint-pine')) +
    clays([
      [x + 110, 50, -16],
      [x + 250, 60, 2],
      [x + 380, 40, 16],
    ])
  );
}

/** Clays in flight: where, how high over the ground, and how far turned. */
function clays(places: readonly (readonly [x: number, height: number, turn: number])[]): string {
  return places
    .map(([x, height, turn]) => {
      const place = `translate(${x} ${ground - height}) rotate(${turn}) scale(1.15)`;
      return `<g transform="${place}"><ellipse rx="21" ry="7.5" cy="3" fill="${ink('paint-bark')}"/><ellipse rx="21" ry="7.5" fill="${ink('paint-orange')}"/></g>`;
    })
    .join('');
}

function steel(x: number): string {
  const plates = [0, 1, 2, 3].map((index) => {
    const center = x + 24 + index * 34;
    return index === 2
      ? `<ellipse cx="${center}" cy="${ground - 36}" rx="13" ry="4" fill="${ink('paint-pine')}"/>`
      : `<circle cx="${center}" cy="${ground - 48}" r="13" fill="${ink('paint-pine')}"/>`;
  });
  return path(`M${x} ${ground - 35}h150v6h-14v29h-6v-29h-110v29h-6v-29h-14Z`, ink('ink')) + plates.join('');
}
