/** The symbols of the range map. The drawing is 640 units wide; a phone shows two units as a pixel. */
import { typeface } from '#scripts/build/fonts/fonts.ts';
import { escapeHtml } from '#content/html.server.ts';

/** CSS variables of the site, so that the drawing follows the page's color scheme. */
const colour = {
  text: 'var(--ink)',
  line: 'var(--ink)',
  sheet: 'var(--paper)',
  rule: 'var(--rule)',
  lane: 'var(--rule)',
  roof: 'var(--muted)',
  berm: 'var(--paint-clay)',
  clay: 'var(--action)',
} as const;

/** Legible on a phone 320 px wide. */
export const letterSize = 34;

type Lettering = { bold?: boolean; anchor?: 'start' | 'middle' | 'end' };

/** One line of text; `y` is its baseline. */
export function label(text: string, x: number, y: number, { bold = false, anchor = 'start' }: Lettering = {}): string {
  return `<text x="${x}" y="${y}" font-size="${letterSize}" text-anchor="${anchor}" fill="${colour.text}" ${bold ? typeface.bold : typeface.medium}>${escapeHtml(text)}</text>`;
}

/** The range's number in the key. */
export function badge(number: number, x: number, y: number): string {
  const ring = `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="${colour.clay}" stroke-width="4"/>`;
  return ring + label(String(number), x, y + 12, { bold: true, anchor: 'middle' });
}

/** A thin line from one edge to the other. */
export const rule = (y: number, width: number) =>
  `<path d="M0 ${y}H${width}" stroke="${colour.rule}" stroke-width="2"/>`;

const digitReach = 8;
const half = 22;

/** The firing line, and the length of a yard. */
type Field = { x: number; y: number; perYard: number };

/**
 * A range with targets: the firing line under its roof at the left, a target at each distance, and the berm at the end.
 */
export function lane({ x, y, perYard }: Field, yards: readonly number[]): string {
  const farthest = Math.max(...yards);
  const end = x + farthest * perYard;
  const ground = `<rect x="${x}" y="${y - half}" width="${end + 16 - x}" height="${2 * half}" fill="${colour.lane}"/>`;
  const berm = `<path d="M${end + 14} ${y - half - 4}q36 ${half + 4} 0 ${2 * half + 8}Z" fill="${colour.berm}"/>`;
  const roof = `<rect x="${x - 12}" y="${y - half - 4}" width="20" height="${2 * half + 8}" rx="3" fill="${colour.roof}"/>`;
  // From far to near: figures that would overlap are left out, the nearer one first. The text beside the map has every
  // distance.
  let free = Infinity;
  const targets = yards
    .toSorted((a, b) => b - a)
    .map((distance) => {
      const at = x + distance * perYard;
      const figure = String(distance);
      const reach = digitReach * figure.length;
      const fits = at + reach + 4 < free;
      if (fits) free = at - reach;
      const sheet = `<rect x="${at - 6}" y="${y - 15}" width="12" height="30" fill="${colour.sheet}" stroke="${colour.line}" stroke-width="3"/>`;
      // Only the last figure has the unit, and stays over its target.
      const above = { x: at, y: y - half - 10 };
      if (distance === farthest) return sheet + label(`${figure} yd`, above.x - 7 * figure.length, above.y);
      return fits ? sheet + label(figure, above.x, above.y, { anchor: 'middle' }) : sheet;
    });
  return ground + berm + roof + targets.join('');
}

export function clays(x: number, y: number): string {
  const house = `<rect x="${x - 12}" y="${y - 4}" width="46" height="28" rx="3" fill="${colour.roof}"/>`;
  const flight = `<path d="M${x + 46} ${y - 2}q110 -54 220 -30" fill="none" stroke="${colour.clay}" stroke-width="4" stroke-dasharray="3 10" stroke-linecap="round"/>`;
  return `${house}${flight}<ellipse cx="${x + 296}" cy="${y - 28}" rx="20" ry="9" fill="${colour.clay}"/>`;
}

export function steel(x: number, y: number): string {
  return [0, 56, 112]
    .map(
      (aside) =>
        `<path d="M${x + aside + 8} ${y - 6}v32" stroke="${colour.line}" stroke-width="5"/><circle cx="${x + aside + 8}" cy="${y - 14}" r="17" fill="${colour.line}"/>`,
    )
    .join('');
}
