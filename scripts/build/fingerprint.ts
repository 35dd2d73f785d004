/** A hash of everything that the build reads, so that `npm start` builds again only after a change. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slashed } from './urls.ts';

export const buildSources = [
  'app',
  'domain',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'words',
];

/** The server defines the format of the build. */
const inputs = [...buildSources, 'content', 'server/http/site-manifest.ts'];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Hashes the names and contents of the inputs. Takes well under a second. */
export async function fingerprintOf(root: string): Promise<string> {
  const sum = createHash('sha256');
  for (const file of (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat()) {
    const content = await readFile(path.join(root, file));
    sum.update(`${slashed(file)}\0${content.length}\0`).update(content);
  }
  return sum.digest('hex');
}

/** The fingerprint of a build's sources. Undefined if there is no finished build. */
export async function recordedFingerprint(buildDir: string): Promise<string | undefined> {
  return existsSync(path.join(buildDir, 'site.json'))
    ? readFile(record(buildDir), 'utf8').catch(() => undefined)
    : undefined;
}

/** Records a build's fingerprint. Take it before the build, so that edits during it are built the next time. */
export async function recordFingerprint(buildDir: string, fingerprint: string): Promise<void> {
  await writeFile(record(buildDir), fingerprint);
}

const record = (buildDir: string) => path.join(buildDir, 'fingerprint');

async function filesOf(root: string, input: string): Promise<string[]> {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (path.extname(input)) return [input];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== '.DS_Store' && !isTest(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
