/**
 * Keeps encoded pictures. An entry is valid as long as its key, the hash of all that decides the picture's bytes, is
 * the same and its files exist.
 *
 * `.generated/images/`        the files, named by id, hash and width, so that they can be cached forever
 * `.generated/cache/images/`  one entry per picture, written after its files
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { imageManifestSchema, type Picture, type PictureSources } from '#app/lib/image-manifest.ts';
import type { EncodedFile } from './encode.ts';
import { widthsIn, type Format, type Slot } from './slots.ts';

/** `bytes` of all files of the picture together. */
const entrySchema = z.strictObject({ key: z.string(), picture: imageManifestSchema.valueType, bytes: z.int() });
export type CacheEntry = z.infer<typeof entrySchema>;

const extensions = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

/** The hash of everything that decides a picture's bytes. */
export const keyOf = (original: Buffer, settings: unknown) =>
  createHash('sha256').update(JSON.stringify(settings)).update('\0').update(original).digest('hex');

/** The URLs of one crop's files. @param width of its widest file */
export function urlsFor(name: string, key: string, slot: Slot, width: number): PictureSources {
  const files = (format: Format) =>
    widthsIn(slot, width).map((w) => ({ w, src: `/images/${name}-${key.slice(0, 8)}-${w}.${extensions[format]}` }));
  return { avif: files('avif'), webp: files('webp'), jpeg: files('jpeg') };
}

/** The URLs of all files of a picture. */
export const urlsOf = ({ sources, variants = {} }: Picture): string[] =>
  [sources, ...Object.values(variants)].flatMap(({ avif, webp, jpeg }) =>
    [...avif, ...webp, ...jpeg].map(({ src }) => src),
  );

export class ImageCache {
  readonly #files: string;
  readonly #entries: string;

  constructor(root: string) {
    this.#files = path.join(root, '.generated/images');
    this.#entries = path.join(root, '.generated/cache/images');
  }

  async open(): Promise<void> {
    await mkdir(this.#files, { recursive: true });
    await mkdir(this.#entries, { recursive: true });
  }

  /** The entry with this key, if all its files exist. */
  async find(id: string, key: string): Promise<CacheEntry | undefined> {
    const file = path.join(this.#entries, `${id}.json`);
    if (!existsSync(file)) return undefined;
    const { data } = entrySchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (data?.key !== key) return undefined;
    return urlsOf(data.picture).every((url) => existsSync(this.#fileOf(url))) ? data : undefined;
  }

  /** Writes the files of one crop. @returns their bytes together */
  async put(sources: PictureSources, files: readonly EncodedFile[]): Promise<number> {
    for (const { format, width, bytes } of files) {
      const source = sources[format].find(({ w }) => w === width);
      if (!source) throw new Error(`No URL was planned for ${format} of ${width} pixels.`);
      await writeWhole(this.#fileOf(source.src), bytes);
    }
    return files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  async save(entry: CacheEntry): Promise<CacheEntry> {
    await writeWhole(path.join(this.#entries, `${entry.picture.id}.json`), JSON.stringify(entry));
    return entry;
  }

  /** Deletes the files and entries of all other pictures. */
  async prune(pictures: readonly Picture[]): Promise<void> {
    await pruneFolder(this.#files, new Set(pictures.flatMap(urlsOf).map((url) => path.basename(url))));
    await pruneFolder(this.#entries, new Set(pictures.map(({ id }) => `${id}.json`)));
  }

  #fileOf(url: string): string {
    return path.join(this.#files, path.basename(url));
  }
}

/** Writes a file that other programs never see half written. */
async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

async function pruneFolder(folder: string, keep: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => !keep.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { recursive: true })));
}
