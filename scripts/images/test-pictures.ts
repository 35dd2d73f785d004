/** Pictures and a small repository for the tests of the pipeline. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { onTestFinished } from 'vitest';
import { buildImages } from './build.ts';

/** A folder with content/images.yaml and content/images, deleted when the test is over. */
export async function repository(facts: Record<string, unknown>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'content/images'), { recursive: true });
  await describe(root, facts);
  return root;
}

/** Writes content/images.yaml anew. */
export const describe = (root: string, facts: Record<string, unknown>) =>
  writeFile(path.join(root, 'content/images.yaml'), stringify(facts));

/** An alt text that passes. */
export const fact = (id: string) => ({ alt: `A picture of ${id} for a test` });

/** Builds, and tells what was logged. */
export async function build(root: string) {
  const lines: string[] = [];
  const manifest = await buildImages({ root, log: (line) => lines.push(line) });
  return { manifest, log: lines.join('\n') };
}

/** A repository with one photograph. */
export async function withPhotograph(
  file: string,
  bytes: Buffer,
  facts: Record<string, unknown> = { [path.parse(file).name]: fact(file) },
) {
  const root = await repository(facts);
  await writeFile(path.join(root, 'content/images', file), bytes);
  return root;
}

/** Puts a drawing of two flat halves where the drawings are kept. */
export async function draw(root: string, id: string, width: number, height: number, sky = '#f2a65a'): Promise<void> {
  const folder = path.join(root, 'content/images/illustrations');
  await mkdir(folder, { recursive: true });
  const ground = await sharp({
    create: { width, height: Math.round(height * 0.3), channels: 3, background: '#2d554b' },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: sky } })
    .composite([{ input: ground, gravity: 'south' }])
    .png()
    .toFile(path.join(folder, `${id}.png`));
}

/** Noise between two values, the same on each call. */
function noise(count: number, low: number, high: number): Buffer {
  const bytes = Buffer.alloc(count);
  let state = 1953;
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = low + ((state >>> 16) * (high - low)) / 65536;
  }
  return bytes;
}

/**
 * What a phone held upright writes for a view of the range: 4032 × 3024 pixels lying on their side, EXIF orientation 6
 * (turn clockwise to see it upright), a GPS position, camera and owner. Upright it is 3024 × 4032: blue sky above,
 * a dark wood below, with a grain that costs an encoder bits as real leaves do.
 */
export async function cameraPhotograph(): Promise<Buffer> {
  const grain = await sharp(noise(756 * 1008, 96, 160), { raw: { width: 756, height: 1008, channels: 1 } })
    .resize(3024, 4032, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const upright = `<svg xmlns="http://www.w3.org/2000/svg" width="3024" height="4032"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#4f8fd0"/><stop offset="1" stop-color="#cfe3f2"/></linearGradient></defs><rect width="3024" height="4032" fill="url(#s)"/><path d="M0 2200Q1000 1900 1700 2150T3024 2050V4032H0Z" fill="#274f3a"/><path d="M0 3000Q1500 2800 3024 3100V4032H0Z" fill="#8a6b3f"/></svg>`;
  const seen = await sharp(Buffer.from(upright))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(seen)
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Camera Works', Model: 'C-12', Artist: 'A Visitor' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 14/1 20/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 6/1 19/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Pure grain, which no encoder makes small. */
export const hopelessPhotograph = () =>
  sharp(noise(1800 * 1200 * 3, 0, 255), { raw: { width: 1800, height: 1200, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();

/** A calm photograph of the given size. */
export const calmPhotograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9fae9c' } })
    .jpeg()
    .toBuffer();
