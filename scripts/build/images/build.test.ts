import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Picture } from '#app/lib/image-manifest.ts';
import { urlsOf } from './cache.ts';
import { slotOf } from './slots.ts';
import {
  build,
  calmPhotograph,
  cameraPhotograph,
  draw,
  fact,
  repository,
  withPhotograph,
} from '#tests/fixtures/pictures.ts';

const fileOf = (root: string, src: string) => path.join(root, '.generated', src);
const sizeOf = async (root: string, src: string) => (await stat(fileOf(root, src))).size;

function pictureOf(manifest: Readonly<Record<string, Picture>>, id: string): Picture {
  const found = manifest[id];
  if (!found) throw new Error(`no picture ${id}`);
  return found;
}

test(
  'a 12-megapixel photograph from a phone is served upright, light, and without the place it was taken',
  { timeout: 300_000 },
  async () => {
    const original = await cameraPhotograph();
    const before = await sharp(original).metadata();
    expect(before).toMatchObject({ width: 4032, height: 3024, orientation: 6 });
    expect(before.exif?.includes('A Visitor')).toBe(true);

    const root = await withPhotograph('IMG_4711 (1).jpg', original, {
      'main-range-morning': { ...fact('main-range-morning'), file: 'IMG_4711 (1).jpg' },
    });
    const { manifest } = await build(root);
    const picture = pictureOf(manifest, 'main-range-morning');
    expect(picture).toMatchObject({ kind: 'photo', width: 1600, height: 1067 });
    for (const files of Object.values(picture.sources))
      expect(files.map(({ w }) => w)).toEqual([320, 480, 800, 1200, 1600]);

    for (const src of urlsOf(picture)) {
      const bytes = await readFile(fileOf(root, src));
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, orientation }, src).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: undefined,
      });
      expect(bytes.includes('A Visitor'), src).toBe(false);
      expect(width / height, src).toBeCloseTo(1.5, 2);
      expect(bytes.length, src).toBeLessThanOrEqual(160_000);
    }
    expect(await sizeOf(root, picture.sources.avif[0]?.src ?? '')).toBeLessThanOrEqual(18_000);
    expect(await sizeOf(root, picture.sources.webp[0]?.src ?? '')).toBeLessThanOrEqual(18_000);

    // Upright: blue sky along the top edge, brown ground along the bottom edge.
    const edge = async (top: number) => {
      const strip = await sharp(fileOf(root, picture.large))
        .extract({ left: 0, top, width: picture.width, height: 40 })
        .png()
        .toBuffer();
      const { channels } = await sharp(strip).stats();
      return channels.map(({ mean }) => mean);
    };
    const [skyRed = 0, , skyBlue = 0] = await edge(0);
    expect(skyBlue).toBeGreaterThan(skyRed + 20);
    const [groundRed = 0, , groundBlue = 0] = await edge(picture.height - 40);
    expect(groundRed).toBeGreaterThan(groundBlue);
  },
);

/** A repository with these drawings, each as wide as it is served at the most. */
async function withDrawings(...ids: readonly string[]): Promise<string> {
  const root = await repository(Object.fromEntries(ids.map((id) => [id, fact(id)])));
  for (const id of ids) {
    const slot = slotOf(id);
    const width = Math.max(...slot.widths);
    await draw(root, id, width, Math.round(width / slot.aspect));
  }
  return root;
}

