/** Compresses the site's files. Results are cached by hash, because brotli at its best quality takes seconds. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The asynchronous functions use Node's thread pool, so several files are compressed at once.
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Compressed = { br?: Buffer; gzip?: Buffer };

export class Compressor {
  readonly #cache: string;
  readonly #quality: number;
  readonly #results = new Map<string, Promise<Compressed>>();

  constructor(cacheFolder: string, quality = constants.BROTLI_MAX_QUALITY) {
    this.#cache = cacheFolder;
    this.#quality = quality;
  }

  /** Returns each encoding that is smaller than the input. */
  compress(content: Buffer): Promise<Compressed> {
    const name = createHash('sha256').update(content).digest('hex');
    const known = this.#results.get(name) ?? this.#compress(name, content);
    this.#results.set(name, known);
    return known;
  }

  async #compress(name: string, content: Buffer): Promise<Compressed> {
    const [br, gz] = await Promise.all([this.#brotli(name, content), gzipped(content, { level: 9 })]);
    return { ...(br.length < content.length && { br }), ...(gz.length < content.length && { gzip: gz }) };
  }

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
    // Renamed into place, so that an interrupted build leaves no half-written file.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  }
}
