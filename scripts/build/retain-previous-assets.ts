/**
 * Pages stay open in browsers while the site changes: the parts that they were built with go on being served, for as
 * long as somebody may come back to them.
 */
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#domain/durations.ts';
import type { Encoding, ManifestFile, SiteManifest } from '#server/http/site-manifest.ts';
import { isHashed } from './urls.ts';

/** How long parts of builds that were replaced stay. */
const keptMs = 30 * dayMs;

/**
 * Takes from the build before what is named by its content and no longer part of the site: copies it into the new
 * build, and adds it to its manifest with the moment at which it ceased to be part.
 * @param from the folder of the build before; without a manifest nothing is taken
 */
export async function retainPreviousAssets(from: string, to: string, manifest: SiteManifest): Promise<SiteManifest> {
  const before = await readManifest(from);
  if (before?.format !== manifest.format) return manifest;
  const earlier: Record<string, ManifestFile & { leftAt: string }> = {};
  const left = Object.entries(before.files).map(([url, file]) => [url, { ...file, leftAt: manifest.builtAt }] as const);
  for (const [url, part] of [...Object.entries(before.earlier ?? {}), ...left]) {
    const isOld = Date.parse(manifest.builtAt) - Date.parse(part.leftAt) > keptMs;
    if (manifest.files[url] || isOld || !isHashed(url)) continue;
    const take = async (file: string) => {
      const name = file.startsWith('earlier/') ? file : `earlier/${file}`;
      await cp(path.join(from, file), path.join(to, name));
      return name;
    };
    const encodings: ManifestFile['encodings'] = {};
    for (const [encoding, file] of Object.entries(part.encodings)) encodings[encoding as Encoding] = await take(file);
    earlier[url] = { ...part, file: await take(part.file), encodings };
  }
  return { ...manifest, earlier };
}

/** The manifest of a build; undefined where there is none that can be read. */
async function readManifest(build: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(build, 'site.json'), 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}
