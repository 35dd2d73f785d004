/**
 * Makes the pictures of the site: every drawing and every photograph in the formats and widths that pages need, and
 * `.generated/images.json`, which says what there is. Run before the site is built:
 *
 *     node scripts/images/build.ts
 *
 * A photograph at content/images/<id>.jpg takes the place of the drawing with that id.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ImageFact } from '#content/schema/images.ts';
import { encoderSettings, encodeSlot, TooHeavy } from './encode.ts';
import { imageManifestSchema, type ImageManifest, type Picture } from '#app/lib/image-manifest.ts';
import { findPhotographs, pairWithFacts, readImageFacts, type Original } from './originals.ts';
import { placeholderOf } from './placeholder.ts';
import { PictureError } from './problems.ts';
import { keyOf, Shelf, type Kept } from './shelf.ts';
import { formats, phoneSlotOf, slotOf, type Slot } from './slots.ts';
import { fromDrawing, fromPhotograph, type Drawing, type Source } from './source.ts';

export type Build = {
  /** The repository's folder, or one that looks like it. */
  root: string;
  log: (line: string) => void;
  /** What can be drawn; by default, every scene and the range map. */
  drawings?: readonly Drawing[];
};

/**
 * Builds what has changed since the last time and deletes what is no longer used. Throws a {@link PictureError} that
 * lists every mistake, or a ContentError when content/images.yaml itself is wrong; nothing is deleted then.
 */
export async function buildImages({ root, log, drawings }: Build): Promise<ImageManifest> {
  const started = performance.now();
  const facts = readImageFacts(root);
  const originals = pairWithFacts(facts, drawings ?? (await drawEverything(root)), await findPhotographs(root));
  const shelf = new Shelf(root);
  await shelf.open();

  const problems: string[] = [];
  let encoded = 0;
  const results = await sideBySide(originals, async (original) => {
    try {
      const source = await open(original, facts[original.id]);
      const settings = settingsFor(original, facts[original.id]);
      const quickKey = source.codeHash && keyOf(source.codeHash, settings);
      const key = () => keyOf(source.original(), settings);
      const found = await shelf.find(source.id, quickKey, key);
      if (found) return found;
      encoded += 1;
      return await make(source, { key: key(), quickKey }, shelf);
    } catch (error) {
      if (error instanceof PictureError) problems.push(...error.problems);
      else if (error instanceof TooHeavy) problems.push(`${original.name} ${error.message}.`);
      else throw error;
      return undefined;
    }
  });
  if (problems.length > 0) throw new PictureError(problems.sort());

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

/** Loads the scenes only when they are wanted: they are most of the code. */
async function drawEverything(root: string): Promise<Drawing[]> {
  const { allDrawings } = await import('./drawings.ts');
  return allDrawings(root);
}

function open(original: Original, fact: ImageFact | undefined): Promise<Source> | Source {
  const slot = slotOf(original.id);
  return 'drawing' in original
    ? fromDrawing(original.drawing, slot, fact?.focal)
    : fromPhotograph(original.file, original.name, original.id, slot, fact?.focal);
}

/** What decides about a picture's bytes beside the original. */
function settingsFor(original: Original, fact: ImageFact | undefined) {
  const { id } = original;
  const focal = fact?.focal ?? ('drawing' in original ? original.drawing.focal : undefined);
  const described = (slot: Slot | undefined) =>
    slot && { ...slot, budget: slot.widths.map((width) => formats.map((format) => slot.budget(width, format))) };
  return { encoderSettings, id, focal, slot: described(slotOf(id)), phone: described(phoneSlotOf(id)) };
}

async function make(source: Source, keys: { key: string; quickKey: string | undefined }, shelf: Shelf): Promise<Kept> {
  const { key } = keys;
  const pixels = await source.pixels(slotOf(source.id));
  const wide = await shelf.put(source.id, key, await encodeSlot(pixels, slotOf(source.id)));
  const phoneSlot = phoneSlotOf(source.id);
  const phone =
    phoneSlot &&
    (await shelf.put(`${source.id}-phone`, key, await encodeSlot(await source.pixels(phoneSlot), phoneSlot)));
  const large = wide.sources.jpeg.at(-1);
  if (!large) throw new Error(`No file was made of ${source.id}: its slot has no width that fits.`);
  const picture: Picture = {
    id: source.id,
    kind: source.kind,
    width: pixels.width,
    height: pixels.height,
    focal: pixels.focal,
    placeholder: await placeholderOf(pixels),
    sources: wide.sources,
    ...(phone && { phone: phone.sources }),
    large: large.src,
  };
  return shelf.keep({ ...keys, picture, sizes: { ...wide.sizes, ...phone?.sizes } });
}

/** Works on as many items at once as there are processors. Results stand in the order of the items. */
async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

if (process.argv[1] === import.meta.filename) {
  await buildImages({
    root: path.resolve(import.meta.dirname, '../..'),
    log: (line) => process.stdout.write(`${line}\n`),
  });
}
