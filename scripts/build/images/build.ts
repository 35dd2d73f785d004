/**
 * Encodes every original in the formats and widths that pages need, and writes `.generated/images.json`. File names
 * contain a hash of everything that determines their bytes, so browsers may cache them forever and builds reuse them.
 * Over 200 lines, because planning and encoding share what determines a file.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageManifestSchema, type ImageManifest, type Picture, type Variant } from '#app/lib/image-manifest.ts';
import { fileOf, type Format, formatsOf, jpegWidth, widthsOf } from '#app/lib/picture-data.ts';
import type { Baseline } from '#content/baseline.server.ts';
import { type Hour, inksOf } from '#content/inks.ts';
import { ContentError } from '#content/source.server.ts';
import { mapConcurrent } from '#scripts/build/map-concurrent.ts';
import type { Progress } from '#scripts/build/progress.ts';
import { encode, encoderSettings, placeholderOf, resize } from './encode.ts';
import { checkPairs, descriptionsOfDrawings, findOriginals, readImageFacts, type Original } from './originals.ts';
import { slotOf } from './slots.ts';
import { type Focal, openOriginal, type Source } from './source.ts';

type Build = {
  root: string;
  log: Progress['log'];
  update?: Progress['update'];
  /** Originals that the build draws. */
  made?: readonly Original[];
};

type Found = { original: Original; focal: Focal | undefined };

type Print = { variant: Variant | undefined; source: Source; hour: Hour | undefined };

/** All prints of a picture; the first is for light and wide screens. Throws like {@link openOriginal}. */
async function openPrints({ original, focal }: Found): Promise<[Print, ...Print[]]> {
  const { id, portrait, dark: drawnDark, hours: [light, dark] = [] } = original;
  const source = await openOriginal(original, slotOf(id), focal);
  const inLight: [Print, ...Print[]] = [{ variant: undefined, source, hour: light }];
  if (portrait) {
    const upright = await openOriginal(portrait, slotOf(id, 'portrait'));
    inLight.push({ variant: 'portrait', source: upright, hour: light });
  }
  if (drawnDark) {
    const byNight = await openOriginal({ ...original, file: drawnDark }, slotOf(id));
    return [...inLight, { variant: 'dark', source: byNight, hour: undefined }];
  }
  const inDark = inLight.map((one): Print => ({ ...one, variant: one.variant ? 'portrait-dark' : 'dark', hour: dark }));
  return dark ? [...inLight, ...inDark] : inLight;
}

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

  /** Opens the originals again, because keeping all of them open may take a gigabyte. */
  async function encodePicture(found: Found, picture: Picture): Promise<void> {
    for (const { variant, source, hour } of await openPrints(found)) {
      const pixels = await source.pixels(hour);
      for (const [width, formats] of filesOf(picture, variant)) {
        const resized = await resize(pixels, width);
        for (const format of formats) {
          const file = pathOf(fileOf(picture, width, format, variant));
          // Renamed into place, so that no half-written file is ever seen.
          await writeFile(`${file}.part`, await encode(resized, picture.kind, format));
          await rename(`${file}.part`, file);
        }
      }
    }
  }

  return {
    manifest,
    isFirst: plan.every(({ isMade }) => !isMade),
    encode: async () => {
      // The largest ones come first, so that the last ones end at the same time.
      const changed = plan.filter(({ isMade }) => !isMade).toSorted((a, b) => workOf(b) - workOf(a));
      let done = 0;
      await forAll(changed, async ({ found, picture }) => {
        await encodePicture(found, picture);
        done += 1;
        update(`pictures ${done} of ${changed.length}`);
      });
      const used = new Set(pictures.flatMap(urlsOf).map(pathOf));
      const there = (await readdir(folder)).map(pathOf);
      await Promise.all(there.filter((file) => !used.has(file)).map((file) => rm(file)));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const unchanged = plan.length - changed.length;
      log(`pictures: ${plan.length}, ${changed.length} encoded and ${unchanged} unchanged, ${seconds} s`);
    },
  };
}

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
  const { manifest, encode: encodeAll } = await planImages(build);
  await encodeAll();
  return manifest;
}

/** Processes all items, and throws one ContentError that lists every mistake, after those that are known already. */
async function forAll<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  known: readonly string[] = [],
): Promise<Result[]> {
  const problems = [...known];
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

/** Eight hex digits of the hash of everything that determines a picture's bytes. */
function keyOf({ original: { id, kind }, focal }: Found, prints: readonly Print[]): string {
  const looks = prints.map(({ variant, hour }) => ({ variant, ...slotOf(id, variant), inks: hour && inksOf[hour] }));
  const hash = createHash('sha256').update(JSON.stringify({ encoderSettings, id, kind, focal, looks }));
  for (const { source } of prints) hash.update(source.bytes);
  return hash.digest('hex').slice(0, 8);
}

/** The files of a print by width. The widest file of a picture may be only for the full-screen view. */
function filesOf(picture: Picture, variant?: Variant): (readonly [width: number, formats: readonly Format[]])[] {
  const files = widthsOf(picture, variant).map((width) => [width, formatsOf(variant)] as const);
  if (variant) return files;
  const zoom = picture.widths.includes(picture.width) ? [] : [[picture.width, ['webp']] as const];
  return [...files, [jpegWidth(picture), ['jpg']], ...zoom];
}

/** The URL of every file that pages may request. */
export const urlsOf = (picture: Picture): string[] =>
  [undefined, ...picture.variants].flatMap((variant) =>
    filesOf(picture, variant).flatMap(([width, formats]) =>
      formats.map((format) => fileOf(picture, width, format, variant)),
    ),
  );

/** The approximate work that a picture takes, in pixels. */
const workOf = ({ picture }: { picture: Picture }): number =>
  (picture.variants.length + 1) * picture.width * picture.height;

async function describe({ original }: Found, prints: [Print, ...Print[]], base: string): Promise<Picture> {
  const { id, kind } = original;
  const [{ source, hour }] = prints;
  const { width, height } = source;
  const variants = prints.flatMap(({ variant }) => variant ?? []);
  const widths = slotOf(id).widths.filter((one) => one <= width);
  const placeholder = await placeholderOf(await source.pixels(hour));
  return { id, kind, width, height, placeholder, base, widths, variants };
}
