import { readFile, stat } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import decode from 'heic-decode';
import sharp from 'sharp';
import { color as colorOf } from '#app/lib/colors.server.ts';
import type { Hour } from '#content/inks.ts';
import { ContentError } from '#content/source.server.ts';
import { mainColor, type Rgb } from './main-color.ts';
import type { Original } from './originals.ts';
import { openPlate } from './plate.ts';
import type { Slot } from './slots.ts';

type Size = { width: number; height: number };
/** A point as shares of width and height from the top left corner. */
export type Focal = { x: number; y: number };
/** Opaque pixels in sRGB, three bytes each. */
export type Pixels = Size & { data: Buffer };

/** The size is that of the widest file that the original is large enough for. */
export type Source = Size & {
  /** The whole original: same bytes, same picture. */
  bytes: Buffer;
  /** The part that fits the slot, in its size; a plate in an hour’s inks. Throws a ContentError for a broken file. */
  pixels: (hour?: Hour) => Promise<Pixels>;
  /** The color that most of it has. Throws like `pixels`. */
  color: (hour?: Hour) => Promise<Rgb>;
};

const megabyte = 1_000_000;
const heaviest = 12 * megabyte;
/** Some cameras have 60 megapixels; more than 100 is a stitched panorama or a mistake. */
const maxPixels = 100_000_000;
/** The minimum share that a crop keeps: below it, a tall photograph contains no wide picture. */
const minKept = 0.4;

/** Opens an original, upright by its EXIF data. Throws a ContentError if it is unreadable or doesn’t fit the slot. */
export async function openOriginal({ file, name, hours }: Original, slot: Slot, focal?: Focal): Promise<Source> {
  const refuse = (problem: string) => new ContentError([`${name} ${problem}`]);
  const unreadable = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse(`cannot be read as a picture (${reason}). Open it in a picture program and save it again as JPEG.`);
  };
  const { size } = await stat(file);
  if (size > heaviest)
    throw refuse(
      `has ${(size / megabyte).toFixed(1)} MB, and ${heaviest / megabyte} MB are allowed. Save it as JPEG with a quality of about 85 per cent.`,
    );
  const bytes = await readFile(file);
  const open = (from: Buffer) => sharp(from, { autoOrient: true, failOn: 'error', limitInputPixels: maxPixels });
  const { autoOrient: upright } = await open(bytes).metadata().catch(unreadable);

  if (hours) {
    const { print, mainInk, ...size } = openPlate(bytes, upright);
    return {
      bytes,
      ...size,
      pixels: (hour = 'dawn') => print(hour).catch(unreadable),
      color: (hour = 'dawn') => mainInk(hour).catch(unreadable),
    };
  }
  const crop = cropAround(upright, focal, slot.aspect);
  const spoken = `${upright.width} × ${upright.height} pixels`;
  const kept = (crop.width * crop.height) / (upright.width * upright.height);
  if (kept < minKept)
    throw refuse(
      `is ${spoken}, and a ${slot.name} picture is ${slot.shape}: only ${Math.round(kept * 100)} per cent of it would be seen. Cut it to about ${slot.shape} yourself, or choose another one.`,
    );
  if (crop.width < slot.minimumWidth)
    throw refuse(
      `is too small: ${spoken}, ${crop.width} pixels wide when cut to ${slot.shape}. A ${slot.name} picture needs at least ${slot.minimumWidth} × ${Math.round(slot.minimumWidth / slot.aspect)} pixels. Use the original from the camera.`,
    );
  const width = Math.max(...[...slot.widths, slot.zoom ?? 0].filter((one) => one <= crop.width));
  const height = Math.round(width / slot.aspect);
  const pixels = async () => {
    const { data } = await open(isHeic(file) ? await heicToPng(bytes) : bytes)
      .extract(crop)
      .resize({ width, height, fit: 'fill' })
      .flatten({ background: colorOf('paper') })
      // Converts the color profile to sRGB and drops all metadata.
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width, height };
  };
  const whole = () => pixels().catch(unreadable);
  const color = async () => mainColor(sharp((await whole()).data, { raw: { width, height, channels: 3 } }));
  return { bytes, width, height, pixels: whole, color };
}

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** The largest rectangle of this aspect, in whole pixels, centered as near to the focal point as the edges allow. */
function cropAround(size: Size, { x, y }: Focal = { x: 0.5, y: 0.5 }, aspect: number) {
  const width = Math.min(size.width, Math.round(size.height * aspect));
  const height = Math.min(size.height, Math.round(width / aspect));
  const left = between(0, Math.round(x * size.width - width / 2), size.width - width);
  const top = between(0, Math.round(y * size.height - height / 2), size.height - height);
  return { width, height, left, top };
}

export const isHeic = (file: string) => /\.hei[cf]$/i.test(file);

/** An iPhone's photograph as PNG with its color profile: sharp doesn't decode HEVC. Throws for a broken file. */
export async function heicToPng(bytes: Buffer): Promise<Buffer> {
  const { icc } = await sharp(bytes).metadata();
  const { data, width, height } = await decode({ buffer: bytes });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  // The profile becomes a chunk after the first 33 bytes, which are the PNG's signature and size.
  const body = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(icc)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
