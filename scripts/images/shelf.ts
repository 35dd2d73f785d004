/**
 * Where finished pictures are kept. A picture is on the shelf as long as its key, the hash of all that decides about
 * its bytes, is the same and all its files are there.
 *
 * `.generated/images/`        the files, named by id, hash and width: they never change and may be cached for ever
 * `.generated/cache/images/`  one record for each picture, written after its files
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { imageManifestSchema, type Picture, type PictureSources } from '#app/lib/image-manifest.ts';
import type { Size } from './crop.ts';
import type { EncodedFile } from './encode.ts';
import { widthsIn, type Format, type Slot } from './slots.ts';

const recordSchema = z.strictObject({
  key: z.string(),
  picture: imageManifestSchema.valueType,
  sizes: z.record(z.string(), z.int().positive()),
});
type PictureRecord = z.infer<typeof recordSchema>;
/** A picture on the shelf and the bytes of all its files. */
export type Kept = { picture: Picture; bytes: number };

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

/** The hash of everything that decides about a picture's bytes. */
export const keyOf = (original: Buffer, settings: unknown) =>
  createHash('sha256').update(JSON.stringify(settings)).update('\0').update(original).digest('hex');

/**
 * The addresses of one crop's files. `name` is the picture's id, with the crop's where there are several; `size` is
 * that of its widest file.
 */
export function addressesFor(name: string, key: string, slot: Slot, size: Size): PictureSources {
  const files = (format: Format) =>
    widthsIn(slot, size.width).map((w) => ({ w, src: `/images/${name}-${key.slice(0, 8)}-${w}.${endings[format]}` }));
  return { avif: files('avif'), webp: files('webp'), jpeg: files('jpeg') };
}

export class Shelf {
  readonly #images: string;
  readonly #records: string;

  constructor(root: string) {
    this.#images = path.join(root, '.generated/images');
    this.#records = path.join(root, '.generated/cache/images');
  }

  async open(): Promise<void> {
    await mkdir(this.#images, { recursive: true });
    await mkdir(this.#records, { recursive: true });
  }

  #recordFile(id: string): string {
    return path.join(this.#records, `${id}.json`);
  }

  /** The picture with this key, if it is here with all its files. */
  async find(id: string, key: string): Promise<Kept | undefined> {
    const text = await readFile(this.#recordFile(id), 'utf8').catch(missing);
    if (text === undefined) return undefined;
    const parsed = recordSchema.safeParse(JSON.parse(text));
    // A record that an older version of this program wrote.
    if (parsed.data?.key !== key) return undefined;
    const { picture, sizes } = parsed.data;
    const intact = await Promise.all(
      Object.entries(sizes).map(
        async ([name, size]) => (await stat(path.join(this.#images, name)).catch(missing))?.size === size,
      ),
    );
    return intact.every(Boolean) ? { picture, bytes: total(sizes) } : undefined;
  }

  /** Writes the files of one crop to their addresses, and tells the bytes of each. */
  async put(sources: PictureSources, files: readonly EncodedFile[]): Promise<PictureRecord['sizes']> {
    const sizes: PictureRecord['sizes'] = {};
    for (const { format, width, bytes } of files) {
      const file = sources[format].find(({ w }) => w === width);
      if (!file) throw new Error(`No address was foreseen for ${format} of ${width} pixels.`);
      const name = path.basename(file.src);
      await writeFile(path.join(this.#images, name), bytes);
      sizes[name] = bytes.length;
    }
    return sizes;
  }

  /** Records a finished picture. */
  async keep(record: PictureRecord): Promise<Kept> {
    const file = this.#recordFile(record.picture.id);
    // Renamed when whole: half a record, left by a build that was stopped, could not be read by the next one.
    await writeFile(`${file}.part`, JSON.stringify(record));
    await rename(`${file}.part`, file);
    return { picture: record.picture, bytes: total(record.sizes) };
  }

  /** Deletes the files and records of all other pictures. */
  async clear(kept: readonly Picture[]): Promise<void> {
    await this.#clearFolder(this.#images, new Set(kept.flatMap(addressesOf).map((src) => path.basename(src))));
    await this.#clearFolder(this.#records, new Set(kept.map(({ id }) => path.basename(this.#recordFile(id)))));
  }

  async #clearFolder(folder: string, kept: ReadonlySet<string>): Promise<void> {
    const stale = (await readdir(folder)).filter((name) => !kept.has(name));
    await Promise.all(stale.map((name) => rm(path.join(folder, name), { recursive: true })));
  }
}

const total = (sizes: PictureRecord['sizes']) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** The addresses of all files of a picture. */
export const addressesOf = ({ sources, phone }: Picture): string[] =>
  [sources, phone].flatMap((set) => (set ? [...set.avif, ...set.webp, ...set.jpeg].map(({ src }) => src) : []));

/** Turns "there is no such file" into undefined and lets every other failure through. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
