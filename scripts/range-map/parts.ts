/** The signs of the range map. Sizes are in units of the drawing: 1200 wide, so that 40 units are 12 px on a phone. */
import { typeface } from '#scripts/images/fonts.ts';
import { color, paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { escaped } from '#content/html.server.ts';

const paper = color('paper');

export const colour = {
  paper,
  text: paint.ink,
  line: paint.ink,
  rule: mix(paint.ridge, paper, 0.4),
  lane: mix(paint.ridge, paper, 0.6),
  berm: paint.clay,
  clay: paint.orange,
} as const;

type Lettering = { size?: number; bold?: boolean; anchor?: 'start' | 'middle' };

/** One line of text; `y` is its baseline. */
export function label(
  text: string,
  x: number,
  y: number,
  { size = 40, bold = false, anchor = 'start' }: Lettering = {},
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${colour.text}" ${bold ? typeface.bold : typeface.medium}>${escaped(text)}</text>`;
}

/** Half of what a lane is wide. */
const half = 24;

/** Where a firing line stands, and how long a yard is drawn. */
type Field = { x: number; y: number; perYard: number };

/** A range with targets: firing line under its roof at the left, a target at each distance, and the berm at the end. */
export function lane({ x, y, perYard }: Field, yards: readonly number[]): string {
  const end = x + Math.max(...yards) * perYard;
  const ground = `<rect x="${x}" y="${y - half}" width="${end + 20 - x}" height="${2 * half}" fill="${colour.lane}"/>`;
  const berm = `<path d="M${end + 18} ${y - half - 6}q44 ${half + 6} 0 ${2 * half + 12}Z" fill="${colour.berm}"/>`;
  const targets = yards.map((distance) => {
    const at = x + distance * perYard;
    const sheet = `<rect x="${at - 5}" y="${y - 15}" width="10" height="30" fill="${colour.paper}" stroke="${colour.line}" stroke-width="3"/>`;
    return sheet + label(String(distance), at, y - half - 8, { size: 36, anchor: 'middle' });
  });
  return ground + berm + roof(x, y) + targets.join('');
}

/** The roof over a firing line, seen from above. */
function roof(x: number, y: number): string {
  return `<rect x="${x - 14}" y="${y - half - 6}" width="20" height="${2 * half + 12}" rx="3" fill="${paint.bark}"/>`;
}

/** A clay target on its way, from the trap house. */
export function clays(x: number, y: number): string {
  const house = `<rect x="${x - 14}" y="${y + 4}" width="44" height="26" rx="2" fill="${paint.bark}"/>`;
  const flight = `<path d="M${x + 40} ${y + 8}q120 -62 236 -40" fill="none" stroke="${colour.clay}" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"/>`;
  return `${house}${flight}<ellipse cx="${x + 300}" cy="${y - 30}" rx="18" ry="9" fill="${colour.clay}"/>`;
}

/** Steel plates on their posts, which fall when they are hit. */
export function steel(x: number, y: number): string {
  return [0, 46, 92]
    .map(
      (aside) =>
        `<path d="M${x + aside} ${y}v32" stroke="${colour.line}" stroke-width="5"/><circle cx="${x + aside}" cy="${y - 8}" r="15" fill="${colour.line}"/>`,
    )
    .join('');
}
