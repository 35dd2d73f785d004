/** A later build of the site under test, in which some words of its pages are others. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embedHosts } from '#app/components/embeds/hosts.ts';
import { loadContent } from '#content/load.server.ts';
import { finishSite } from '#scripts/site/finish.ts';
import { serviceWorker } from '#scripts/site/service-worker.ts';
import { clubFolder } from './clubs.ts';

/** Makes it in a temporary folder. @returns the folder of the build; the one around it is the caller's to remove */
export async function nextBuild(files: readonly string[], words: string, others: string): Promise<string> {
  const club = process.env['CLUB'];
  const now = club ? clubFolder(club) : path.resolve('.');
  const root = mkdtempSync(path.join(tmpdir(), 'next-build-'));
  for (const part of ['build/client', 'build/server', '.generated/cache/br'])
    cpSync(path.join(now, part), path.join(root, part), { recursive: true });
  for (const name of files) {
    const file = path.join(root, 'build/client', name);
    // Finishing gives the changed data a name of their own again.
    const text = readFileSync(file, 'utf8').replace(/"\/assets\/([\w-]+)-[0-9a-f]{8}\.data"/, '"/$1.data"');
    writeFileSync(file, text.replaceAll(words, others));
  }
  const { embeds } = loadContent();
  const csp = (frames: readonly string[]) => embedHosts(embeds, frames);
  await finishSite({ root, csp, worker: (saved) => serviceWorker(path.resolve('.'), saved) });
  return path.join(root, 'build');
}
