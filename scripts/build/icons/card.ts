/** The social card: the preview of links to the site. */
import sharp from 'sharp';
import { typeface } from '#scripts/build/fonts/fonts.ts';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { nameLines } from '#app/lib/name-lines.ts';
import { paint } from '#app/lib/colors.server.ts';
import { renderLettered } from '#scripts/build/range-map/drawing.ts';
import { escapeHtml } from '#content/html.server.ts';

/** The club's mark as a path, `side` units wide, with its top left corner at x and y. */
export const markAt = (x: number, y: number, side: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${side / markSize})" fill="${fill}" d="${markPath}"/>`;

export const cardSize = { width: 1200, height: 630 } as const;

/** The picture (1200 × 630) with the mark and the name at its left, light on dark or dark on light. */
export async function socialCard(picture: Buffer, name: string, fonts: string[]): Promise<Buffer> {
  const left = { left: 0, top: 0, width: cardSize.width / 2, height: cardSize.height };
  const { channels } = await sharp(await sharp(picture).extract(left).removeAlpha().png().toBuffer()).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  const isDark = 0.299 * (red ?? 0) + 0.587 * (green ?? 0) + 0.114 * (blue ?? 0) < 128;
  const [front, back] = isDark ? [paint.fog, paint.black] : [paint.black, paint.fog];

  const size = 98;
  const lines = nameLines(name);
  const top = 218 - ((lines.length - 1) * size) / 2;
  const text = lines.map(
    (line, index) =>
      `<text x="72" y="${top + 112 + index * size}" font-size="${size}" fill="${front}" ${typeface.bold}>${escapeHtml(line)}</text>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    // A gradient keeps the name legible on any picture.
    `<defs><linearGradient id="veil"><stop stop-color="${back}" stop-opacity=".72"/><stop offset="1" stop-color="${back}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="820" height="${cardSize.height}" fill="url(#veil)"/>`,
    markAt(72, top - 118, 132, front),
    ...text,
    '</svg>',
  ].join('');
  return sharp(picture)
    .removeAlpha()
    .composite([{ input: renderLettered(svg, fonts, cardSize.width) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
