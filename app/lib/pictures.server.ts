/** Pictures as the pages need them: what the image pipeline made, joined with what content/images.yaml says of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '#content/load.server.ts';
import type { Html } from '#content/schema/text.ts';
import { type ImageManifest, variants } from './image-manifest.ts';
import type { PictureData } from './picture-data.ts';

let manifest: ImageManifest | undefined;

function builtImages(): ImageManifest {
  manifest ??= JSON.parse(readFileSync(path.resolve('.generated/images.json'), 'utf8')) as ImageManifest;
  return manifest;
}

/** The picture with this id. Throws when the image pipeline did not make it. */
export function picture(id: string): PictureData {
  const built = builtImages()[id];
  const words = loadContent().images[id];
  if (!built || !words) throw new Error(`There is no picture ${id}. Run "npm run build:pictures" after adding one.`);
  const widths = built.sources.jpeg.map((source) => source.w);
  return {
    id,
    alt: words.alt,
    ...(words.caption && { caption: words.caption }),
    ...(words.credit && { credit: words.credit }),
    illustration: built.kind === 'illustration',
    width: built.width,
    height: built.height,
    placeholder: built.placeholder,
    base: baseOf(built.sources.jpeg[0]?.src),
    widths,
    ...(built.variants && { variants: variants.filter((variant) => built.variants?.[variant]) }),
  };
}

/** How much of a page header's picture a wide screen shows beside the words, at the least. */
const shownShare = 0.45;

/**
 * The horizontal `object-position`, in percent and in whole tens, that brings a picture's subject into the middle of
 * its place beside the words.
 */
export function focusOf(id: string): number {
  const x = loadContent().images[id]?.focal?.x ?? 0.5;
  const position = (x - shownShare / 2) / (1 - shownShare);
  return Math.min(10, Math.max(0, Math.round(position * 10))) * 10;
}

/** The range map as a drawing in the page, in its colors: each range on it is a link. The key stands beside it. */
export function rangeMapDrawing(): Html {
  // Made by scripts/build/range-map from our own content, so it is as safe as our own markup.
  return readFileSync(path.resolve('.generated/range-map.svg'), 'utf8') as Html;
}

/** "/images/hero-dawn-1a2b3c4d-640.jpg" → "/images/hero-dawn-1a2b3c4d-". */
const baseOf = (src = '') => src.replace(/\d+\.\w+$/, '');
