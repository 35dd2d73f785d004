/** Turns pixels into files that weigh no more than they may. */
import sharp from 'sharp';
import type { Size } from './crop.ts';
import type { Format, Slot } from './slots.ts';
import { formats } from './slots.ts';

/** Opaque pixels in sRGB, three bytes each. */
export type Pixels = Size & { data: Buffer };

/** The quality that is tried first, and the one below which a picture is no longer worth looking at. */
const quality: Record<Format, { usual: number; lowest: number }> = {
  avif: { usual: 55, lowest: 24 },
  webp: { usual: 76, lowest: 30 },
  jpeg: { usual: 76, lowest: 34 },
};

/**
 * Everything that decides about the bytes of a file beside the picture itself: a change here encodes all anew.
 * AVIF effort 2 takes a fifth of the time of effort 4, for 9 per cent more bytes (measured on the drawings).
 */
export const encoderSettings = { version: 1, quality, avifEffort: 2, webpEffort: 3, encoders: sharp.versions };

// Each encoder works in one thread, so that its output is the same on every machine: AVIF tiles follow the number of
// threads. Pictures are encoded side by side instead.
sharp.concurrency(1);
// Every picture is read once.
sharp.cache(false);

const from = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

function encode(pixels: Pixels, format: Format, level: number): Promise<Buffer> {
  const image = from(pixels);
  switch (format) {
    case 'avif':
      return image.avif({ quality: level, effort: encoderSettings.avifEffort, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: level, effort: encoderSettings.webpEffort }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: level, mozjpeg: true }).toBuffer();
  }
}

/** Thrown when even the lowest quality is too heavy. */
export class TooHeavy extends Error {
  constructor(width: number, format: Format, bytes: number, budget: number) {
    super(
      `is too detailed: at ${width} pixels its ${format.toUpperCase()} file has ${Math.ceil(bytes / 1000)} kB, and ${Math.floor(budget / 1000)} kB are allowed. Use a calmer picture, or blur its busiest parts (leaves, gravel) a little`,
    );
    this.name = 'TooHeavy';
  }
}

/** The best-looking file within the budget (bytes). Throws {@link TooHeavy} when there is none. */
async function encodeWithin(pixels: Pixels, format: Format, budget: number): Promise<Buffer> {
  const { usual, lowest } = quality[format];
  const first = await encode(pixels, format, usual);
  if (first.length <= budget) return first;

  // The worst first: a picture that is hopeless is told so at once.
  let best = await encode(pixels, format, lowest);
  if (best.length > budget) throw new TooHeavy(pixels.width, format, best.length, budget);
  let low = lowest + 1;
  let high = usual - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const file = await encode(pixels, format, middle);
    if (file.length <= budget) {
      best = file;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return best;
}

export type EncodedFile = { format: Format; width: number; height: number; bytes: Buffer };

/** Every file of a slot that is no wider than the pixels, narrowest first. */
export async function encodeSlot(pixels: Pixels, slot: Slot): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const width of slot.widths.filter((one) => one <= pixels.width)) {
    const { data, info } = await from(pixels)
      .resize({ width, height: Math.round(width / slot.aspect), fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of formats) {
      const bytes = await encodeWithin(
        { data, width: info.width, height: info.height },
        format,
        slot.budget(width, format),
      );
      files.push({ format, width: info.width, height: info.height, bytes });
    }
  }
  return files;
}
