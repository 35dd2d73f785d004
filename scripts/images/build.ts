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
import { keyOf, Shelf, type Kept } from './shelf.ts';
import { formats, phoneSlotOf, slotOf, type Slot } from './slots.ts';
import { openOriginal, type Source } from './source.ts';

type Build = {
  /** The repository's folder, or one that looks like it. */
  root: string;
  log: (line: string) => void;
  /** Originals that are made from facts. */
  made?: readonly Original[];
};

/**
 * Builds what has changed since the last time and deletes what is no longer used. Throws a {@link PictureError} that
 * lists every mistake, or a ContentError when content/images.yaml itself is wrong; nothing is deleted then.
 */
export async function buildImages({ root, log, made = [] }: Build): Promise<ImageManifest> {
  const started = performance.now();
  const facts = readImageFacts(root);
  const ours = made.map((original) => [original.id, original] as const);
  const originals = pairWithFacts(facts, new Map([...ours, ...(await findOriginals(root))]));
  const shelf = new Shelf(root);
  await shelf.open();

  const problems: string[] = [];
  let encoded = 0;
  const results = await sideBySide(originals, async (original) => {
    try {
      const fact = facts[original.id];
      const source = await openOriginal(original, slotOf(original.id), fact?.focal);
      const key = keyOf(source.bytes, settingsFor(original, fact));
      const found = await shelf.find(original.id, key);
      if (found) return found;
      encoded += 1;
      return await make(original, source, key, shelf);
    } catch (error) {
      if (error instanceof PictureError) problems.push(...error.problems);
      else if (error instanceof TooHeavy) problems.push(`${original.name} ${error.message}.`);
      else throw error;
      return undefined;
    }
  });
  if (problems.length > 0) throw new PictureError(problems.toSorted());

  const kept = results.filter((result) => result !== undefined);
  await shelf.clear(kept.map(({ picture }) => picture));
  const manifest = imageManifestSchema.parse(Object.fromEntries(kept.map(({ picture }) => [picture.id, picture])));
  await writeFile(path.join(root, '.generated/images.json'), `${JSON.stringify(manifest, null, 1)}\n`);

  const megabytes = kept.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  const seconds = (performance.now() - started) / 1000;
  log(
    `pictures: ${kept.length}, ${encoded} encoded and ${kept.length - encoded} unchanged, ${megabytes.toFixed(1)} MB, ${seconds.toFixed(1)} s`,
  );
  return manifest;
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

async function make({ id, kind }: Original, source: Source, key: string, shelf: Shelf): Promise<Kept> {
  const pixels = await source.pixels(slotOf(id));
  const wide = await shelf.put(id, key, await encodeSlot(pixels, slotOf(id)));
  const phoneSlot = phoneSlotOf(id);
  const phone =
    phoneSlot && (await shelf.put(`${id}-phone`, key, await encodeSlot(await source.pixels(phoneSlot), phoneSlot)));
  const large = wide.sources.jpeg.at(-1);
  if (!large) throw new Error(`No file was made of ${id}: its slot has no width that fits.`);
  const picture: Picture = {
    id,
    kind,
    width: pixels.width,
    height: pixels.height,
    placeholder: await placeholderOf(pixels),
    sources: wide.sources,
    ...(phone && { phone: phone.sources }),
    large: large.src,
  };
  return shelf.keep({ key, picture, sizes: { ...wide.sizes, ...phone?.sizes } });
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  const made = [await drawRangeMap(root)];
  await buildImages({ root, made, log: (line) => process.stdout.write(`${line}\n`) });
}
