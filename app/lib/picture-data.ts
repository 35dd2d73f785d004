import type { Variant } from './image-manifest.ts';

export type PictureData = {
  id: string;
  alt: string;
  caption?: string;
  credit?: string;
  illustration: boolean;
  /** Pixels of the original; only their ratio matters on the page. */
  width: number;
  height: number;
  placeholder: string;
  /** Start of every file's address; the width and the format's ending complete it. */
  base: string;
  widths: readonly number[];
  /** Its other prints; their files are named like its own, with the variant behind the id. */
  variants?: readonly Variant[];
};

/** Whether all of several pictures are drawings: then one note says so for all of them. */
export const areAllDrawn = (pictures: readonly PictureData[]): boolean =>
  pictures.length > 1 && pictures.every(({ illustration }) => illustration);

type Format = 'avif' | 'webp' | 'jpg';

/** Of the compositions for phones: the widest fills a phone of 390 pixels at 2.5 device pixels to one. */
export const portraitWidths: readonly number[] = [480, 720, 960];

/** The srcset of one format, of the picture or of another print of it: "/images/x-480.avif 480w, …". */
export function sourceSet(
  { id, base, widths }: Pick<PictureData, 'id' | 'base' | 'widths'>,
  format: Format,
  variant?: Variant,
): string {
  const start = variant ? base.replace(id, `${id}-${variant}`) : base;
  return (variant?.startsWith('portrait') ? portraitWidths : widths)
    .map((width) => `${start}${width}.${format} ${width}w`)
    .join(', ');
}

/** The largest file of a picture, for the lightbox and for visitors without JavaScript. */
export function largest({ base, widths }: Pick<PictureData, 'base' | 'widths'>, format: Format = 'jpg'): string {
  return `${base}${Math.max(...widths)}.${format}`;
}
