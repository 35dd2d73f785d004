import path from 'node:path';
import { onTestFinished } from 'vitest';
import { finishedSite } from '#tests/fixtures/small-site.ts';
import { temporaryFolder } from '../inbox/support.ts';
import type { Place } from './target.ts';

/** A place for one trial, removed after the test. */
export async function newPlace(): Promise<Place> {
  const site = await finishedSite();
  onTestFinished(site.remove);
  return { buildDir: site.buildDir, dataDir: path.join(temporaryFolder(), 'data') };
}
