/**
 * Encodes the site's pictures: every original in the formats and widths that pages need, and `.generated/images.json`,
 * the manifest that pages read.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageManifestSchema, type ImageManifest, type Picture, type Variant } from '#app/lib/image-manifest.ts';
import { mapConcurrent } from '#scripts/build/map-concurrent.ts';
import { ImageCache, keyOf, urlsFor, type CacheEntry } from './cache.ts';
import { encoderSettings, encodeSlot, TooDetailed } from './encode.ts';
import {
  findOriginals,
  pairWithFacts,
  PictureError,
  readImageFacts,
  replacedDrawings,
  type Original,
} from './originals.ts';
import { placeholderOf } from './placeholder.ts';
import { slotOf, type Slot, variantSlotOf } from './slots.ts';
import { openOriginal, type Source } from './source.ts';

type Build = {
  root: string;
  log: (line: string) => void;
  /** Originals that the build draws itself. */
  made?: readonly Original[];
};

type Planned = { original: Original; key: string; picture: Picture; cached?: CacheEntry };
type Print = { variant: Variant; slot: Slot; source: Source };

/** What pages need to know of the pictures, before the first is encoded, and the work that is left. */
export type PicturePlan = {
  manifest: ImageManifest;
  /**
   * Encodes what has changed and deletes what is unused. Throws a {@link PictureError} that lists every picture that is
   * too detailed; nothing is deleted then.
   */
  encode: () => Promise<void>;
};

/** The drawings and photographs with their descriptions, and those that the build draws itself. */
async function pairedOriginals(root: string, made: readonly Original[]) {
  const facts = readImageFacts(root);
  const ours = made.map((original) => [original.id, original] as const);
  const originals = pairWithFacts(facts, new Map([...ours, ...(await findOriginals(root, facts))]));
  const problems = replacedDrawings(root, facts, originals);
  if (problems.length > 0) throw new PictureError(problems);
  const open = (original: Original) => openOriginal(original, slotOf(original.id), facts[original.id]?.focal);
  return { facts, originals, open };
}

/**
 * Checks the names, descriptions, sizes and shapes of all pictures but those that the build draws itself, without
 * encoding one. Throws as {@link planImages}.
 */
export async function checkImages(root: string, made: readonly Original[]): Promise<void> {
  const { originals, open } = await pairedOriginals(root, made);
  await forAll(
    originals.filter((original) => !made.includes(original)),
    open,
  );
}

/**
 * Plans all pictures. Throws a {@link PictureError} that lists every mistake, or a ContentError if content/images.yaml
 * itself is wrong.
 */
export async function planImages({ root, log, made = [] }: Build): Promise<PicturePlan> {
  const started = performance.now();
  const { facts, originals, open } = await pairedOriginals(root, made);
  const cache = new ImageCache(root);
  await cache.open();

  const openVariants = ({ id, variants = {} }: Original) =>
    Promise.all(
      Object.entries(variants).map(async ([name, print]): Promise<Print> => {
        const variant = name as Variant;
        const slot = variantSlotOf(id, variant);
        return { variant, slot, source: await openOriginal(print, slot, facts[id]?.focal) };
      }),
    );
  const plan = await forAll(originals, async (original): Promise<Planned> => {
    const { id, kind } = original;
    const source = await open(original);
    const prints = await openVariants(original);
    const slots = [slotOf(id), ...prints.map(({ variant, slot }) => ({ variant, ...slot }))];
    const settings = { encoderSettings, id, kind, focal: facts[id]?.focal, slots };
    const key = keyOf(
      Buffer.concat([source, ...prints.map((print) => print.source)].map(({ bytes }) => bytes)),
      settings,
    );
    const cached = await cache.find(id, key);
    return cached
      ? { original, key, cached, picture: cached.picture }
      : { original, key, picture: await describe(original, source, prints, key) };
  });

  const encode = async () => {
    // Opens the originals again, because all of them at once may be a gigabyte.
    const entries = await forAll(
      plan,
      async (planned) =>
        planned.cached ?? make(planned, await open(planned.original), await openVariants(planned.original), cache),
    );
    await cache.prune(plan.map(({ picture }) => picture));
    const unchanged = plan.filter(({ cached }) => cached).length;
    const megabytes = entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
    const seconds = (performance.now() - started) / 1000;
    log(
      `pictures: ${plan.length}, ${plan.length - unchanged} encoded and ${unchanged} unchanged, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s`,
    );
  };
  const manifest = imageManifestSchema.parse(Object.fromEntries(plan.map(({ picture }) => [picture.id, picture])));
  return { manifest, encode };
}

/** Writes `.generated/images.json`. */
export const writeManifest = (root: string, manifest: ImageManifest) =>
  writeFile(path.join(root, '.generated/images.json'), `${JSON.stringify(manifest, null, 1)}\n`);

/** Plans and encodes, and then writes the manifest. Throws what {@link planImages} and its `encode` throw. */
export async function buildImages(build: Build): Promise<ImageManifest> {
  const { manifest, encode } = await planImages(build);
  await encode();
  await writeManifest(build.root, manifest);
  return manifest;
}

/** Works on all of them, and throws one {@link PictureError} that lists every mistake. */
async function forAll<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const problems: string[] = [];
  const results = await mapConcurrent(items, (item) =>
    work(item).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }),
  );
  if (problems.length > 0) throw new PictureError(problems.toSorted());
  return results.filter((result) => result !== undefined);
}

async function describe({ id, kind }: Original, source: Source, prints: Print[], key: string): Promise<Picture> {
  const slot = slotOf(id);
  const size = source.sizeIn(slot);
  const sources = urlsFor(id, key, slot, size.width);
  const large = sources.jpeg.at(-1);
  if (!large) throw new Error(`No file is made of ${id}: its slot has no width that fits.`);
  const placeholder = await placeholderOf(await source.pixels(slot));
  const variants = Object.fromEntries(
    prints.map(({ variant, slot: place, source: print }) => [
      variant,
      urlsFor(`${id}-${variant}`, key, place, print.sizeIn(place).width),
    ]),
  );
  return { id, kind, ...size, placeholder, sources, ...(prints.length > 0 && { variants }), large: large.src };
}

async function make(
  { original, key, picture }: Planned,
  source: Source,
  prints: readonly Print[],
  cache: ImageCache,
): Promise<CacheEntry> {
  const { id, kind, name } = original;
  const encoded = async (from: Source, slot: Slot) => encodeSlot(await from.pixels(slot), slot, kind);
  try {
    let bytes = await cache.put(picture.sources, await encoded(source, slotOf(id)));
    for (const { variant, slot, source: print } of prints) {
      const urls = picture.variants?.[variant];
      if (urls) bytes += await cache.put(urls, await encoded(print, slot));
    }
    return await cache.save({ key, picture, bytes });
  } catch (error) {
    if (error instanceof TooDetailed) throw new PictureError([`${name} ${error.message}.`]);
    throw error;
  }
}
