/** Renders the road map: landscape, and portrait for phones and paper, by day and by night. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { cutFace } from '#scripts/build/fonts.ts';

export const layouts = ['landscape', 'portrait'] as const;
const schemes = ['day', 'night'] as const;

/** The inks of the park posters, and two tints between them, for day and night. */
const inks: Readonly<Record<string, readonly [day: string, night: string]>> = {
  ground: ['#fbf4e4', '#10242a'],
  band1: ['#f6dfae', '#16303a'],
  band2: ['#d3cf9f', '#1b3a42'],
  band3: ['#aebfae', '#244a53'],
  band4: ['#8ba99b', '#2e545d'],
  hachure1: ['#6d9087', '#4a727a'],
  hachure2: ['#356052', '#4a727a'],
  hachure3: ['#1d3d35', '#5b878b'],
  freeway: ['#8a9088', '#5b878b'],
  water: ['#356052', '#0a1418'],
  text: ['#12211e', '#f3e9cf'],
  halo: ['#fbf4e4', '#0a1418'],
  shield: ['#1d3d35', '#f3e9cf'],
  orange: ['#c4461b', '#ec8a4e'],
};

/** The map with the club's facts, in the page's typeface if `face` embeds it. Throws for an unknown name in braces. */
export async function roadMapSvg(
  { site }: Pick<Content, 'site'>,
  layout: (typeof layouts)[number],
  scheme: (typeof schemes)[number],
  face = '',
): Promise<string> {
  const template = await readFile(path.join(import.meta.dirname, `${layout}.svg`), 'utf8');
  const words = site.name.toUpperCase().split(' ');
  const half = Math.ceil(words.length / 2) - (words.length > 4 ? 1 : 0);
  const facts = {
    name1: words.slice(0, half).join(' '),
    name2: words.slice(half).join(' '),
    street: site.address.street,
    // Understood in both English and Spanish.
    elevation: `~${site.elevationFeet.toLocaleString('en-US')} ft`,
  };
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(inks).map(([name, ink]) => [name, ink[schemes.indexOf(scheme)] ?? ''])),
    ...Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escapeHtml(text)])),
    range: placeOn(template, site.coordinates),
    font: "B,'Barlow Condensed',sans-serif",
    style: face && `<style>${face}</style>`,
  };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${layout}.svg has an unknown name in braces: ${name}`);
    return value;
  });
}

/** Equirectangular projection, true to scale at the range, within the bounds that the template gives. */
function placeOn(template: string, { latitude, longitude }: Content['site']['coordinates']): string {
  const [, width, west, east, north] =
    /width="(\d+)".* data-bounds="(\S+) (\S+) (\S+)"/.exec(template)?.map(Number) ?? [];
  if (!width || !west || !east || !north) throw new Error('A template of the road map has no bounds.');
  const degree = width / (east - west);
  return [(longitude - west) * degree, ((north - latitude) * degree) / Math.cos((37.23 * Math.PI) / 180)]
    .map(Math.round)
    .join(' ');
}

/** Writes the four maps to `.generated/road-map`. They embed their letters: a picture can't use the page's typeface. */
export async function buildRoadMap(root: string, content: Pick<Content, 'site'>): Promise<void> {
  const folder = path.join(root, '.generated/road-map');
  await mkdir(folder, { recursive: true });
  for (const layout of layouts) {
    const letters = (await roadMapSvg(content, layout, 'day')).replace(/<[^>]*>/g, '');
    const font = await cutFace('barlow-condensed/files/barlow-condensed-latin-800-normal', letters, 'woff2');
    const face = `@font-face{font-family:B;font-weight:800;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
    for (const scheme of schemes)
      await writeFile(path.join(folder, `${layout}-${scheme}.svg`), await roadMapSvg(content, layout, scheme, face));
  }
}
