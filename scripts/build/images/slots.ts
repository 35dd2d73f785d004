import type { Variant } from '#app/lib/image-manifest.ts';
import { portraitWidths } from '#app/lib/picture-data.ts';

export type Slot = {
  name: string;
  /** Width divided by height. */
  aspect: number;
  /** The aspect as editors write it. */
  shape: string;
  /** The widths of the files in pixels, narrowest first. */
  widths: readonly number[];
  /** The width that a photograph needs after cropping, in pixels. */
  minimumWidth: number;
  /** The width of a larger WebP file for the full-screen view. */
  zoom?: number;
};

const gallery: Slot = {
  name: 'gallery',
  aspect: 3 / 2,
  shape: '3:2',
  // The narrowest fills half of a phone's width.
  widths: [320, 480, 800, 1200],
  minimumWidth: 1200,
  zoom: 1600,
};
/** Portrait, like a phone, and large enough for zooming. */
const map: Slot = { ...gallery, name: 'map', aspect: 8 / 15, shape: '8:15', widths: [480, 640, 800, 1200] };
const hero: Slot = { name: 'hero', aspect: 16 / 9, shape: '16:9', widths: [400, 960, 1600], minimumWidth: 1920 };
const header: Slot = { ...hero, name: 'page header', aspect: 3, shape: '3:1' };
/** The top of a page on phones. */
const phone: Slot = { name: 'phone', aspect: 5 / 4, shape: '5:4', widths: portraitWidths, minimumWidth: 768 };
const card: Slot = {
  ...gallery,
  name: 'social card',
  aspect: 1164 / 440,
  shape: '1164 × 440',
  widths: [480],
};

export function slotOf(id: string, variant?: Variant): Slot {
  if (variant?.startsWith('portrait')) return phone;
  if (id.startsWith('hero-')) return hero;
  if (id.startsWith('header-')) return header;
  if (id.startsWith('range-map')) return map;
  if (id === 'social-card') return card;
  return gallery;
}
