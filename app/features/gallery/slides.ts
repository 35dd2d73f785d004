/** What the full-screen view needs of our pictures. */
import { largest, type PictureData } from '#app/lib/picture-data.ts';

export type Format = Parameters<typeof largest>[1] & string;

/**
 * The format in which a picture on the page has arrived: the browser has chosen it, so it can show it large as well.
 */
export function formatOf(loaded: string): Format {
  return (['avif', 'webp'] as const).find((format) => loaded.endsWith(`.${format}`)) ?? 'jpg';
}

/** One slide in every width of its picture; `paper` asks for a white ground. */
export function slideOf(picture: PictureData, format: Format) {
  const { base, widths, width, height } = picture;
  return {
    src: largest(picture, format),
    alt: picture.alt,
    width,
    height,
    srcSet: widths.map((w) => ({ src: `${base}${w}.${format}`, width: w, height: Math.round((w * height) / width) })),
    paper: picture.id === 'range-map',
    illustration: picture.illustration,
  };
}
