/**
 * Makes the pictures of the site: every original in the formats and widths that pages need, and
 * `.generated/images.json`, which says what there is. Run before the site is built:
 *
 *     node scripts/images/build.ts
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageManifestSchema, type ImageManifest, type Picture } from '#app/lib/image-manifest.ts';
import type { ImageFact } from '#content/schema/images.ts';
import { drawRangeMap } from '#scripts/range-map/drawing.ts';
import { sideBySide } from '#scripts/site/side-by-side.ts';
import { encoderSettings, encodeSlot, TooHeavy } from './encode.ts';
import { findOriginals, pairWithFacts, readImageFacts, type Original } from './originals.ts';
import { placeholderOf } from './placeholder.ts';
import { PictureError } from './problems.ts';
import { addressesFor, keyOf, Shelf, type Kept } from './shelf.ts';
import { formats, phoneSlotOf, slotOf, type Slot } from './slots.ts';
import { openOriginal, type Source } from './source.ts';

type Build = {
  /** The repository's folder, or one that looks like it. */
  root: string;
  log: (line: string) => void;
  /** Originals that are made from facts. */
  made?: readonly Original[];
};

/** A picture as it will be, and as it is kept if it has not changed since the last time. */
type Planned = { original: Original; key: string; picture: Picture; kept?: Kept };

/** What pages say of the pictures, known before the first is encoded, and the work that is left. */
export type PicturePlan = {
  manifest: ImageManifest;
  /**
   * Encodes what has changed and deletes what is no longer used. Throws a {@link PictureError} that lists every picture
   * which is too detailed; nothing is deleted then.
   */
  encode: () => Promise<void>;
};

/**
 * Looks at every original. Throws a {@link PictureError} that lists every mistake, or a ContentError when
 * content/images.yaml itself is wrong.
 */
export async function planImages({ root, log, made = [] }: Build): Promise<PicturePlan> {
  const started = performance.now();
  const facts = readImageFacts(root);
  const ours = made.map((original) => [original.id, original] as const);
  const originals = pairWithFacts(facts, new Map([...ours, ...(await findOriginals(root))]));
  const shelf = new Shelf(root);
  await shelf.open();

  const open = async (original: Original) => {
    const fact = facts[original.id];
    const source = await openOriginal(original, slotOf(original.id), fact?.focal);
    return { source, key: keyOf(source.bytes, settingsFor(original, fact)) };
  };
  const plan = await forAll(originals, async (original): Promise<Planned> => {
    const { source, key } = await open(original);
    const kept = await shelf.find(original.id, key);
    return {
      original,
      key,
      ...(kept ? { kept, picture: kept.picture } : { picture: await foresee(original, source, key) }),
    };
  });

  const encode = async () => {
    const kept = await forAll(plan, async (planned) => {
      if (planned.kept) return planned.kept;
      // Opened again: the originals of all pictures at once may be a gigabyte.
      const { source, key } = await open(planned.original);
      if (key !== planned.key) throw new PictureError([`${planned.original.name} was changed meanwhile. Build again.`]);
      return make(planned, source, shelf);
    });
    await shelf.clear(plan.map(({ picture }) => picture));
    const unchanged = plan.filter((planned) => planned.kept).length;
    const megabytes = kept.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
    const seconds = (performance.now() - started) / 1000;
    log(
      `pictures: ${kept.length}, ${kept.length - unchanged} encoded and ${unchanged} unchanged, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s`,
    );
  };
  return {
    manifest: imageManifestSchema.parse(Object.fromEntries(plan.map(({ picture }) => [picture.id, picture]))),
    encode,
  };
}

/** Writes `.generated/images.json`. */
export const writeManifest = (root: string, manifest: ImageManifest) =>
  writeFile(path.join(root, '.generated/images.json'), `${JSON.stringify(manifest, null, 1)}\n`);

/** Plans, encodes, and only then says what there is. Throws what {@link planImages} and its work throw. */
export async function buildImages(build: Build): Promise<ImageManifest> {
  const { manifest, encode } = await planImages(build);
  await encode();
  await writeManifest(build.root, manifest);
  return manifest;
}

/** Works on all of them, and throws one {@link PictureError} that lists every mistake. */
async function forAll<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const problems: string[] = [];
  const results = await sideBySide(items, (item) =>
    work(item).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }),
  );
  if (problems.length > 0) throw new PictureError(problems.toSorted());
  return results.filter((result) => result !== undefined);
}

/** What decides about a picture's bytes beside the original. */
function settingsFor({ id, kind }: Original, fact: ImageFact | undefined) {
  const described = (slot: Slot | undefined) =>
    slot && { ...slot, budget: slot.widths.map((width) => formats.map((format) => slot.budget(width, format))) };
  return {
    encoderSettings,
    id,
    kind,
    focal: fact?.focal,
    slot: described(slotOf(id)),
    phone: described(phoneSlotOf(id)),
  };
}

/** A picture and the addresses of its files, before there is one of them. */
async function foresee({ id, kind }: Original, source: Source, key: string): Promise<Picture> {
  const slot = slotOf(id);
  const size = source.sizeIn(slot);
  const phoneSlot = phoneSlotOf(id);
  const sources = addressesFor(id, key, slot, size);
  const large = sources.jpeg.at(-1);
  if (!large) throw new Error(`No file is made of ${id}: its slot has no width that fits.`);
  return {
    id,
    kind,
    ...size,
    placeholder: await placeholderOf(await source.pixels(slot)),
    sources,
    ...(phoneSlot && { phone: addressesFor(`${id}-phone`, key, phoneSlot, source.sizeIn(phoneSlot)) }),
    large: large.src,
  };
}

async function make({ original, key, picture }: Planned, source: Source, shelf: Shelf): Promise<Kept> {
  const { id, name } = original;
  const encoded = async (slot: Slot) => encodeSlot(await source.pixels(slot), slot);
  const phoneSlot = phoneSlotOf(id);
  try {
    const wide = await shelf.put(picture.sources, await encoded(slotOf(id)));
    const phone = picture.phone && phoneSlot && (await shelf.put(picture.phone, await encoded(phoneSlot)));
    return await shelf.keep({ key, picture, sizes: { ...wide, ...phone } });
  } catch (error) {
    if (error instanceof TooHeavy) throw new PictureError([`${name} ${error.message}.`]);
    throw error;
  }
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const made = [await drawRangeMap(root)];
  await buildImages({ root, made, log: (line) => process.stdout.write(`${line}\n`) });
}
