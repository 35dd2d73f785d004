/** Every scene is deterministic, uses a few named inks, follows the value plan, and matches the committed plate. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { suite, test } from 'node:test';
import sharp from 'sharp';
import { Camera } from './kit/camera.ts';
import { inksOf } from './kit/inks.ts';
import { rifleOnBags } from './kit/objects/from-behind.ts';
import type { Shape } from './kit/sheet.ts';
import { press, svgOf } from './press.ts';
import { spotFolder, spotNames, spotSvg } from './spots.ts';
import { loadScene, pixelsOf, sceneIds, shapeOf, valuePlan } from './scenes.ts';

const originals = path.resolve(import.meta.dirname, '../content/images/illustrations');
const pixelsIn = (picture: string | Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

for (const id of sceneIds) {
  await suite(id, async () => {
    const scene = await loadScene(id);
    const hour = scene.hour ?? 'dawn';
    const shape = shapeOf(id);

    test('is drawn in named inks only, the same each time', () => {
      const { svg } = svgOf(scene, shape);
      assert.equal(svgOf(scene, shape).svg, svg);
      assert.doesNotMatch(svg, /NaN|Infinity|undefined|<text|opacity|gradient/i);
      const used = new Set([...svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, color]) => color));
      const inks: readonly string[] = Object.values(inksOf[hour]);
      assert.deepEqual(
        [...used].filter((color) => !inks.includes(color)),
        [],
      );
    });

    const checkPlan = async (shape: Shape) => {
      // The plan is of the whole sheet, of which some prints are a part.
      const { values, shares } = await press({ ...scene, phoneTop: undefined, stripFoot: undefined }, shape, 480);
      const { dark, light } = valuePlan[hour];
      const isWithin = (value: number, [least, most]: readonly number[]) => value >= least && value <= most;
      assert.ok(isWithin(values.dark, dark), `dark ${values.dark} %, wanted ${dark.join(' to ')}`);
      assert.ok(isWithin(values.light, light), `light ${values.light} %, wanted ${light.join(' to ')}`);
      // Fog and haze are one ink, but not at night.
      const used = Object.keys(shares).filter((name) => name !== 'haze').length;
      assert.ok(used <= 12, `${used} inks`);
      assert.ok((shares.orange ?? 0) <= 3, `orange ${shares.orange} %`);
    };

    test('keeps the value plan', () => checkPlan(shape));
    if (/^(header|hero)-/.test(id)) test('keeps the value plan upright', () => checkPlan('portrait'));

    const checkCommitted = async (shape: Shape, original: string) => {
      assert.ok(existsSync(original), `run: npm run draw ${id}`);
      const { file } = await press(scene, shape, pixelsOf[shape]);
      const [drawn, committed] = await Promise.all([pixelsIn(file), pixelsIn(original)]);
      assert.equal(drawn.length, committed.length);
      const changed = drawn.reduce((count, value, i) => count + (Math.abs(value - committed[i]) > 8 ? 1 : 0), 0);
      assert.ok(changed / drawn.length < 0.002, `${changed} of ${drawn.length} channel values differ`);
    };

    test('is what was committed', () => checkCommitted(shape, path.join(originals, `${id}.webp`)));
    const upright = path.join(originals, 'portrait', `${id}.webp`);
    if (existsSync(upright)) test('is what was committed upright', () => checkCommitted('portrait', upright));
  });
}

test('the rifle that is seen from behind is 1.10 m long, as the one of the object kit', () => {
  const ends: number[] = [];
  class Measuring extends Camera {
    override tube(...[center, from, to, ink]: Parameters<Camera['tube']>): string {
      ends.push(from[0], to[0]);
      return super.tube(center, from, to, ink);
    }
  }
  const camera = new Measuring({ vx: 900, vy: 400, focal: 2000, eye: [0, 1.4, -1] });
  rifleOnBags({ camera, inks: inksOf.dawn, sun: [0, 1], x: 0, z: 2 });
  // Its butt is at z.
  assert.equal((Math.max(...ends) - 2).toFixed(2), '1.10');
});

for (const name of spotNames)
  test(`the spot ${name} is what was committed`, () => {
    assert.equal(readFileSync(path.join(spotFolder, `${name}.svg`), 'utf8'), spotSvg(name));
  });

test("the half of the home page's picture that a wide screen shows has the card on the nearest bench in it", async () => {
  const { svg, sheet } = svgOf(await loadScene('hero-dawn'), 'wide');
  const card = svg.match(new RegExp(`<[^>]+"${sheet.inks.orange}"[^>]*>`))?.[0] ?? '';
  const heights = [...card.matchAll(/[\d.]+[ ,]([\d.]+)/g)].map(([, y]) => Number(y) / sheet.height);
  assert.ok(heights.length >= 4, card);
  assert.ok(Math.min(...heights) > 0.25 && Math.max(...heights) < 0.72, card);
});