test('a drawing is served in three formats, and so are its other prints', async () => {
  const root = await withDrawings('hero-dawn', 'header-faq');
  await draw(root, 'portrait-night/hero-dawn', 960, 1200);
  const { manifest } = await build(root);

  const hero = pictureOf(manifest, 'hero-dawn');
  expect(hero).toMatchObject({ kind: 'illustration', width: 1920, height: 1080, placeholder: 'sun' });
  expect(Object.keys(hero.variants ?? {})).toEqual(['portrait-night']);
  const upright = hero.variants?.['portrait-night']?.avif.at(-1)?.src ?? '';
  expect(upright).toMatch(/^\/images\/hero-dawn-portrait-night-[0-9a-f]{8}-960\.avif$/);
  const avif = await readFile(fileOf(root, upright));
  expect(await sharp(avif).metadata()).toMatchObject({ width: 960, height: 1200, compression: 'av1' });
  // The two bits for chroma subsampling in the AV1 configuration box, aomediacodec.github.io/av1-isobmff: 4:4:4.
  expect((avif[avif.indexOf('av1C') + 6] ?? 0) & 0b1100).toBe(0);

  const header = pictureOf(manifest, 'header-faq');
  expect(header).toMatchObject({ width: 1920, height: 640 });
  expect(header.variants).toBeUndefined();
  expect(header.large).toMatch(/^\/images\/header-faq-[0-9a-f]{8}-1920\.jpg$/);
  expect(JSON.parse(await readFile(path.join(root, '.generated/images.json'), 'utf8'))).toEqual(manifest);
});

test('the folder decides about the kind, and a photograph wins with no other edit', async () => {
  const root = await withDrawings('pistol-bays');
  await draw(root, 'night/pistol-bays', 1600, 1067);
  expect(pictureOf((await build(root)).manifest, 'pistol-bays').kind).toBe('illustration');
  const photograph = sharp(await calmPhotograph(2000, 1500)).webp();
  await photograph.toFile(path.join(root, 'content/images/pistol-bays.webp'));
  const { manifest, log } = await build(root);
  expect(pictureOf(manifest, 'pistol-bays')).toMatchObject({ kind: 'photo' });
  expect(pictureOf(manifest, 'pistol-bays').variants).toBeUndefined();
  expect(log).toContain('pictures: 1, 1 encoded');
});

test('a photograph is cut around its focal point', async () => {
  const root = await repository({ gate: { ...fact('gate'), focal: { x: 0.5, y: 0.1 } } });
  // Black above and white below: of 1600 by 1600 pixels, 1067 rows are kept.
  const black = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#fff' } })
    .composite([{ input: black, gravity: 'north' }])
    .jpeg()
    .toFile(path.join(root, 'content/images/gate.jpg'));
  const { manifest } = await build(root);
  const { channels } = await sharp(fileOf(root, pictureOf(manifest, 'gate').large)).stats();
  expect(channels[0]?.mean).toBeCloseTo(255 / 4, -1);
});

test('a second build encodes nothing and writes the same', async () => {
  const root = await withDrawings('tin-can-row', 'tin-can-line');
  const first = await build(root);
  const second = await build(root);
  expect(first.log).toContain('2 encoded and 0 unchanged');
  expect(second.log).toContain('0 encoded and 2 unchanged');
  expect(second.manifest).toEqual(first.manifest);
});

test('a changed picture is built anew under a new name, and the old files go', async () => {
  const root = await withDrawings('tin-can-row', 'tin-can-line');
  const before = await build(root);
  await draw(root, 'tin-can-row', 1600, 1067, '#14302a');
  const after = await build(root);
  expect(after.log).toContain('1 encoded and 1 unchanged');
  expect(pictureOf(after.manifest, 'tin-can-row').large).not.toBe(pictureOf(before.manifest, 'tin-can-row').large);

  const expected = Object.values(after.manifest)
    .flatMap(urlsOf)
    .map((src) => path.basename(src));
  expect((await readdir(path.join(root, '.generated/images'))).toSorted()).toEqual(expected.toSorted());
  expect(await readdir(path.join(root, '.generated/cache/images'))).toHaveLength(2);
});

// A red and a green half, in the numbers of Display P3, with an owner's name. Written by heif-enc from libheif 1.15.
test('a photograph from an iPhone keeps its colors and loses its owner', async () => {
  const heic = await readFile('tests/fixtures/iphone.heic');
  expect(heic.includes('A Visitor')).toBe(true);
  const root = await withPhotograph('gate.HEIC', heic);
  const { manifest } = await build(root);
  const bytes = await readFile(fileOf(root, pictureOf(manifest, 'gate').sources.webp[0]?.src ?? ''));
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
