import type { Picture, Variant } from './image-manifest.ts';

export type PictureData = Omit<Picture, 'kind' | 'variants'> & {
  variants?: readonly Variant[];
  alt: string;
  caption?: string;
  credit?: string;
  illustration: boolean;
};

/** The note below a picture: its caption and its photographer. */
export const noteOf = ({ caption, credit }: Pick<PictureData, 'caption' | 'credit'>): string =>
  [caption, credit].filter((text) => text !== undefined).join(' ');

/** Whether all of several pictures are drawings, so that one note covers them all. */
export const areAllDrawn = (pictures: readonly PictureData[]): boolean =>
  pictures.length > 1 && pictures.every(({ illustration }) => illustration);

/**
 * Whether a picture is the drawn range map: its caption is lettered on it, and it has a dark variant. Photographs have
 * none.
 */
export const isRangeMap = ({ id, illustration }: PictureData): boolean => illustration && id.startsWith('range-map');

type Files = Pick<PictureData, 'id' | 'base' | 'widths'>;
export type Format = 'avif' | 'webp' | 'jpg';

/**
 * Widths of the portrait compositions: the widest fills a 390-pixel phone at two device pixels to one, the narrowest is
 * the one that phones keep (docs/decisions/010-offline.md), and weighs as much as the narrowest of the landscape.
 */
export const portraitWidths: readonly number[] = [280, 480, 768];

/** Smaller files are mostly those that phones keep for visits without a signal. */
export const smallWidth = 480;

/** For dense screens of computers. */
export const denseWidth = 1200;
/** As AVIF, these would take six times as long to encode; 960 is for tablets. */
const seldom: readonly number[] = [960, denseWidth];

/**
 * The formats of a file besides the one JPEG, best first. Dark variants are WebP: no heavier than the light AVIF. The
 * others are WebP, too, in the larger widths, for Safari before 16.
 */
export function formatsOf(width: number, variant?: Variant): readonly Format[] {
  if (variant?.endsWith('dark') || seldom.includes(width)) return ['webp'];
  return width > smallWidth ? ['avif', 'webp'] : ['avif'];
}

/** The widths in which a picture or its variant is served, narrowest first. */
export const widthsOf = ({ widths }: Pick<Files, 'widths'>, variant?: Variant): readonly number[] =>
  variant?.startsWith('portrait') ? portraitWidths : widths;

/** The address of one file: "/images/hero-dawn-dark-1a2b3c4d-960.webp". */
export const fileOf = ({ id, base }: Files, width: number, format: Format, variant?: Variant): string =>
  `${variant ? base.replace(id, `${id}-${variant}`) : base}${width}.${format}`;

/**
 * The srcset for browsers that read a format, of the picture or of a variant, each file in the best format that they
 * read: "/images/x-480.avif 480w, …-1200.webp 1200w". They read WebP if they read AVIF.
 */
export const sourceSet = (picture: Files, best: 'avif' | 'webp', variant?: Variant): string =>
  widthsOf(picture, variant)
    .flatMap((width) => {
      const format = formatsOf(width, variant).find((one) => one === best || one === 'webp');
      return format ? [`${fileOf(picture, width, format, variant)} ${width}w`] : [];
    })
    .join(', ');

/** The width of the only JPEG, in pixels. */
export const jpegWidth = ({ widths }: Pick<Files, 'widths'>): number =>
  Math.max(...widths.filter((width, index) => width <= 960 || index === 0));

/** The only JPEG, for browsers that read neither AVIF nor WebP: Safari 15 on macOS Catalina. */
export const jpegOf = (picture: Files): string => fileOf(picture, jpegWidth(picture), 'jpg');

/** The widest file, for the lightbox and for visitors without JavaScript. */
export const largest = (picture: Files & Pick<PictureData, 'width'>): string => fileOf(picture, picture.width, 'webp');
