import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Picture } from '#app/lib/image-manifest.ts';
import { fileOf, jpegOf, largest, portraitWidths } from '#app/lib/picture-data.ts';
import { inksOf } from '#content/inks.ts';
import { urlsOf } from './prints.ts';
import { findOriginals } from './originals.ts';
import { slotOf } from './slots.ts';
import { build, cameraPhotograph, draw, fact, repository, withPhotograph } from '#tests/fixtures/pictures.ts';

const pathOf = (root: string, src: string) => path.join(root, '.generated', src);

function pictureOf(manifest: Readonly<Record<string, Picture>>, id: string): Picture {
  const found = manifest[id];
  if (!found) throw new Error(`no picture ${id}`);
  return found;
}

async function colorOf(file: string, top: number, height = 40): Promise<{ red: number; blue: number }> {
  const { width } = await sharp(file).metadata();
  const strip = await sharp(file).extract({ left: 0, top, width, height }).png().toBuffer();
  const { channels } = await sharp(strip).stats();
  return { red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}

test('a 12-megapixel photograph from a phone is served upright, and without the place it was taken', async () => {
  const original = await cameraPhotograph();
  const before = await sharp(original).metadata();
  expect(before).toMatchObject({ width: 4032, height: 3024, orientation: 6 });
  expect(before.exif?.includes('A Visitor')).toBe(true);

  const root = await withPhotograph('IMG_4711 (1).jpg', original, {
    'main-range-morning': { ...fact('main-range-morning'), file: 'IMG_4711 (1).jpg' },
  });
  const picture = pictureOf((await build(root)).manifest, 'main-range-morning');
  expect(picture).toMatchObject({ kind: 'photo', width: 1600, height: 1067, widths: [320, 480, 800, 1200] });
  for (const src of urlsOf(picture)) {
    const bytes = await readFile(pathOf(root, src));
    const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation], src).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('A Visitor'), src).toBe(false);
    expect(width / height, src).toBeCloseTo(1.5, 2);
  }
  const [sky, ground] = [
    await colorOf(pathOf(root, largest(picture)), 0),
    await colorOf(pathOf(root, largest(picture)), 1000),
  ];
  expect(sky.blue).toBeGreaterThan(sky.red + 20);
  expect(ground.red).toBeGreaterThan(ground.blue);
});

async function withDrawings(...ids: readonly string[]): Promise<string> {
  const root = await repository(Object.fromEntries(ids.map((id) => [id, fact(id)])));
  for (const id of ids) {
    const { widths, aspect } = slotOf(id);
    const width = Math.max(...widths);
    await draw(root, id, width, Math.round(width / aspect));
  }
  return root;
}

test('a plate is printed in two formats and one JPEG for light screens, and as WebP for dark ones', async () => {
  const root = await withDrawings('hero-dawn');
  await draw(root, 'portrait/hero-dawn', 768, 960);
  const { manifest } = await build(root);
  const hero = pictureOf(manifest, 'hero-dawn');
  expect(hero).toMatchObject({ kind: 'illustration', width: 1600, height: 900, placeholder: 'sun' });
  expect(hero.variants).toEqual(['portrait', 'dark', 'portrait-dark']);
  const files = await readdir(path.join(root, '.generated/images'));
  const isLight = (file: string) => !file.includes('-dark-');
  const widthsIn = (ending: string) =>
    files.filter((file) => isLight(file) && file.endsWith(ending)).map((file) => Number(/(\d+)\.\w+$/.exec(file)?.[1]));
  expect(widthsIn('.avif').toSorted((a, b) => a - b)).toEqual([280, 400, 480, 768, 1600]);
  // The dearest to encode in its width is WebP alone, and small ones are AVIF alone.
  expect(widthsIn('.webp').toSorted((a, b) => a - b)).toEqual([768, 960, 1600]);
  expect(files.filter((file) => !isLight(file))).toHaveLength(hero.widths.length + portraitWidths.length);
  expect(files.filter((file) => file.endsWith('.jpg'))).toEqual([path.basename(jpegOf(hero))]);
  expect(jpegOf(hero)).toMatch(/^\/images\/hero-dawn-[0-9a-f]{8}-960\.jpg$/);
  const upright = fileOf(hero, 768, 'avif', 'portrait');
  expect(upright).toMatch(/^\/images\/hero-dawn-portrait-[0-9a-f]{8}-768\.avif$/);
  const avif = await readFile(pathOf(root, upright));
  expect(await sharp(avif).metadata()).toMatchObject({ width: 768, height: 960, compression: 'av1' });
  // The two bits for chroma subsampling in the AV1 configuration box, aomediacodec.github.io/av1-isobmff: 4:4:4.
  expect((avif[avif.indexOf('av1C') + 6] ?? 0) & 0b1100).toBe(0);
  expect(JSON.parse(await readFile(path.join(root, '.generated/images.json'), 'utf8'))).toEqual(manifest);
});

