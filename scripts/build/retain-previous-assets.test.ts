import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { loadSite } from '#server/http/site.ts';
import { finishedSite, type TemporarySite } from '#tests/fixtures/small-site.ts';
import { retainPreviousAssets } from './retain-previous-assets.ts';

const old = '/assets/entry-abc12345.js';
const sites: TemporarySite[] = [];
afterEach(() => Promise.all(sites.splice(0).map((site) => site.remove())));

const manifestOf = async ({ buildDir }: TemporarySite) =>
  JSON.parse(await readFile(path.join(buildDir, 'site.json'), 'utf8')) as SiteManifest;

async function deploy(before: TemporarySite, builtAt: string): Promise<TemporarySite> {
  const site = await finishedSite();
  sites.push(site);
  const manifest = await manifestOf(site);
  for (const gone of [old, '/data/faq.json']) delete manifest.files[gone];
  await rm(path.join(site.buildDir, 'client', old));
  const kept = await retainPreviousAssets(before.buildDir, site.buildDir, { ...manifest, builtAt });
  await writeFile(path.join(site.buildDir, 'site.json'), JSON.stringify(kept));
  return site;
}

it('an open page gets its parts through several deploys, for 30 days, and nothing else of old builds', async () => {
  const first = await finishedSite();
  sites.push(first);
  const second = await deploy(first, '2026-03-01T12:00:00.000Z');
  await first.remove();
  const third = await deploy(second, '2026-03-30T12:00:00.000Z');
  const site = await loadSite(third.buildDir);
  expect(new TextDecoder().decode(site.files.get(old)?.identity.body)).toContain('hydrate');
  expect(site.files.get(old)?.br?.headers['content-encoding']).toBe('br');
  expect(site.files.has('/data/faq.json')).toBe(false);
  const late = await loadSite((await deploy(third, '2026-04-01T12:00:00.000Z')).buildDir);
  expect(late.files.has(old)).toBe(false);
});
