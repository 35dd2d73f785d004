/** The icons of browser tabs and home screens: the pages' mark in the pictures' inks. */
import { Resvg } from '@resvg/resvg-js';
import { markPath, markSize } from '../../app/components/layout/mark-path.ts';
import { inksOf } from '../kit/inks.ts';

const { black, fog } = inksOf.day;

/** Each file by its name in public/. */
export const icons = (): Record<string, Buffer | string> => ({
  'favicon.svg': faviconSvg(),
  'favicon.ico': icoOf([16, 32].map((side) => ({ side, png: png(square(32, markAt(0, 0, 32, black)), side) }))),
  'icon-192.png': png(icon({ corner: 0.2, share: 0.72 }), 192),
  'icon-512.png': png(icon({ corner: 0.2, share: 0.72 }), 512),
  // A launcher may crop it to a circle of four fifths of the side: https://www.w3.org/TR/appmanifest/#icon-masks
  'icon-maskable-512.png': png(icon({ corner: 0, share: 0.6 }), 512),
  'apple-touch-icon.png': png(icon({ corner: 0, share: 0.7 }), 180),
});

const markAt = (x: number, y: number, side: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${side / markSize})" fill="${fill}" d="${markPath}"/>`;
const square = (side: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`;
const png = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Light on a dark browser tab, dark on a light one. */
function faviconSvg(): string {
  const style = `<style>@media (prefers-color-scheme: dark) { path { fill: ${fog} } }</style>`;
  return square(markSize, `${style}<path fill="${black}" d="${markPath}"/>`);
}

/** The mark on its background. `corner` and `share`, the size of the mark, are shares of the side. */
function icon({ corner, share }: { corner: number; share: number }): string {
  const side = 512;
  const inset = (side * (1 - share)) / 2;
  const ground = `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${black}"/>`;
  return square(side, ground + markAt(inset, inset, side * share, fog));
}

/**
 * PNG files as one Windows icon, which browsers request at /favicon.ico. Each PNG is square and at most 256 pixels
 * wide. Format: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function icoOf(pictures: readonly { side: number; png: Buffer }[]): Buffer {
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
    header.writeUInt16LE(1, entry + 4); // color planes
    header.writeUInt16LE(32, entry + 6); // bits per pixel
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
