import sharp from 'sharp';
import type { Picture } from '#app/lib/image-manifest.ts';
import { denseWidth, type Format, smallWidth } from '#app/lib/picture-data.ts';
import type { Pixels } from './source.ts';

/** Everything besides the picture that determines a file's bytes: a change here encodes all pictures again. */
export const encoderSettings = { version: 8, encoders: sharp.versions };

// With one thread, AVIF gives the same bytes on every machine; several pictures are encoded at once instead.
sharp.concurrency(1);
sharp.cache(false);

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** 4:4:4 and tuning for SSIM keep flat inks free of the ringing that effort 1 has (docs/decisions/003-pictures.md). */
const avif = {
  illustration: { quality: 60, effort: 2, chromaSubsampling: '4:4:4', tune: 'ssim' },
  photo: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
} as const;

/** Of small files each kilobyte counts. */
const lessQuality = 8;

type Look = { kind: Picture['kind']; format: Format; isDark: boolean; width: number };

/** Scales pixels down to a width and encodes them. */
export function encode(pixels: Pixels, { kind, format, isDark, width }: Look): Promise<Buffer> {
  const image = open(pixels).resize({ width });
  if (format === 'avif') {
    const { quality, ...settings } = avif[kind];
    return image.avif({ ...settings, quality: width > smallWidth ? quality : quality - lessQuality }).toBuffer();
  }
  // On a dense screen, no one sees the difference; it makes a light file about as small as AVIF.
  const quality = width === denseWidth && !isDark ? 64 : 76;
  if (format === 'webp') return image.webp({ quality, effort: 2 }).toBuffer();
  // Without mozjpeg's trellis, JPEG takes a fifth of the time for 7 % more bytes.
  return image.jpeg({ quality: 72, progressive: true, quantisationTable: 3 }).toBuffer();
}
