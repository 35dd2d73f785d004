/** The places in which pictures are shown: shape, widths and the weight each file may have. */

export type Format = 'avif' | 'webp' | 'jpeg';
export const formats: readonly Format[] = ['avif', 'webp', 'jpeg'];

export type Slot = {
  name: string;
  /** Width divided by height. */
  aspect: number;
  /** As an editor says it. */
  shape: string;
  /**
   * How much of the original's width is shown, at the most: less brings its subject nearer. All of it where nothing is
   * said.
   */
  share?: number;
  /** Of the files, in pixels, narrowest first. */
  widths: readonly number[];
  /** A photograph must be this wide after cropping, in pixels. */
  minimumWidth: number;
  /** The most bytes a file of this width may have. */
  budget: (width: number, format: Format) => number;
};

/** A thousand bytes, as browsers and phone plans count. */
const kB = 1000;

/** What the full-screen view may load for one picture. */
const lightbox = 160 * kB;
const thumbnail = 18 * kB;
const heroOnPhone = 45 * kB;

/**
 * JPEG is what browsers from before 2020 get. It needs about twice the bytes for the same picture, and only the
 * full-screen view, which opens the largest JPEG, holds it to the same limit.
 */
const forFallback = (bytes: number, format: Format) => (format === 'jpeg' ? bytes * 2 : bytes);

const gallery: Slot = {
  name: 'gallery',
  aspect: 3 / 2,
  shape: '3:2',
  // The narrowest fills half a phone.
  widths: [320, 480, 800, 1200, 1600],
  minimumWidth: 1200,
  budget: (width, format) => (width <= 480 ? forFallback(thumbnail, format) : lightbox),
};

/** Upright, as it is held on a phone, and drawn for zooming. */
const map: Slot = {
  ...gallery,
  name: 'map',
  aspect: 2 / 3,
  shape: '2:3',
  widths: [480, 800, 1200, 1600],
  budget: (width, format) => (width <= 480 ? forFallback(2 * thumbnail, format) : lightbox),
};

const hero: Slot = {
  name: 'hero',
  aspect: 16 / 9,
  shape: '16:9',
  widths: [828, 1280, 1920],
  minimumWidth: 1920,
  budget: (width, format) => (width <= 828 ? forFallback(heroOnPhone, format) : lightbox),
};

/**
 * On a phone the hero's subject comes nearer. 828 pixels fill it at twice its CSS width; finer is not seen in a flat
 * drawing.
 */
const phoneSlot: Slot = {
  name: 'hero on a phone',
  aspect: 9 / 4,
  shape: '9:4',
  share: 0.88,
  widths: [480, 640, 828],
  minimumWidth: 828,
  budget: (_width, format) => forFallback(heroOnPhone, format),
};

const header: Slot = {
  name: 'page header',
  aspect: 3,
  shape: '3:1',
  widths: [480, 828, 1280, 1920],
  minimumWidth: 1920,
  budget: (width, format) => (width <= 828 ? forFallback(25 * kB, format) : 90 * kB),
};

const card: Slot = {
  name: 'social card',
  aspect: 1200 / 630,
  shape: '1200 × 630',
  widths: [480, 800, 1200],
  minimumWidth: 1200,
  budget: () => lightbox,
};

/** The widths of a slot's files that pixels of this width are enough for, narrowest first. */
export const widthsIn = (slot: Slot, width: number): number[] => slot.widths.filter((one) => one <= width);

/** The slot of a picture by its id. What is not named otherwise belongs into the gallery. */
export function slotOf(id: string): Slot {
  if (id.startsWith('hero-')) return hero;
  if (id.startsWith('header-')) return header;
  if (id === 'range-map') return map;
  if (id === 'social-card') return card;
  return gallery;
}

/** The nearer crop that only heroes have. */
export const phoneSlotOf = (id: string): Slot | undefined => (slotOf(id) === hero ? phoneSlot : undefined);
