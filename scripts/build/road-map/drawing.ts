/** Writes the road map for the pages, and draws it for documents. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '#content/load.server.ts';
import { cutFace } from '#scripts/build/fonts/fonts.ts';
import { roadMapSvg, type RoadMapFacts } from './map.ts';

export const roadMapFacts = ({ site }: Pick<Content, 'site'>): RoadMapFacts => ({
  name: site.name,
  street: site.address.street,
  elevation: `about ${site.elevationFeet.toLocaleString('en-US')} feet`,
  club: [site.coordinates.latitude, site.coordinates.longitude],
});

/**
 * Writes the map in both layouts, by day and by night, to `.generated/road-map`. A picture on a page can't use the
 * page's typeface, so each file brings the letters that it has.
 */
export async function drawRoadMap(root: string, content: Pick<Content, 'site'>): Promise<void> {
  const folder = path.join(root, '.generated/road-map');
  await mkdir(folder, { recursive: true });
  const facts = roadMapFacts(content);
  for (const layout of ['landscape', 'portrait'] as const)
    for (const scheme of ['day', 'night'] as const) {
      const letters = roadMapSvg(facts, layout, scheme, '').replace(/<[^>]*>/g, '');
      const font = await cutFace('barlow-condensed/files/barlow-condensed-latin-800-normal', letters, 'woff2');
      const face = `@font-face{font-family:B;font-weight:800;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
      const svg = roadMapSvg(facts, layout, scheme, "B,'Barlow Condensed',sans-serif", face);
      await writeFile(path.join(folder, `${layout}-${scheme}.svg`), svg);
    }
}
