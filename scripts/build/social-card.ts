/** Link previews: one for each page with a picture at its top, and one for the club. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { markPath, markSize } from '#app/components/layout/mark-path.ts';
import { answerOf, cardOf, cardPages } from '#app/lib/cards.server.ts';
import { paint } from '#app/lib/colors.server.ts';
import { escapeHtml } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import type { Page } from '#content/page.server.ts';
import { cardWords } from '#words/build-words.server.ts';
import { textsIn } from '#words/pairs.ts';
import { fontFiles, typeface, widthInEm } from './fonts.ts';
import { drawings, findOriginals, readImageFacts } from './images/originals.ts';
import { slotOf } from './images/slots.ts';
import { openOriginal, type Pixels } from './images/source.ts';
import { drawLettered } from './range-map/drawing.ts';

const card = { width: 1200, height: 630 } as const;
const margin = 18;
const pad = 26;
const inner = card.width - 2 * margin;
/** The club's card has room for a tall picture; a page's card shows its 3:1 picture uncropped, above its title. */
const heights = { club: 440, page: inner / 3 } as const;

type Card = { picture: string; height: number; band: (top: number) => string };

/**
 * Writes `.generated/card/social-card.png` and `.generated/card/cards/*.jpg`; unchanged ones are copied from the last
 * build. Throws if a picture is missing.
 */
export async function buildSocialCards(root: string, content: Content): Promise<void> {
  const folder = path.join(root, '.generated/card');
  const kept = path.join(root, '.generated/cards');
  await Promise.all([path.join(folder, 'cards'), kept].map((one) => mkdir(one, { recursive: true })));
  const fonts = await fontFiles(root);
  const facts = readImageFacts(root);
  const originals = await findOriginals(root, facts);
  const used = new Set<string>();

  async function write(name: string, { picture, height, band }: Card): Promise<void> {
    const original = originals.get(picture);
    if (!original) throw new Error(`There is no picture ${picture} in ${drawings}, which link previews show.`);
    const source = await openOriginal(original, slotOf(picture), facts[picture]?.focal);
    // English in place of outdated Spanish has an invisible mark.
    const svg = bandSvg(margin + height, band).replaceAll(englishMark, '');
    const hour = original.hours?.[0];
    const hash = createHash('sha256')
      .update(source.bytes)
      .update(JSON.stringify([svg, hour, height]));
    const file = `${hash.digest('hex').slice(0, 16)}${path.extname(name)}`;
    used.add(file);
    if (!existsSync(path.join(kept, file))) {
      const sheet = sharp({ create: { ...card, channels: 3, background: paint.fog } }).composite([
        { ...(await cut(await source.pixels(hour), height)), left: margin, top: margin },
        { ...(await pixelsOf(drawLettered(svg, fonts, card.width))), left: 0, top: 0 },
      ]);
      // Some preview readers support neither AVIF nor WebP.
      const drawn = name.endsWith('.png') ? sheet.png({ compressionLevel: 9 }) : sheet.jpeg({ quality: 78 });
      await writeFile(path.join(kept, file), await drawn.toBuffer());
    }
    await copyFile(path.join(kept, file), path.join(folder, name));
  }

  await write('social-card.png', {
    picture: 'social-card',
    height: heights.club,
    band: (top) => clubBand(content.site.name, top, fonts),
  });
  const pages = cardPages(content.pages);
  for (const [index, page] of pages.entries())
    await write(cardOf(page).slice(1), {
      picture: page.image,
      height: heights.page,
      band: (top) => pageBand(page, content.site, sheetOf(page, index + 1, pages.length), top, fonts),
    });
  for (const file of await readdir(kept)) if (!used.has(file)) await rm(path.join(kept, file));
}

const cut = ({ data, width, height }: Pixels, tall: number) =>
  pixelsOf(sharp(data, { raw: { width, height, channels: 3 } }).resize(inner, Math.round(tall), { fit: 'cover' }));

async function pixelsOf(picture: Sharp) {
  const { data: input, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input, raw: { width, height, channels } };
}

const bandSvg = (top: number, band: (top: number) => string): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">`,
    `<rect x="${margin}" y="${top}" width="${inner}" height="${card.height - margin - top}" fill="${paint.black}"/>`,
    band(top),
    '</svg>',
  ].join('');

/** A line of lettering with its baseline at y, as large as requested, or smaller if it would not fit. */
function line(
  text: string,
  [x, y]: readonly [number, number],
  most: number,
  fonts: string[],
  [fill, face]: readonly [string, string],
): string {
  const size = Math.min(most, (card.width - margin - pad - x) / widthInEm(text, fonts, face));
  return `<text x="${x}" y="${y}" font-size="${size.toFixed(1)}" fill="${fill}" ${face}>${escapeHtml(text)}</text>`;
}

function clubBand(name: string, top: number, fonts: string[]): string {
  const band = card.height - margin - top;
  const side = band - 2 * pad;
  const x = margin + pad + side + pad;
  return [
    `<path transform="translate(${margin + pad} ${top + pad}) scale(${side / markSize})" fill="${paint.fog}" d="${markPath}"/>`,
    // Capitals are 0.7 em high in this face.
    line(name.toUpperCase(), [x, top + band / 2 + band * 0.28], band * 0.8, fonts, [paint.fog, typeface.bold]),
  ].join('');
}

function sheetOf({ language }: Page, number: number, count: number): string {
  const { sheet, of } = textsIn(cardWords, language);
  return `${sheet} ${String(number).padStart(2, '0')} ${of} ${count}`.toUpperCase();
}

function pageBand(page: Page, site: Content['site'], sheet: string, top: number, fonts: string[]): string {
  const x = margin + pad;
  const sun = `fill="${paint.sun}" ${typeface.bold}`;
  return [
    `<text x="${x}" y="${top + 38}" font-size="24" letter-spacing="2" ${sun}>${escapeHtml(`${site.name} · ${site.founded}`.toUpperCase())}</text>`,
    `<text x="${card.width - x}" y="${top + 38}" font-size="24" letter-spacing="2" text-anchor="end" ${sun}>${sheet}</text>`,
    line(page.heading.toUpperCase(), [x - 3, top + 132], 92, fonts, [paint.fog, typeface.bold]),
    line(answerOf(page), [x, top + 178], 34, fonts, [paint.straw, typeface.medium]),
  ].join('');
}
