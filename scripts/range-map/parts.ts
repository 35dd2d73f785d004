/** The signs of the range map. Sizes are in units of the drawing: 1200 wide, so that 40 units are 12 px on a phone. */
import { typeface } from '#scripts/images/fonts.ts';
import { color, paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { escaped } from '#tooling/html.ts';

/** A rectangle from its left top corner. */
export type Box = { x: number; y: number; width: number; height: number };

const paper = color('paper');

export const colour = {
  paper,
  text: paint.ink,
  line: paint.ink,
  land: mix(paint.fog, paper, 0.35),
  lane: mix(paint.ridge, paper, 0.6),
  berm: paint.clay,
  building: paint.parchment,
  road: mix(paint.ridge, paint.parchment, 0.3),
  tree: mix(paint.pine, paint.sage, 0.35),
  warning: paint.orange,
} as const;

type Lettering = { size?: number; bold?: boolean; anchor?: 'start' | 'middle' | 'end'; fill?: string; turn?: number };

/** One line of text; `y` is its baseline, `turn` degrees clockwise about its start or middle. */
export function label(
  text: string,
  x: number,
  y: number,
  { size = 40, bold = false, anchor = 'middle', fill = colour.text, turn = 0 }: Lettering = {},
): string {
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}" ${bold ? typeface.bold : typeface.medium}${turned}>${escaped(text)}</text>`;
}

/** The number by which the legend explains a range. */
export function badge(number: number, x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="27" fill="${colour.line}" stroke="${paper}" stroke-width="5"/>${label(String(number), x, y + 14.5, { bold: true, fill: paper })}`;
}

/** Earth that stops what is shot: a bank with two heights of shade. */
function berm(x: number, y: number, width: number): string {
  const bank = (height: number) =>
    `M${x - 8} ${y}C${x + width * 0.12} ${y - height} ${x + width * 0.3} ${y - height} ${x + width / 2} ${y - height}S${x + width * 0.88} ${y - height} ${x + width + 8} ${y}Z`;
  return `<path d="${bank(30)}" fill="${colour.berm}"/><path d="${bank(15)}" fill="${mix(colour.berm, paint.bark, 0.25)}"/>`;
}

/**
 * A range that shoots up the sheet: firing line at the bottom under its roof, target lines at the given yards, berm
 * at the end. Distances are spread evenly enough to be read; the map is not to scale.
 */
export function lane({ x, y, width, height }: Box, yards: readonly number[]): string {
  const farthest = Math.max(...yards);
  const lines = yards.map((distance) => {
    const at = y + height * (1 - distance / farthest);
    const words = label(`${distance} yd`, x + width / 2, at + 41, { size: 36 });
    // The farthest targets stand before the berm, which is line enough.
    const line =
      distance === farthest
        ? ''
        : `<path d="M${x + 8} ${at}H${x + width - 8}" stroke="${colour.line}" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/>`;
    return line + words;
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour.lane}"/>${berm(x, y + 4, width)}${lines.join('')}${roof(x, y + height, width)}`;
}

/** Steel plates on their posts, which fall when they are hit. */
export function steel(x: number, y: number): string {
  return [-24, 0, 24]
    .map(
      (aside, index) =>
        `<circle cx="${x + aside}" cy="${y + index * 6}" r="9" fill="${colour.line}"/><path d="M${x + aside} ${y + index * 6}v30" stroke="${colour.line}" stroke-width="3.5"/>`,
    )
    .join('');
}

/** The roof over a firing line, seen from above. */
function roof(x: number, y: number, width: number): string {
  return `<rect x="${x - 5}" y="${y - 11}" width="${width + 10}" height="22" rx="3" fill="${paint.bark}"/>`;
}

/**
 * A trap field in its box: the positions at the bottom, at most ten of them, the trap house before them, and the field
 * over which the clays fly. `x` is the middle.
 */
export function trap(x: number, box: Box, positions: number): string {
  const stand = box.y + box.height - 18;
  const house = stand - 62;
  const reach = house - box.y;
  const half = box.width / 2;
  const rise = Math.sqrt(reach ** 2 - half ** 2);
  const field = `<path d="M${x} ${house}L${x - half} ${(house - rise).toFixed(1)}A${reach} ${reach} 0 0 1 ${x + half} ${(house - rise).toFixed(1)}Z" fill="${colour.lane}"/>`;
  const building = `<rect x="${x - 20}" y="${house - 12}" width="40" height="24" rx="2" fill="${paint.bark}"/>`;
  const clay = `<path d="M${x + 3} ${house - 28}q8 -54 26 -82" fill="none" stroke="${colour.warning}" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"/><ellipse cx="${x + 33}" cy="${house - 122}" rx="13" ry="7" fill="${colour.warning}"/>`;
  const shown = Math.min(positions, 10);
  const stands = Array.from({ length: shown }, (_, index) => {
    const angle = ((index + 0.5) / shown - 0.5) * 2.1;
    return `<circle cx="${(x + 78 * Math.sin(angle)).toFixed(1)}" cy="${(stand - 78 + 78 * Math.cos(angle)).toFixed(1)}" r="5.5" fill="${colour.line}"/>`;
  });
  return field + clay + building + stands.join('');
}

/** A building, or a place with a name, as a plan. */
export function place(name: string, { x, y, width, height }: Box, fill: string = colour.building): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="${colour.line}" stroke-width="3.5"/>${label(name, x + width / 2, y + height / 2 + 14)}`;
}

/** A fir on the foot of its trunk. */
export function fir(x: number, y: number, height: number): string {
  const tier = (top: number, bottom: number, half: number) =>
    `M${x} ${y - height * top}L${x - height * half} ${y - height * bottom}H${x + height * half}Z`;
  return `<path d="${tier(1, 0.6, 0.15)}${tier(0.8, 0.36, 0.21)}${tier(0.55, 0.1, 0.27)}M${x - height * 0.04} ${y - height * 0.1}h${height * 0.08}v${height * 0.1}h${-height * 0.08}Z" fill="${colour.tree}"/>`;
}

/** Points to the top of the sheet. */
export function northArrow(x: number, y: number): string {
  return `<path d="M${x} ${y}L${x + 24} ${y + 66}L${x} ${y + 52}L${x - 24} ${y + 66}Z" fill="${colour.line}"/>${label('N', x, y + 104, { bold: true, size: 44 })}`;
}
