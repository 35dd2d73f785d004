/**
 * Makes everything that shows the club's mark outside of the pages: browser tab, home screen, link previews. Run
 * before the site is built:
 *
 *     node scripts/mark/build.ts
 *
 * Writes `.generated/mark/`: favicon.svg, favicon.ico (16 and 32), icon-192.png, icon-512.png, icon-maskable-512.png,
 * apple-touch-icon.png (180) and social-card.png (1200 × 630).
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { siteSchema } from '#content/schema/site.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/fonts/render-fonts.ts';
import { drawings, findOriginals, readImageFacts } from '#scripts/images/originals.ts';
import { slotOf } from '#scripts/images/slots.ts';
import { openOriginal } from '#scripts/images/source.ts';
import { paint } from '#app/lib/colors.server.ts';
import { cardSize, socialCard } from './card.ts';
import { icoOf } from './ico.ts';
import { markAt, markPath, markSize } from './mark.ts';

type Build = {
  /** The repository's folder, or one that looks like it. */
  root: string;
  log: (line: string) => void;
  /** The club's name, written on the social card. */
  name: string;
};

/** Writes all files anew, in less than a second. Throws when there is no picture for the social card. */
export async function buildMark({ root, log, name }: Build): Promise<void> {
  const folder = path.join(root, '.generated/mark');
  await mkdir(folder, { recursive: true });
  const files: Record<string, Buffer | string> = {
    'favicon.svg': faviconSvg(),
    'favicon.ico': icoOf([16, 32].map((side) => ({ side, png: png(square(32, markAt(0, 0, 32, paint.black)), side) }))),
    'icon-192.png': png(icon({ corner: 0.2, share: 0.72 }), 192),
    'icon-512.png': png(icon({ corner: 0.2, share: 0.72 }), 512),
    // A launcher may cut away all but a circle of four fifths of the side:
    // https://www.w3.org/TR/appmanifest/#icon-masks
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

/** The mark on its ground. `corner` and `share` (of the side that the mark takes) are parts of the whole side. */
function icon({ corner, share }: { corner: number; share: number }): string {
  const side = 512;
  const inset = (side * (1 - share)) / 2;
  const ground = `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${paint.black}"/>`;
  return square(side, ground + markAt(inset, inset, side * share, paint.fog));
}

async function cardPicture(root: string): Promise<Buffer> {
  const original = (await findOriginals(root)).get('social-card');
  if (!original) throw new Error(`There is no picture social-card in ${drawings}, which link previews show.`);
  const slot = slotOf(original.id);
  const source = await openOriginal(original, slot, readImageFacts(root)[original.id]?.focal);
  const { data, width, height } = await source.pixels(slot);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(cardSize.width, cardSize.height, { fit: 'fill' })
    .png()
    .toBuffer();
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const { name } = new Source(path.join(root, 'content'), 'site.yaml').read(siteSchema, undefined);
  await buildMark({ root, name, log: (line) => process.stdout.write(`${line}\n`) });
}
