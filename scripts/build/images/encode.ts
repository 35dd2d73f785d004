import sharp from 'sharp';
import { paint } from '#app/lib/colors.server.ts';
import { placeholders, type Picture } from '#app/lib/image-manifest.ts';
import type { Pixels } from './source.ts';

export const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;
export type Format = keyof typeof endings;

/** Everything besides the picture that decides the bytes of a file: a change here encodes all pictures again. */
export const encoderSettings = { version: 4, encoders: sharp.versions };

// With one thread, AVIF's bytes are the same on every machine; several pictures are encoded at once instead.
sharp.concurrency(1);
sharp.cache(false);

const open = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** 4:4:4 keeps the edges of flat colors sharp. Effort 4 takes six times as long as 2, for 9 % fewer bytes. */
const avif = {
  illustration: (width: number) => ({ quality: 62, effort: width <= 828 ? 4 : 2, chromaSubsampling: '4:4:4' }),
  photo: () => ({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }),
};

export async function encode(pixels: Pixels, width: number, kind: Picture['kind'], format: Format): Promise<Buffer> {
  const image = () => open(pixels).resize({ width });
  if (format === 'avif') return image().avif(avif[kind](width)).toBuffer();
  // Without mozjpeg's trellis, JPEG takes a fifth of the time for 7 % more bytes.
  if (format === 'jpeg') return image().jpeg({ quality: 72, progressive: true, quantisationTable: 3 }).toBuffer();
  const lossy = await image().webp({ quality: 76, effort: 2 }).toBuffer();
  if (kind === 'photo') return lossy;
  // A drawing in a few flat colors is smallest without loss.
  const lossless = await image().webp({ lossless: true, effort: 1 }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

/** The paint of the site nearest to a picture's dominant color, which a page shows until the picture has loaded. */
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
