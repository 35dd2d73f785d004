/** The colors of app/styles/colors.css for what no style sheet reaches: drawings, documents, manifest, browser bars. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

// Below the working directory, where the tools that build the site are run: the build bundles this file.
const tokens = new Map(
  [...readFileSync(path.resolve('app/styles/colors.css'), 'utf8').matchAll(/^ {2}--([\w-]+): (.+);$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** A color of the token file as #rrggbb, without its hyphens: `color('deep', 'dark')`. Throws when there is none. */
export function color(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = tokens.get(name) ?? '';
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = scheme === 'light' ? light : dark;
  const other = /^var\(--(.+)\)$/.exec(chosen)?.[1];
  if (other !== undefined) return color(other, scheme);
  if (!/^#[0-9a-f]{6}$/.test(chosen)) throw new Error(`app/styles/colors.css has no plain color --${name}: ${chosen}`);
  return chosen;
}

/** The paints of the park posters. */
export const paint = {
  ink: color('paint-ink'),
  fir: color('paint-fir'),
  pine: color('paint-pine'),
  sage: color('paint-sage'),
  ridge: color('paint-ridge'),
  fog: color('paint-fog'),
  parchment: color('paint-parchment'),
  clay: color('paint-clay'),
  bark: color('paint-bark'),
  orange: color('paint-orange'),
  sun: color('paint-sun'),
} as const;

/** The browser's own bars around the page continue the header. */
export const themeColors = { light: color('deep'), dark: color('deep', 'dark') };
