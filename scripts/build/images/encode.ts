/** Encodes pixels as AVIF, WebP and JPEG at a fixed quality. */
import sharp from 'sharp';
import type { Original } from './originals.ts';
import { formats, widthsIn, type Format, type Slot } from './slots.ts';
import type { Pixels } from './source.ts';

/** Everything besides the picture that decides the bytes of a file: a change here encodes all pictures again. */
export const encoderSettings = { version: 3, encoders: sharp.versions };

// With one thread, AVIF's bytes are the same on every machine; several pictures are encoded at once instead.
sharp.concurrency(1);
sharp.cache(false);

/** Bytes of the largest AVIF file. A busy 12-megapixel photograph has half of it. */
const maxBytes = 250_000;

export class TooDetailed extends Error {
  constructor(width: number, bytes: number) {
    super(
      `is too detailed: at ${width} pixels its AVIF file has ${Math.ceil(bytes / 1000)} kB, and ${maxBytes / 1000} kB are allowed. Use a calmer picture, or blur its busiest parts (leaves, gravel) a little`,
    );
    this.name = 'TooDetailed';
  }
}

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** 4:4:4 keeps the edges of flat colors sharp. Effort 4 takes six times as long as 2, for 9 % fewer bytes. */
const avif = {
  illustration: (width: number) => ({ quality: 62, effort: width <= 828 ? 4 : 2, chromaSubsampling: '4:4:4' }),
  photo: () => ({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
};

async function encode(pixels: Pixels, kind: Original['kind'], format: Format): Promise<Buffer> {
  const image = open(pixels);
  if (format === 'avif') return image.avif(avif[kind](pixels.width)).toBuffer();
  // Without mozjpeg's trellis, JPEG takes a fifth of the time for 7 % more bytes.
  if (format === 'jpeg') return image.jpeg({ quality: 72, progressive: true, quantisationTable: 3 }).toBuffer();
  const lossy = await image.webp({ quality: 76, effort: 2 }).toBuffer();
  if (kind === 'photo') return lossy;
  // A drawing in a few flat colors is smallest without loss.
  const lossless = await open(pixels).webp({ lossless: true, effort: 1 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

export type EncodedFile = { format: Format; width: number; bytes: Buffer };

/** Every file of a slot that is no wider than the pixels. Throws {@link TooDetailed}. */
export async function encodeSlot(pixels: Pixels, slot: Slot, kind: Original['kind']): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const width of widthsIn(slot, pixels.width).toReversed()) {
    const height = Math.round(width / slot.aspect);
    const data = await open(pixels).resize({ width, height, fit: 'fill' }).raw().toBuffer();
    for (const format of formats) {
      const bytes = await encode({ data, width, height }, kind, format);
      if (format === 'avif' && bytes.length > maxBytes) throw new TooDetailed(width, bytes.length);
      files.push({ format, width, bytes });
    }
  }
  return files;
}
