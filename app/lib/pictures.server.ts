/** Pictures as the pages need them: what the image pipeline made, joined with what content/images.yaml says of it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentLanguage, loadContent } from '#content/load.server.ts';
import type { Html } from '#content/html.server.ts';
import { type ImageManifest, spanishEdition } from './image-manifest.ts';
import type { PictureData } from './picture-data.ts';
import { create } from 'qrcode';

let manifest: ImageManifest | undefined;

function builtImages(): ImageManifest {
  manifest ??= JSON.parse(readFileSync(path.resolve('.generated/images.json'), 'utf8')) as ImageManifest;
  return manifest;
}

/**
 * The picture with this id, on Spanish pages in its Spanish edition, if it has one. Throws when the image pipeline did
 * not make it.
 */
export function picture(id: string): PictureData {
  const edition = contentLanguage() === 'es' ? builtImages()[spanishEdition(id)] : undefined;
  const built = edition ?? builtImages()[id];
  const words = loadContent().images[id];
  if (!built || !words) throw new Error(`There is no picture ${id}. Run "npm run build:pictures" after adding one.`);
  const { kind, variants, ...files } = built;
  return {
    ...files,
    alt: words.alt ?? '',
    ...(words.caption && { caption: words.caption }),
    ...(words.credit && { credit: words.credit }),
    illustration: kind === 'illustration',
    ...(variants.length > 0 && { variants }),
  };
}

/** The lane of each range by its id, as SVG in the page's inks. */
export function rangeLanes(): Readonly<Record<string, Html>> {
  // Made by scripts/build/range-map from our own content, so it is as safe as our own markup.
  return JSON.parse(readFileSync(path.resolve('.generated/range-lanes.json'), 'utf8')) as Record<string, Html>;
}

export type QrCode = {
  /** Modules on each side; the path is drawn in them. */
  size: number;
  path: string;
};

/** The dark modules as one SVG path. The quiet zone of four modules around them is left to the caller. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => data.slice(y * size, (y + 1) * size).join(''));
  const path = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: path.join('') };
}
