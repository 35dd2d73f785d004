import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type Encoding,
  laterFolder,
  type ManifestFile,
  manifestFormat,
  notFoundPath,
  type SiteManifest,
} from '#server/http/site-manifest.ts';
import type { PrecacheEntry } from '#app/features/offline/precache.ts';
import type { Day } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { Compressor } from './compress.ts';
import { retainPreviousAssets } from './retain-previous-assets.ts';
import { contentSecurityPolicy, type CspHosts, framesOn } from './csp.ts';
import { precacheEntries } from './precache-entries.ts';
import { mapConcurrent } from './map-concurrent.ts';
import {
  cacheControlOf,
  contentTypeOf,
  generatedFolders,
  isCompressible,
  serviceWorkerFile,
  slashed,
  urlOf,
} from './urls.ts';

type Files = SiteManifest['files'];
type HostsFor = (frames: readonly string[]) => Partial<CspHosts>;

export type FinishOptions = {
  root: string;
  build?: string;
  /** The folder of the previous build, whose assets open pages still request. */
  before?: string;
  /** The third-party hosts of a page with these frames. None by default. */
  csp?: HostsFor;
  redirects?: Readonly<Record<string, string>>;
  /** The day of the content. Today by default. */
  asOf?: Day;
  /** The later days that are built too, and the first day after them on which the content changes. */
  changes?: readonly Day[];
  nextChange?: Day | undefined;
  preview?: boolean;
  /** Returns the service worker's script for a list of files. Without it there is none. */
  worker?: (saved: readonly PrecacheEntry[]) => string;
  compressor?: Compressor;
};

/** Where a project's compressed files are kept for its next build. */
export const compressorOf = (root: string, quality?: number): Compressor =>
  new Compressor(path.join(root, '.generated', 'cache', 'br'), quality);

/** Compresses what is in the folders already, so that less is left to finish. */
export async function compressAhead(folders: readonly string[], compressor: Compressor): Promise<void> {
  for (const folder of folders) {
    const names = (await filesIn(folder)).filter((name) => isCompressible(contentTypeOf(name)));
    await mapConcurrent(names, async (name) => compressor.compress(await readFile(path.join(folder, name))));
  }
}

/** Completes build/client; repeatable. @throws if the build is incomplete, with the file and the problem */
export async function finishSite({
  root,
  build = path.join(root, 'build'),
  before,
  csp = () => ({}),
  redirects = {},
  asOf = rangeDay(new Date()),
  changes = [],
  nextChange,
  preview = false,
  worker,
  compressor = compressorOf(root),
}: FinishOptions): Promise<SiteManifest> {
  const client = path.join(build, 'client');
  if (!existsSync(client)) throw new Error(`There is nothing to finish in ${client}: run "npm run build"`);
  await rm(path.join(build, 'site.json'), { force: true });
  await rm(path.join(client, serviceWorkerFile), { force: true });
  await rm(path.join(build, 'encoded'), { force: true, recursive: true });
  for (const { from, to } of generatedFolders) {
    const folder = path.join(root, from);
    if (existsSync(folder)) await cp(folder, path.join(client, to), { recursive: true });
  }

  const finishFolder = async (folder: string, shared: Files = {}): Promise<Files> => {
    const finish = async (name: string) =>
      [urlOf(name), await finishFile(build, folder, name, csp, compressor)] as const;
    const own = Object.fromEntries(await mapConcurrent(await filesIn(path.join(build, folder)), finish));
    if (!worker) return own;
    const script = worker(await precacheEntries(build, { ...shared, ...own }));
    await writeFile(path.join(build, folder, serviceWorkerFile), script);
    const [url, file] = await finish(serviceWorkerFile);
    return { ...own, [url]: file };
  };
  const files = await finishFolder('client');
  checkWhole(files, redirects);
  // A page's data belongs to its edition; the other files are shared.
  const shared = Object.fromEntries(Object.entries(files).filter(([url]) => !/^\/assets\/.*\.json$/.test(url)));
  const later: SiteManifest['later'] = [];
  for (const day of changes) {
    const own = await finishFolder(laterFolder(day), shared);
    const changed = Object.entries(own).filter(([url, { etag }]) => files[url]?.etag !== etag);
    later.push({ asOf: day, id: idOf({ ...shared, ...own }), files: Object.fromEntries(changed) });
  }
  await compressor.prune();

  const whole: SiteManifest = {
    format: manifestFormat,
    id: idOf(files),
    builtAt: new Date().toISOString(),
    asOf,
    nextChange,
    ...(preview && { preview }),
    files,
    later,
    redirects: { ...redirects },
  };
  const manifest = before === undefined ? whole : await retainPreviousAssets(before, build, whole);
  await writeFile(path.join(build, 'site.json'), JSON.stringify(manifest));
  return manifest;
}

const idOf = (files: Files): string => {
  const tags = Object.entries(files).map(([url, { etag }]) => `${url} ${etag}`);
  return hash(tags.toSorted().join('\n')).slice(0, 12);
};

async function finishFile(
  build: string,
  folder: string,
  name: string,
  hosts: HostsFor,
  compressor: Compressor,
): Promise<ManifestFile> {
  const content = await readFile(path.join(build, folder, name));
  const type = contentTypeOf(name);
  const csp = type.startsWith('text/html') ? policyOf(name, content.toString('utf8'), hosts) : undefined;
  const encodings: ManifestFile['encodings'] = {};
  if (isCompressible(type)) {
    for (const [encoding, bytes] of Object.entries(await compressor.compress(content))) {
      const file = `encoded/${encoding}/${folder}/${name}`;
      await mkdir(path.join(build, path.dirname(file)), { recursive: true });
      await writeFile(path.join(build, file), bytes);
      encodings[encoding as Encoding] = file;
    }
  }
  return {
    file: `${folder}/${name}`,
    type,
    // Part of the tag, because a browser keeps a page's old headers after a 304.
    etag: hash(content, csp ?? '').slice(0, 20),
    size: content.length,
    encodings,
    cacheControl: cacheControlOf(name, type),
    ...(csp !== undefined && { csp }),
  };
}

function policyOf(name: string, html: string, hosts: HostsFor): string {
  try {
    return contentSecurityPolicy(html, hosts(framesOn(html)));
  } catch (cause) {
    throw new Error(`build/client/${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

function checkWhole(files: Readonly<Record<string, ManifestFile>>, redirects: Readonly<Record<string, string>>): void {
  for (const page of ['/', notFoundPath]) if (!files[page]) throw new Error(`The build has no page for ${page}`);
  for (const [from, to] of Object.entries(redirects)) {
    if (files[from]) throw new Error(`The redirect from ${from} can never happen: there is a page at that address`);
    const [page = ''] = to.split(/[?#]/);
    if (!files[page]) throw new Error(`The redirect from ${from} leads to ${to}, which does not exist`);
  }
}

/** All files below a folder: relative paths with `/`, sorted. `.vite` holds the bundler's manifest. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== '.DS_Store');
  return files
    .map((entry) => slashed(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .filter((name) => !name.startsWith('.vite/'))
    .toSorted();
}

function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
