/** A later build of the site under test, in which some words of its pages are others. */
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(words, others));
  }
  renameChangedData(path.join(root, 'build/client'));
  const { embeds } = loadContent();
  const csp = (frames: readonly string[]) => embedHosts(embeds, frames);
  await finishSite({ root, csp, worker: (saved) => serviceWorker(path.resolve('.'), saved) });
  return path.join(root, 'build');
}

/** Gives each page's data, where data/NAME.json has changed, the name of its content again, as bundling does. */
export function renameChangedData(client: string): void {
  for (const page of globSync('**/index.html', { cwd: client })) {
    const file = path.join(client, page);
    const html = readFileSync(file, 'utf8');
    const [, named = '', name = ''] = /"data":"(\/assets\/([\w-]+)-[0-9a-f]{8}\.json)"/.exec(html) ?? [];
    if (name === '' || name === 'not-found') continue;
    const json = readFileSync(path.join(client, 'data', `${name}.json`), 'utf8');
    const renamed = `/assets/${name}-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
    if (renamed === named) continue;
    renameSync(path.join(client, named), path.join(client, renamed));
    writeFileSync(path.join(client, renamed), json);
    writeFileSync(file, html.replace(named, renamed));
  }
}
