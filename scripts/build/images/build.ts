/**
 * Encodes every original in the formats and widths that pages need, and writes `.generated/images.json`. Files are
 * named by the hash of all that decides their bytes, so browsers may keep them forever and builds reuse them.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  imageManifestSchema,
  type ImageManifest,
  type Picture,
  type PictureSources,
  type Variant,
} from '#app/lib/image-manifest.ts';
import { ContentError } from '#content/source.server.ts';
import { mapConcurrent } from '#scripts/build/map-concurrent.ts';
import { encode, encoderSettings, endings, type Format, placeholderOf } from './encode.ts';
import { checkPairs, checkReplacedDrawings, findOriginals, readImageFacts, type Original } from './originals.ts';
import { slotOf } from './slots.ts';
import { type Focal, openOriginal, type Source } from './source.ts';

type Build = {
  root: string;
  log: (line: string) => void;
  /** Originals that the build draws itself. */
  made?: readonly Original[];
};

const formats = Object.keys(endings) as Format[];

type Found = { original: Original; focal: Focal | undefined };

const printsOf = ({ original: { variants = {} } }: Found) => [undefined, ...(Object.keys(variants) as Variant[])];

const openPrint = ({ original, focal }: Found, print?: Variant): Promise<Source> =>
  openOriginal((print && original.variants?.[print]) ?? original, slotOf(original.id, print), focal);

/** All pictures in the order of their ids. Throws a ContentError that lists every mistake. */
async function findPictures(root: string, made: readonly Original[]): Promise<Found[]> {
  const facts = readImageFacts(root);
  const ours = made.map((original) => [original.id, original] as const);
  const originals = new Map([...ours, ...(await findOriginals(root, facts))]);
  checkPairs(facts, originals);
  checkReplacedDrawings(root, facts, originals, await lastManifest(root));
  return [...originals.values()]
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((original) => ({ original, focal: facts[original.id]?.focal }));
}

/** Checks all pictures of the club without encoding one. Throws as {@link planImages}. */
export async function checkImages(root: string, made: readonly Original[]): Promise<void> {
  const found = await findPictures(root, made);
  await forAll(
    found.filter(({ original }) => !made.includes(original)),
    (picture) => openPrint(picture),
  );
}

/** What pages need to know of the pictures, before the first is encoded, and the work that is left. */
export type PicturePlan = {
  manifest: ImageManifest;
  encode: () => Promise<void>;
};

/** Plans all pictures. Throws a ContentError that lists every mistake. */
export async function planImages({ root, log, made = [] }: Build): Promise<PicturePlan> {
  const started = performance.now();
  const folder = path.join(root, '.generated/images');
  await mkdir(folder, { recursive: true });
  const fileOf = (url: string) => path.join(folder, path.basename(url));
  const last = await lastManifest(root);

  const plan = await forAll(await findPictures(root, made), async (found) => {
    const sources = await Promise.all(printsOf(found).map((print) => openPrint(found, print)));
    const key = keyOf(found, sources);
    const before = last[found.original.id];
    const isMade = before && urlsOf(before).every((url) => url.includes(`-${key}-`) && existsSync(fileOf(url)));
    return { found, isMade, picture: isMade ? before : await describe(found, sources, key) };
  });
  const pictures = plan.map(({ picture }) => picture);

  /** Opens the originals again, because all of them at once may be a gigabyte. */
  async function encodePicture(found: Found, picture: Picture): Promise<void> {
    for (const print of printsOf(found)) {
      const pixels = await (await openPrint(found, print)).pixels();
      for (const [format, url, width] of filesOf(print ? picture.variants?.[print] : picture.sources)) {
        // Renamed into place, so that a file is there whole or not at all.
        await writeFile(`${fileOf(url)}.part`, await encode(pixels, width, picture.kind, format));
        await rename(`${fileOf(url)}.part`, fileOf(url));
      }
    }
  }

  return {
    manifest: imageManifestSchema.parse(Object.fromEntries(pictures.map((picture) => [picture.id, picture]))),
    encode: async () => {
      const changed = plan.filter(({ isMade }) => !isMade);
      await forAll(changed, ({ found, picture }) => encodePicture(found, picture));
      const used = new Set(pictures.flatMap(urlsOf).map(fileOf));
      const there = (await readdir(folder)).map(fileOf);
      await Promise.all(there.filter((file) => !used.has(file)).map((file) => rm(file)));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const unchanged = plan.length - changed.length;
      log(`pictures: ${plan.length}, ${changed.length} encoded and ${unchanged} unchanged, ${seconds} s`);
    },
  };
}

export const writeManifest = (root: string, manifest: ImageManifest) =>
  writeFile(path.join(root, '.generated/images.json'), `${JSON.stringify(manifest, null, 1)}\n`);

/** The manifest of the last build; empty without a whole one in today's shape. */
async function lastManifest(root: string): Promise<ImageManifest> {
  const manifest: unknown = await readFile(path.join(root, '.generated/images.json'), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return imageManifestSchema.safeParse(manifest).data ?? {};
}

/** Plans and encodes, and then writes the manifest. Throws what {@link planImages} throws. */
export async function buildImages(build: Build): Promise<ImageManifest> {
  const plan = await planImages(build);
  await plan.encode();
  await writeManifest(build.root, plan.manifest);
  return plan.manifest;
}

/** Works on all of them, and throws one ContentError that lists every mistake. */
async function forAll<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const problems: string[] = [];
  const results = await mapConcurrent(items, (item) =>
    work(item).catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }),
  );
  if (problems.length > 0) throw new ContentError(problems.toSorted());
  return results.filter((result) => result !== undefined);
}

/** Eight digits of the hash of everything that decides a picture's bytes. */
function keyOf(found: Found, sources: readonly Source[]): string {
  const { id, kind } = found.original;
  const slots = printsOf(found).map((print) => ({ print, ...slotOf(id, print) }));
  const hash = createHash('sha256').update(JSON.stringify({ encoderSettings, id, kind, focal: found.focal, slots }));
  for (const { bytes } of sources) hash.update(bytes);
  return hash.digest('hex').slice(0, 8);
}

const filesOf = (sources?: PictureSources): [format: Format, url: string, width: number][] =>
  formats.flatMap((format) =>
    (sources?.[format] ?? []).map(({ src, w }): [Format, string, number] => [format, src, w]),
  );

export const urlsOf = ({ sources, variants = {} }: Picture): string[] =>
  [sources, ...Object.values(variants)].flatMap(filesOf).map(([, url]) => url);

async function describe(found: Found, sources: readonly Source[], key: string): Promise<Picture> {
  const { id, kind } = found.original;
  const [main, ...others] = printsOf(found).map((print, index): [Variant | undefined, PictureSources] => {
    const name = `${id}-${print ? `${print}-` : ''}${key}`;
    const widths = slotOf(id, print).widths.filter((w) => w <= (sources[index]?.width ?? 0));
    const files = (format: Format) => widths.map((w) => ({ w, src: `/images/${name}-${w}.${endings[format]}` }));
    return [print, { avif: files('avif'), webp: files('webp'), jpeg: files('jpeg') }];
  });
  const [source] = sources;
  const large = main?.[1].jpeg.at(-1)?.src;
  if (!main || !source || large === undefined) throw new Error(`No file is made of ${id}: no width of its slot fits.`);
  const { width, height } = source;
  const placeholder = await placeholderOf(await source.pixels());
  const variants = others.length > 0 && { variants: Object.fromEntries(others) };
  return { id, kind, width, height, placeholder, sources: main[1], ...variants, large };
}
