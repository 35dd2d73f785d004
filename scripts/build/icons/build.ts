/** Makes the icons of browser tabs and home screens, and the social card. Writes `.generated/mark/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { fontFiles } from '#scripts/build/fonts/fonts.ts';
import { drawings, findOriginals, readImageFacts } from '#scripts/build/images/originals.ts';
import { slotOf } from '#scripts/build/images/slots.ts';
import { openOriginal } from '#scripts/build/images/source.ts';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { paint } from '#app/lib/colors.server.ts';
import { markAt, pictureSize, socialCard } from './card.ts';

type Build = {
  /** The project's folder, or a test's copy. */
  root: string;
  log: (line: string) => void;
  /** The club's name, for the social card. */
  name: string;
};

/** Throws if there is no picture for the social card. */
export async function buildMark({ root, log, name }: Build): Promise<void> {
  const folder = path.join(root, '.generated/mark');
  await mkdir(folder, { recursive: true });
  const files: Record<string, Buffer | string> = {
    'favicon.svg': faviconSvg(),
    'favicon.ico': icoOf([16, 32].map((side) => ({ side, png: png(square(32, markAt(0, 0, 32, paint.black)), side) }))),
    'icon-192.png': png(icon({ corner: 0.2, share: 0.72 }), 192),
    'icon-512.png': png(icon({ corner: 0.2, share: 0.72 }), 512),
    // A launcher may crop it to a circle of four fifths of the side: https://www.w3.org/TR/appmanifest/#icon-masks
    'icon-maskable-512.png': png(icon({ corner: 0, share: 0.6 }), 512),
    'apple-touch-icon.png': png(icon({ corner: 0, share: 0.7 }), 180),
    'social-card.png': await socialCard(await cardPicture(root), name, await fontFiles(root)),
  };
  await Promise.all(Object.entries(files).map(([file, content]) => writeFile(path.join(folder, file), content)));
  log(`mark: ${Object.keys(files).length} files`);
}

const square = (side: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;
const png = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Light on a dark browser tab, dark on a light one. */
function faviconSvg(): string {
  const style = `<style>@media (prefers-color-scheme: dark) { path { fill: ${paint.fog} } }</style>`;
  return square(markSize, `${style}<path fill="${paint.black}" d="${markPath}"/>`);
}

/** The mark on its background. `corner` and `share`, the size of the mark, are shares of the side. */
function icon({ corner, share }: { corner: number; share: number }): string {
  const side = 512;
  const inset = (side * (1 - share)) / 2;
  const ground = `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${paint.black}"/>`;
  return square(side, ground + markAt(inset, inset, side * share, paint.fog));
}

async function cardPicture(root: string): Promise<Buffer> {
  const facts = readImageFacts(root);
  const original = (await findOriginals(root, facts)).get('social-card');
  if (!original) throw new Error(`There is no picture social-card in ${drawings}, which link previews show.`);
  const slot = slotOf(original.id);
  const source = await openOriginal(original, slot, facts[original.id]?.focal);
  const { data, width, height } = await source.pixels(slot);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(pictureSize.width, pictureSize.height, { fit: 'fill' })
    .png()
    .toBuffer();
}

/**
 * PNG files as one Windows icon, which browsers request at /favicon.ico. Each PNG is square and at most 256 pixels
 * wide. Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const headerLength = 6;
  const entryLength = 16;
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    header.writeUInt8(side % 256, entry); // 256 is written as 0
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4); // colour planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
