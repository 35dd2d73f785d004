/** Turns pixels into files that weigh no more than they may. */
import sharp from 'sharp';
import type { Size } from './crop.ts';
import type { Format, Slot } from './slots.ts';
import { formats, widthsIn } from './slots.ts';

/** Opaque pixels in sRGB, three bytes each. */
export type Pixels = Size & { data: Buffer };

/** The quality that is tried first, and the one below which a picture is no longer worth looking at. */
const quality: Record<Format, { usual: number; lowest: number }> = {
  avif: { usual: 55, lowest: 24 },
  webp: { usual: 76, lowest: 30 },
  jpeg: { usual: 72, lowest: 30 },
};

/**
 * How hard AVIF tries, by width in pixels. What a phone loads is worth twice the time; above that, effort 1
 * takes half of it, for 12 per cent more bytes (measured on the drawings).
 */
const avifEffort = (width: number) => (width <= 828 ? 2 : 1);
/** WebP is for browsers from 2020 to 2022. Effort 3 takes twice the time, for 6 per cent fewer bytes. */
const webpEffort = 2;

/** Everything that decides about the bytes of a file beside the picture itself: a change here encodes all anew. */
export const encoderSettings = { version: 2, quality, encoders: sharp.versions };

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
      return image.avif({ quality: level, effort: avifEffort(pixels.width), chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: level, effort: webpEffort }).toBuffer();
    case 'jpeg':
      // Without mozjpeg's trellis, four steps lower: it looks as good and takes a fifth of the time for 7 % more bytes.
      return image.jpeg({ quality: level, progressive: true, quantisationTable: 3 }).toBuffer();
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

/**
 * The best-looking file within the budget (bytes), or one that nearly is: a file that fills nine tenths of its budget
 * ends the search. Throws {@link TooHeavy} when there is none.
 */
async function encodeWithin(pixels: Pixels, format: Format, budget: number): Promise<Buffer> {
  const { usual, lowest } = quality[format];
  let high = { level: usual, file: await encode(pixels, format, usual) };
  if (high.file.length <= budget) return high.file;

  // The worst first: a picture that is hopeless is told so at once.
  let low = { level: lowest, file: await encode(pixels, format, lowest) };
  if (low.file.length > budget) throw new TooHeavy(pixels.width, format, low.file.length, budget);
  while (low.file.length < budget * 0.9 && high.level - low.level > 1) {
    const level = between(low, high, budget);
    const next = { level, file: await encode(pixels, format, level) };
    if (next.file.length <= budget) low = next;
    else high = next;
  }
  return low.file;
}

type Attempt = { level: number; file: Buffer };

/** The quality at which the budget is just kept, if bytes grow with quality by a fixed factor for each step. */
function between(low: Attempt, high: Attempt, budget: number): number {
  const share = Math.log(budget / low.file.length) / Math.log(high.file.length / low.file.length);
  const level = Math.floor(low.level + share * (high.level - low.level));
  return Math.min(Math.max(level, low.level + 1), high.level - 1);
}

export type EncodedFile = { format: Format; width: number; height: number; bytes: Buffer };

/** Every file of a slot that is no wider than the pixels, narrowest first. */
export async function encodeSlot(pixels: Pixels, slot: Slot): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const width of widthsIn(slot, pixels.width)) {
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
