/**
 * `npm run draw:spots`: single objects of the kit on a disc of light, as SVG for places of 96 to 200 pixels, into
 * app/components/ui/spots/. Each is printed in the inks of dawn, and in those of night for dark screens.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inksOf, type InkName, type Inks } from './kit/inks.ts';
import { bench } from './kit/objects/bench.ts';
import { chamberFlag } from './kit/objects/firearms.ts';
import { earMuffs, glasses } from './kit/objects/protection.ts';
import { questionSign } from './kit/objects/sign.ts';
import { clayTarget } from './kit/objects/targets.ts';
import { circle, place } from './kit/shapes.ts';

const side = 240;
const inks = inksOf.dawn;

type Spot = readonly [draw: (inks: Inks) => string, x: number, y: number, size: number];

/** Each object with the middle of its outline, and its larger side, in its own millimeters. */
const objects: Readonly<Record<string, Spot>> = {
  'ear-muffs': [() => earMuffs(inks, inks.pine, inks.sage), 0, -112, 240],
  glasses: [() => glasses(inks, inks.fog, inks.mist), 0, -28, 150],
  'chamber-flag': [chamberFlag, 88, -38, 190],
  bench: [bench, 0, -380, 1240],
  'clay-target': [clayTarget, 0, -14, 120],
  sign: [questionSign, 0, -790, 740],
};

const nameOf = (color: string): InkName => {
  const found = (Object.keys(inks) as InkName[]).find((name) => inks[name] === color);
  if (!found) throw new Error(`${color} is no ink`);
  return found;
};

/** The picture as SVG that follows the color scheme by itself. */
export function spotSvg(name: string): string {
  const [draw, x, y, size] = objects[name];
  const scale = Math.round(16_800 / size) / 100;
  const middle = side / 2;
  const drawn =
    circle(middle, middle, 116, inks.straw) +
    circle(middle, middle, 106, inks.mist) +
    `<g clip-path="url(#disc)">${place(draw(inks), middle - x * scale, middle - y * scale, scale)}</g>`;
  const used = new Set<InkName>();
  const classed = drawn.replace(/(fill|stroke)="(#[0-9a-f]{6})"/g, (_, kind: string, color: string) => {
    const ink = nameOf(color);
    used.add(ink);
    return `${kind}="var(--${ink})"`;
  });
  const values = (hour: 'dawn' | 'night') => [...used].map((ink) => `--${ink}:${inksOf[hour][ink]}`).join(';');
  const style = `:root{${values('dawn')}}@media (prefers-color-scheme:dark){:root{${values('night')}}}`;
  const disc = `<clipPath id="disc"><circle cx="${middle}" cy="${middle}" r="106"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${style}</style>${disc}${classed}</svg>\n`;
}

export const spotFolder = path.resolve(import.meta.dirname, '../app/components/ui/spots');
export const spotNames = Object.keys(objects);

if (import.meta.main) {
  mkdirSync(spotFolder, { recursive: true });
  for (const name of spotNames) writeFileSync(path.join(spotFolder, `${name}.svg`), spotSvg(name));
}
