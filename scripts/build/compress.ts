/** Brotli at its best takes seconds for a whole site, so results are kept by the hash of what went in. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The asynchronous forms run on Node's thread pool: several files at once, on as many cores as there are.
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Compressed = { br?: Buffer; gzip?: Buffer };

/** Compresses through a folder of earlier results. */
export class Compressor {
  readonly #cache: string;
  readonly #quality: number;
  /** By content: two files that are alike (a page's data, often) are compressed once. */
  readonly #results = new Map<string, Promise<Buffer>>();

  constructor(cacheFolder: string, quality = constants.BROTLI_MAX_QUALITY) {
    this.#cache = cacheFolder;
    this.#quality = quality;
  }

  /** Both forms, each only where it is smaller than what it replaces. */
  async compress(content: Buffer): Promise<Compressed> {
    const name = createHash('sha256').update(content).digest('hex');
    const known = this.#results.get(name) ?? this.#brotli(name, content);
    this.#results.set(name, known);
    const [br, gz] = await Promise.all([known, gzipped(content, { level: 9 })]);
    return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gzip: gz }) };
  }

  /** Removes the results that no file of this build needed. */
  async prune(): Promise<void> {
    const names = existsSync(this.#cache) ? await readdir(this.#cache) : [];
    await Promise.all(names.filter((name) => !this.#results.has(name)).map((name) => rm(path.join(this.#cache, name))));
  }

  async #brotli(name: string, content: Buffer): Promise<Buffer> {
    const file = path.join(this.#cache, name);
    if (existsSync(file)) return readFile(file);
    const made = await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: this.#quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    await mkdir(this.#cache, { recursive: true });
    // Renamed into place: a build that is stopped half-way must not leave half a file to be found by the next.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}
