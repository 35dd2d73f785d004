import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { paint } from '#app/lib/colors.server.ts';
import { escapeHtml } from '#content/html.server.ts';
import { fontFiles, typeface, widthInEm } from './fonts.ts';
import { drawings, findOriginals, readImageFacts } from './images/originals.ts';
import { slotOf } from './images/slots.ts';
import { openOriginal } from './images/source.ts';
import { renderLettered } from './range-map/drawing.ts';

const card = { width: 1200, height: 630 } as const;
const margin = 18;
const pictureSize = { width: card.width - 2 * margin, height: 440 } as const;

/** Writes `.generated/card/social-card.png`, the preview of links to the site. Throws if there is no picture. */
export async function buildSocialCard(root: string, name: string): Promise<void> {
  const folder = path.join(root, '.generated/card');
  await mkdir(folder, { recursive: true });
  const fonts = await fontFiles(root);
  const png = await sharp({ create: { ...card, channels: 3, background: paint.fog } })
    .composite([
      { input: await cardPicture(root), left: margin, top: margin },
      { input: renderLettered(bandSvg(name, fonts), fonts, card.width), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(path.join(folder, 'social-card.png'), png);
}

async function cardPicture(root: string): Promise<Buffer> {
  const facts = readImageFacts(root);
  const original = (await findOriginals(root, facts)).get('social-card');
  if (!original) throw new Error(`There is no picture social-card in ${drawings}, which link previews show.`);
  const source = await openOriginal(original, slotOf(original.id), facts[original.id]?.focal);
  const { data, width, height } = await source.pixels();
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(pictureSize.width, pictureSize.height, { fit: 'fill' })
    .png()
    .toBuffer();
}

function bandSvg(name: string, fonts: string[]): string {
  const top = margin + pictureSize.height;
  const band = card.height - margin - top;
  const pad = 26;
  const side = band - 2 * pad;
  const x = margin + pad + side + pad;
  const size = Math.min(band * 0.8, (card.width - margin - pad - x) / widthInEm(name, fonts));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">`,
    `<rect x="${margin}" y="${top}" width="${pictureSize.width}" height="${band}" fill="${paint.black}"/>`,
    `<path transform="translate(${margin + pad} ${top + pad}) scale(${side / markSize})" fill="${paint.fog}" d="${markPath}"/>`,
    // Capitals are 0.7 em high in this face.
    `<text x="${x}" y="${top + band / 2 + size * 0.35}" font-size="${size}" fill="${paint.fog}" ${typeface.bold}>${escapeHtml(name.toUpperCase())}</text>`,
    '</svg>',
  ].join('');
}
