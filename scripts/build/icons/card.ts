/** The social card: the preview of links to the site. */
import sharp from 'sharp';
import { typeface } from '#scripts/build/fonts/fonts.ts';
import { widthInEm } from '#scripts/build/fonts/lettering.ts';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { paint } from '#app/lib/colors.server.ts';
import { renderLettered } from '#scripts/build/range-map/drawing.ts';
import { escapeHtml } from '#content/html.server.ts';

/** The club's mark as a path, `side` units wide, with its top left corner at x and y. */
export const markAt = (x: number, y: number, side: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${side / markSize})" fill="${fill}" d="${markPath}"/>`;

const card = { width: 1200, height: 630 } as const;
const margin = 18;
/** The part of the card above the band with the name. */
export const pictureSize = { width: card.width - 2 * margin, height: 440 } as const;

/** A sheet of paper, 1200 × 630: the picture from margin to margin, and the mark and the name across an ink band. */
export async function socialCard(picture: Buffer, name: string, fonts: string[]): Promise<Buffer> {
  const top = margin + pictureSize.height;
  const band = card.height - margin - top;
  const pad = 26;
  const side = band - 2 * pad;
  const x = margin + pad + side + pad;
  const size = Math.min(band * 0.8, (card.width - margin - pad - x) / widthInEm(name, fonts));
  const middle = top + band / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">`,
    `<rect x="${margin}" y="${top}" width="${pictureSize.width}" height="${band}" fill="${paint.black}"/>`,
    markAt(margin + pad, top + pad, side, paint.fog),
    // Capitals are 0.7 em high in this face.
    `<text x="${x}" y="${middle + size * 0.35}" font-size="${size}" fill="${paint.fog}" ${typeface.bold}>${escapeHtml(name.toUpperCase())}</text>`,
    '</svg>',
  ].join('');
  return sharp({ create: { ...card, channels: 3, background: paint.fog } })
    .composite([
      { input: picture, left: margin, top: margin },
      { input: renderLettered(svg, fonts, card.width), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
