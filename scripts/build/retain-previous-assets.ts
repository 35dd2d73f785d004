import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '#domain/durations.ts';
import type { Encoding, ManifestFile, SiteManifest } from '#server/http/site-manifest.ts';
import { isHashed } from './urls.ts';

const keptMs = 30 * dayMs;

/**
 * Copies the previous build's hashed files that are no longer part of the site, and records when they were removed.
 * @param from the folder of the previous build
 */
export async function retainPreviousAssets(from: string, to: string, manifest: SiteManifest): Promise<SiteManifest> {
  const before = await readManifest(from);
  if (before?.format !== manifest.format) return manifest;
  const earlier: Record<string, ManifestFile & { leftAt: string }> = {};
  const laterFiles = (before.later ?? []).flatMap(({ files }) => Object.entries(files));
  const left = [...Object.entries(before.files), ...laterFiles].map(
    ([url, file]) => [url, { ...file, leftAt: manifest.builtAt }] as const,
  );
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

async function readManifest(build: string): Promise<SiteManifest | undefined> {
  try {
    return JSON.parse(await readFile(path.join(build, 'site.json'), 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}