for (const [what, hours, light, dark, tags] of [
  ['nothing', {}, 'dawn', 'night', ['long']],
  ['an activity', { dark: 'dusk' }, 'dawn', 'dusk', ['long']],
  ['fog', { light: 'fog' }, 'fog', 'night', []],
] as const)
  test(`a plate with ${what} in images.yaml is in the inks of its hours`, { tags: [...tags] }, async () => {
    const root = await repository({ gate: { ...fact('gate'), ...hours } });
    await draw(root, 'gate', 1600, 1067);
    const gate = pictureOf((await build(root)).manifest, 'gate');
    for (const [hour, variant] of [
      [light, undefined],
      [dark, 'dark'],
    ] as const) {
      const { red, blue } = await colorOf(pathOf(root, fileOf(gate, 800, 'webp', variant)), 0);
      const [wantedRed = 0, , wantedBlue = 0] = Buffer.from(inksOf[hour].sun.slice(1), 'hex');
      expect(Math.abs(red - wantedRed)).toBeLessThan(6);
      expect(Math.abs(blue - wantedBlue)).toBeLessThan(6);
    }
  });

test('a month has its own hour, by the range’s calendar', async () => {
  const facts = { gate: { ...fact('gate'), months: { '7': 'fog' } } } as const;
  const root = await withDrawings('gate');
  const hoursAt = async (now: string) => (await findOriginals(root, facts, new Date(now))).get('gate')?.hours;
  expect(await hoursAt('2026-07-01T06:59:00Z')).toEqual(['dawn', 'night']);
  expect(await hoursAt('2026-07-01T07:00:00Z')).toEqual(['fog', 'night']);
});

test('a plate whose hours are the same is printed once', async () => {
  const root = await repository({ gate: { ...fact('gate'), light: 'night' } });
  await draw(root, 'gate', 1600, 1067);
  expect(pictureOf((await build(root)).manifest, 'gate').variants).toEqual([]);
});

test('a photograph replaces a drawing and its other prints with no other edit, cut around its focal point', async () => {
  const root = await repository({ gate: { ...fact('gate'), focal: { x: 0.5, y: 0.1 } } });
  await draw(root, 'gate', 1600, 1067);
  expect(pictureOf((await build(root)).manifest, 'gate').variants).toEqual(['dark']);
  const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#fff"/><rect width="1600" height="800"/></svg>`;
  await sharp(Buffer.from(halves)).webp().toFile(path.join(root, 'content/images/gate.webp'));
  const gate = pictureOf((await build(root)).manifest, 'gate');
  expect(gate).toMatchObject({ kind: 'photo', variants: [] });
  // Of 1600 rows, the upper 1067 are kept: 800 black ones, and 267 white ones.
  expect((await colorOf(pathOf(root, largest(gate)), 0, 1067)).red).toBeCloseTo(255 / 4, -1);
});

test('a second build encodes only what has changed, and deletes what is unused', async () => {
  const root = await withDrawings('tin-can-row', 'tin-can-line');
  const first = await build(root);
  const second = await build(root);
  expect(second.log).toContain('0 encoded and 2 unchanged');
  expect(second.manifest).toEqual(first.manifest);
  await draw(root, 'tin-can-row', 1600, 1067, inksOf.dawn.fir);
  const third = await build(root);
  expect(third.log).toContain('1 encoded and 1 unchanged');
  expect(pictureOf(third.manifest, 'tin-can-row').base).not.toBe(pictureOf(first.manifest, 'tin-can-row').base);
  const expected = Object.values(third.manifest)
    .flatMap(urlsOf)
    .map((src) => path.basename(src));
  expect((await readdir(path.join(root, '.generated/images'))).toSorted()).toEqual(expected.toSorted());
});

// Half red, half green in Display P3, with an owner's name. Written by heif-enc from libheif 1.15.
test('a photograph from an iPhone keeps its colors and loses its owner', async () => {
  const heic = await readFile('tests/fixtures/iphone.heic');
  expect(heic.includes('A Visitor')).toBe(true);
  const root = await withPhotograph('gate.HEIC', heic);
  const { manifest } = await build(root);
  const bytes = await readFile(pathOf(root, fileOf(pictureOf(manifest, 'gate'), 800, 'webp')));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number) => [...data.subarray(x * info.channels, x * info.channels + 3)];
  for (const [x, color] of [
    [10, [0xe0, 0x40, 0x2c]],
    [info.width - 10, [0x2d, 0x8c, 0x3c]],
  ] as const)
    for (const [channel, value] of color.entries())
      expect(Math.abs((colorAt(x)[channel] ?? 0) - value), `channel ${channel} at ${x}`).toBeLessThan(10);
  expect(bytes.includes('A Visitor')).toBe(false);
});
