import sharp from 'sharp';
import { paint } from '#app/lib/colors.server.ts';
import { placeholders, type Picture } from '#app/lib/image-manifest.ts';
import type { Format } from '#app/lib/picture-data.ts';
import type { Pixels } from './source.ts';

/** Everything besides the picture that determines a file's bytes: a change here encodes all pictures again. */
export const encoderSettings = { version: 7, encoders: sharp.versions };

// With one thread, AVIF gives the same bytes on every machine; several pictures are encoded at once instead.
sharp.concurrency(1);
sharp.cache(false);

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** 4:4:4 and tuning for SSIM keep flat inks free of the ringing that effort 1 has (docs/decisions/003-pictures.md). */
const avif = {
  illustration: { quality: 60, effort: 2, chromaSubsampling: '4:4:4', tune: 'ssim' },
  photo: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
} as const;

export async function resize(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await open(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Files up to this width are mostly those saved for offline visits, where each kilobyte counts. */
const smallWidth = 480;
const lessQuality = 8;

export function encode(pixels: Pixels, kind: Picture['kind'], format: Format): Promise<Buffer> {
  const image = open(pixels);
  if (format === 'avif') {
    const { quality, ...settings } = avif[kind];
    return image.avif({ ...settings, quality: pixels.width > smallWidth ? quality : quality - lessQuality }).toBuffer();
  }
  if (format === 'webp') return image.webp({ quality: 76, effort: 2 }).toBuffer();
  // Without mozjpeg's trellis, JPEG takes a fifth of the time for 7 % more bytes.
  return image.jpeg({ quality: 72, progressive: true, quantisationTable: 3 }).toBuffer();
}

/** The site's paint nearest to a picture's dominant color, shown until the picture has loaded. */
export async function placeholderOf(pixels: Pixels): Promise<Picture['placeholder']> {
  // A thumbnail merges the speckles that would split a dominant color into many.
  const small = await open(pixels).resize(48, 32, { fit: 'fill' }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  const distance = (name: Picture['placeholder']) => {
    const [red = 0, green = 0, blue = 0] = Buffer.from(paint[name].slice(1), 'hex');
    return Math.hypot(red - r, green - g, blue - b);
  };
  return placeholders.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}
