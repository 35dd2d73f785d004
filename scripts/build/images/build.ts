/**
 * Encodes every original in the formats and widths that pages need, and writes `.generated/images.json`. File names
 * contain a hash of everything that determines their bytes, so browsers may cache them forever and builds reuse them.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { paint } from '#app/lib/colors.server.ts';
import { imageManifestSchema, type ImageManifest, type Picture, placeholders } from '#app/lib/image-manifest.ts';
import type { Baseline } from '#content/baseline.server.ts';
import { inksOf } from '#content/inks.ts';
import { ContentError } from '#content/source.server.ts';
import { inThread } from '#scripts/build/in-thread.ts';
import { forAll } from '#scripts/build/map-concurrent.ts';
import type { Progress } from '#scripts/build/progress.ts';
import { encoderSettings } from './encode.ts';
import type { Encoding } from './encode-thread.ts';
import { checkPairs, descriptionsOfDrawings, findOriginals, readImageFacts, type Original } from './originals.ts';
import { distance, type Rgb, rgbOf } from './main-color.ts';
import { type Found, openPrints, type Print, urlsOf } from './prints.ts';
import { slotOf } from './slots.ts';

type Build = {
  root: string;
  log: Progress['log'];
  update?: Progress['update'];
  /** Originals that the build draws. */
  made?: readonly Original[];
};

/** All pictures, sorted by id, and the mistakes in their descriptions. Throws a ContentError for other mistakes. */
async function findPictures(
  root: string,
  made: readonly Original[],
  baseline?: Baseline,
): Promise<{ found: Found[]; problems: string[] }> {
  const facts = readImageFacts(root);
  const ours = made.map((original) => [original.id, original] as const);
  const originals = new Map([...ours, ...(await findOriginals(root, facts))]);
  checkPairs(facts, originals);
  const found = [...originals.values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((original) => ({ original, focal: facts[original.id]?.focal }));
  return { found, problems: descriptionsOfDrawings(root, facts, originals, await lastManifest(root), baseline) };
}

/** Checks all of the club's pictures without encoding any. Throws like {@link planImages}. */
export async function checkImages(root: string, made: readonly Original[], baseline?: Baseline): Promise<void> {
  const { found, problems } = await findPictures(root, made, baseline);
  await forAll(
    found.filter(({ original }) => !made.includes(original)),
    openPrints,
    problems,
  );
}

/** What pages need to know about the pictures before the first one is encoded, and the remaining work. */
export type PicturePlan = {
  manifest: ImageManifest;
  /** Whether every picture must be encoded. */
  isFirst: boolean;
  encode: () => Promise<void>;
};

/** Plans all pictures and writes the manifest. Throws a ContentError that lists every mistake. */
export async function planImages({ root, log, update = () => {}, made = [] }: Build): Promise<PicturePlan> {
  const started = performance.now();
  const folder = path.join(root, '.generated/images');
  await mkdir(folder, { recursive: true });
  const pathOf = (url: string) => path.join(folder, path.basename(url));
  const last = await lastManifest(root);

  const { found: all, problems } = await findPictures(root, made);
  const planOne = async (found: Found) => {
    const prints = await openPrints(found);
    const base = `/images/${found.original.id}-${keyOf(found, prints)}-`;
    const before = last[found.original.id];
    const isMade = before?.base === base && urlsOf(before).every((url) => existsSync(pathOf(url)));
    return { found, isMade, picture: isMade ? before : await describe(found, prints, base) };
  };
  const plan = await forAll(all, planOne, problems);
  const pictures = plan.map(({ picture }) => picture);
  const manifest = imageManifestSchema.parse(Object.fromEntries(pictures.map((picture) => [picture.id, picture])));
  await writeFile(manifestOf(root), `${JSON.stringify(manifest, null, 1)}\n`);

  return {
    manifest,
    isFirst: plan.every(({ isMade }) => !isMade),
    encode: async () => {
      // The largest ones come first, so that the last ones end at the same time.
      const changed = plan.filter(({ isMade }) => !isMade).toSorted((a, b) => workOf(b) - workOf(a));
      const problems = changed.length === 0 ? [] : await encodeAll({ folder, pictures: changed }, update);
      if (problems.length > 0) throw new ContentError(problems);
      const used = new Set(pictures.flatMap(urlsOf).map(pathOf));
      const there = (await readdir(folder)).map(pathOf);
      await Promise.all(there.filter((file) => !used.has(file)).map((file) => rm(file)));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const unchanged = plan.length - changed.length;
      log(`pictures: ${plan.length}, ${changed.length} encoded and ${unchanged} unchanged, ${seconds} s`);
    },
  };
}

/**
 * In a thread of its own: each picture's pixels make the collector look through all objects of their thread, and there
 * these are few. @returns all mistakes
 */
const encodeAll = (encoding: Encoding, update: Progress['update']): Promise<readonly string[]> =>
  inThread(new URL('encode-thread.ts', import.meta.url), encoding, (done) =>
    update(`pictures ${done} of ${encoding.pictures.length}`),
  );

const manifestOf = (root: string) => path.join(root, '.generated/images.json');

/** The manifest of the last build; empty if there is none in the present format. */
async function lastManifest(root: string): Promise<ImageManifest> {
  const manifest: unknown = await readFile(manifestOf(root), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return imageManifestSchema.safeParse(manifest).data ?? {};
}

/** Plans and encodes. Throws like {@link planImages}. */
export async function buildImages(build: Build): Promise<ImageManifest> {
  const { manifest, encode } = await planImages(build);
  await encode();
  return manifest;
}

/** Eight hex digits of the hash of everything that determines a picture's bytes. */
function keyOf({ original: { id, kind }, focal }: Found, prints: readonly Print[]): string {
  const looks = prints.map(({ variant, hour }) => ({ variant, ...slotOf(id, variant), inks: hour && inksOf[hour] }));
  const hash = createHash('sha256').update(JSON.stringify({ encoderSettings, id, kind, focal, looks }));
  for (const { source } of prints) hash.update(source.bytes);
  return hash.digest('hex').slice(0, 8);
}

/** The approximate work that a picture takes, in pixels. */
const workOf = ({ picture }: { picture: Picture }): number =>
  (picture.variants.length + 1) * picture.width * picture.height;

async function describe({ original }: Found, prints: [Print, ...Print[]], base: string): Promise<Picture> {
  const { id, kind } = original;
  const [{ source, hour }] = prints;
  const { width, height } = source;
  const variants = prints.flatMap(({ variant }) => variant ?? []);
  const widths = slotOf(id).widths.filter((one) => one <= width);
  const placeholder = placeholderOf(await source.color(hour));
  return { id, kind, width, height, placeholder, base, widths, variants };
}

/** The site's paint nearest to a picture's main color, shown until the picture has loaded. */
const placeholderOf = (color: Rgb): Picture['placeholder'] =>
  placeholders.reduce((best, one) =>
    distance(rgbOf(paint[one]), color) < distance(rgbOf(paint[best]), color) ? one : best,
  );
