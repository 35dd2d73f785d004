/** What a page carries of a picture: enough to write every source of it, and no more. */
export type PictureData = {
  id: string;
  alt: string;
  caption?: string;
  credit?: string;
  illustration: boolean;
  /** Pixels of the original; only their ratio matters on the page. */
  width: number;
  height: number;
  /** The paint that stands in until the picture arrives: a class of styles/placeholders.css. */
  placeholder: string;
  /** Start of every file's address; the width and the format's ending complete it. */
  base: string;
  widths: readonly number[];
  /** A nearer crop for phones, where the picture has one. */
  phone?: { base: string; widths: readonly number[] };
};

/** Whether all of several pictures are drawings: then one note says so for all of them. */
export const areAllDrawn = (pictures: readonly PictureData[]): boolean =>
  pictures.length > 1 && pictures.every(({ illustration }) => illustration);

type Format = 'avif' | 'webp' | 'jpg';

/** The srcset of one format: "/images/x-480.avif 480w, …". */
export function sourceSet({ base, widths }: Pick<PictureData, 'base' | 'widths'>, format: Format): string {
  return widths.map((width) => `${base}${width}.${format} ${width}w`).join(', ');
}

/** The largest file of a picture, for the lightbox and for visitors without JavaScript. */
export function largest({ base, widths }: Pick<PictureData, 'base' | 'widths'>, format: Format = 'jpg'): string {
  return `${base}${Math.max(...widths)}.${format}`;
}
