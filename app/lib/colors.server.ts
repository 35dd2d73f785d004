/**
 * The colors of app/styles/tokens.css for what style sheets can't reach: drawings, documents, manifest, browser bars.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeholders } from './image-manifest.ts';

// Relative to the working directory, where the build tools run: the build bundles this file.
const [light = '', dark = '', nightInks = ''] = readFileSync(path.resolve('app/styles/tokens.css'), 'utf8')
  .replace(/@media print[^]*/, '')
  .split('@media screen and (prefers-color-scheme: dark)');
const tokensIn = (css: string) =>
  [...css.matchAll(/^ +--color-([\w-]+): (.+);$/gm)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]);
const day = new Map(tokensIn(light));
const byNight = [...day, ...tokensIn(dark)];
/** Night is dark with the inks of drawings, as in `.night-inks`. */
const schemes = { light: day, dark: new Map(byNight), night: new Map([...byNight, ...tokensIn(nightInks)]) };

export type Scheme = keyof typeof schemes;

/** A color of the token file as #rrggbb, without its hyphens: `color('deep', 'dark')`. Throws when there is none. */
export function color(name: string, scheme: Scheme = 'light'): string {
  const value = schemes[scheme].get(name) ?? '';
  const other = /^var\(--color-(.+)\)$/.exec(value)?.[1];
  if (other !== undefined) return color(other, scheme);
  if (!/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`app/styles/tokens.css has no plain color --color-${name}: ${value}`);
  return value;
}

const paints = [...placeholders, 'brick', 'orange'] as const;
export const paint = Object.fromEntries(paints.map((name) => [name, color(`paint-${name}`)])) as Readonly<
  Record<(typeof paints)[number], string>
>;

/** The browser's own bars continue the header, which has the color of paper. */
export const themeColors = { light: color('page'), dark: color('page', 'dark') };
