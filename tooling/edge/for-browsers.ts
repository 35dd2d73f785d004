/**
 * A club's site at the edge for browser tests: built with a clock that stands still, and D1 in a folder.
 */
import path from 'node:path';
import { buildEdge } from '#scripts/site/edge.ts';
import { openEdge } from './workerd.ts';

const root = path.resolve(import.meta.dirname, '../..');

type ForBrowsers = { buildDir: string; data: string; clock: Date; vars: Record<string, string> };

/** @returns its address */
export async function edgeForBrowsers({ buildDir, data, clock, vars }: ForBrowsers): Promise<string> {
  const edgeDir = path.join(data, 'edge');
  await buildEdge(root, buildDir, { edge: edgeDir, clock });
  return (await openEdge({ edgeDir, persist: path.join(data, 'd1'), vars })).url.origin;
}
