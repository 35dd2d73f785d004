/**
 * Where finished pictures are kept. A picture is on the shelf as long as its key, the hash of all that decides about
 * its bytes, is the same and all its files are there.
 *
 * `.generated/images/`        the files, named by id, hash and width: they never change and may be cached for ever
 * `.generated/cache/images/`  one record for each picture, written after its files
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { imageManifestSchema, type Picture, type PictureSources } from './manifest.ts';
import type { EncodedFile } from './encode.ts';

const recordSchema = z.strictObject({
  key: z.string(),
  picture: imageManifestSchema.valueType,
  sizes: z.record(z.string(), z.int().positive()),
});
type Record = z.infer<typeof recordSchema>;

const endings = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

/** The hash of everything that decides about a picture's bytes. */
export const keyOf = (original: Buffer | string, settings: unknown) =>
  createHash('sha256').update(JSON.stringify(settings)).update('\0').update(original).digest('hex');

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

  #recordFile(id: string, key: string): string {
    return path.join(this.#records, `${id}-${key.slice(0, 8)}.json`);
  }

  /** The picture with this key, if it is here with all its files. */
  async find(id: string, key: string): Promise<{ picture: Picture; bytes: number } | undefined> {
    const text = await readFile(this.#recordFile(id, key), 'utf8').catch(missing);
    if (text === undefined) return undefined;
    const parsed = recordSchema.safeParse(JSON.parse(text));
    // A record that an older version of this program wrote.
    if (!parsed.success || parsed.data.key !== key) return undefined;
    const { picture, sizes } = parsed.data;
    const intact = await Promise.all(
      Object.entries(sizes).map(async ([name, size]) => (await stat(path.join(this.#images, name)).catch(missing))?.size === size),
    );
    return intact.every(Boolean) ? { picture, bytes: total(sizes) } : undefined;
  }

  /** Writes the files of one crop and tells their addresses. `name` is the picture's id, with the crop's where there are several. */
  async put(name: string, key: string, files: readonly EncodedFile[]): Promise<{ sources: PictureSources; sizes: Record['sizes'] }> {
    const sources: PictureSources = { avif: [], webp: [], jpeg: [] };
    const sizes: Record['sizes'] = {};
    for (const { format, width, bytes } of files) {
      const file = `${name}-${key.slice(0, 8)}-${width}.${endings[format]}`;
      await writeFile(path.join(this.#images, file), bytes);
      sources[format].push({ w: width, src: `/images/${file}` });
      sizes[file] = bytes.length;
    }
    return { sources, sizes };
  }

  /** Records a finished picture. */
  async keep(key: string, picture: Picture, sizes: Record['sizes']): Promise<{ picture: Picture; bytes: number }> {
    await writeFile(this.#recordFile(picture.id, key), JSON.stringify({ key, picture, sizes } satisfies Record));
    return { picture, bytes: total(sizes) };
  }

  /** Deletes the files and records of all other pictures. */
  async clear(kept: readonly { picture: Picture; key: string }[]): Promise<void> {
    const files = new Set(kept.flatMap(({ picture }) => addressesOf(picture).map((src) => path.basename(src))));
    const records = new Set(kept.map(({ picture, key }) => path.basename(this.#recordFile(picture.id, key))));
    await this.#clearFolder(this.#images, files);
    await this.#clearFolder(this.#records, records);
  }

  async #clearFolder(folder: string, kept: ReadonlySet<string>): Promise<void> {
    const stale = (await readdir(folder)).filter((name) => !kept.has(name));
    await Promise.all(stale.map((name) => rm(path.join(folder, name), { recursive: true })));
  }
}

const total = (sizes: Record['sizes']) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

/** The addresses of all files of a picture. */
export const addressesOf = ({ sources, phone }: Picture): string[] =>
  [sources, phone].flatMap((set) => (set ? [...set.avif, ...set.webp, ...set.jpeg].map(({ src }) => src) : []));

/** Turns "there is no such file" into undefined and lets every other failure through. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
