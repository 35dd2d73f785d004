import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Picture } from '#app/lib/image-manifest.ts';
import type { Baseline } from '#content/baseline.server.ts';
import type { Hour } from '#content/inks.ts';
import { imagesSchema, isPicture, pictureEndings, type ImageFact, type Month } from '#content/schema/images.ts';
import { slug, slugOf } from '#content/schema/text.ts';
import { ContentError, openSource } from '#content/source.server.ts';
import { likeness, mostAlike } from '#content/values.server.ts';
import { rangeDay } from '#domain/range-time.ts';

export type Original = {
  id: string;
  kind: Picture['kind'];
  name: string;
  file: string;
  /** For a plate: the hours in whose inks it is printed, for light screens and, if they differ, for dark ones. */
  hours?: readonly Hour[];
  /** For a drawing with words in another language: the id of the picture whose description it shares. */
  editionOf?: string;
  /** For a drawing of the build: the file in which it is drawn for dark screens. */
  dark?: string;
  /** The plate composed for phones. A photograph has none and is cropped for them. */
  portrait?: Original;
};
export type ImageFacts = Readonly<Record<string, ImageFact>>;

/** The folder determines the kind of a picture. */
const photographs = 'content/images';
export const drawings = 'content/images/illustrations';
const upright = `${drawings}/portrait`;
const otherFolders = new Set([drawings, upright]);

/** Reads content/images.yaml. Throws a ContentError with the line and key of every mistake. */
export const readImageFacts = (root: string): ImageFacts =>
  openSource(path.join(root, 'content'), 'images.yaml').read(imagesSchema, undefined);

/** All originals by id. A photograph replaces the drawing whose name or `file` it has. Throws a ContentError. */
export async function findOriginals(root: string, facts: ImageFacts, now = new Date()): Promise<Map<string, Original>> {
  const month = String(Number(rangeDay(now).slice(5, 7))) as Month;
  const problems: string[] = [];
  const drawn = await originalsIn(root, drawings, 'illustration', problems);
  const portraits = await originalsIn(root, upright, 'illustration', problems);
  for (const drawing of [...drawn.values(), ...portraits.values()]) {
    const { light = 'dawn', months, dark = 'night' } = facts[drawing.id] ?? {};
    drawing.hours = [...new Set([months?.[month] ?? light, dark])];
  }
  for (const [id, portrait] of portraits) {
    const drawing = drawn.get(id);
    if (drawing) drawing.portrait = portrait;
    else problems.push(`${portrait.name} is another shape of ${drawings}/${id}.webp, which doesn’t exist. Delete it.`);
  }
  const taken = await originalsIn(root, photographs, 'photo', problems, facts);
  for (const [id, { file }] of Object.entries(facts))
    if (file && !taken.get(id)?.name.normalize().endsWith(`/${file.normalize()}`))
      problems.push(await missingFile(root, id, file));
  if (problems.length > 0) throw new ContentError(problems);
  return new Map([...drawn, ...taken]);
}

async function missingFile(root: string, id: string, file: string): Promise<string> {
  const there = (await filesIn(root, photographs)).filter(isPicture);
  const allowed = there.length > 0 ? mostAlike(file, there).slice(0, 5).join(', ') : 'a photograph that you put there';
  const source = openSource(path.join(root, 'content'), 'images.yaml');
  return source.problem([id, 'file'], `names ${file}, and ${photographs} has no such picture`, allowed);
}

/** How to assign a photograph in content/images.yaml, with the id that is most similar to its name. */
function orFile(file: string, facts: ImageFacts): string {
  const name = slugOf(path.parse(file).name);
  const [nearest] = mostAlike(name, Object.keys(facts));
  const place =
    nearest && likeness(name, nearest) > 0.4
      ? `below "${nearest}:", if it shows that,`
      : 'below the picture it replaces';
  return `write "file: ${file}" ${place} in content/images.yaml.`;
}

async function originalsIn(
  root: string,
  folder: string,
  kind: Original['kind'],
  problems: string[],
  facts: ImageFacts = {},
): Promise<Map<string, Original>> {
  const originals = new Map<string, Original>();
  for (const file of await filesIn(root, folder)) {
    const name = `${folder}/${file}`;
    const ending = path.extname(file);
    const own = path.basename(file, ending);
    const named = Object.keys(facts).filter((id) => facts[id]?.file?.normalize() === file.normalize());
    const ids = named.length > 0 ? named : [own];
    const twin = ids.map((id) => originals.get(id)).find(Boolean);
    if (!isPicture(file)) {
      problems.push(`${name} is not a JPEG, PNG, WebP or HEIC picture. Save it as JPEG, or take it out of the folder.`);
    } else if (!ids.every((id) => slug.safeParse(id).success)) {
      const fitting = `${slugOf(own) || 'main-range-morning'}${ending.toLowerCase()}`;
      problems.push(
        `${name} has a name that cannot be used. Rename it with lower-case letters, digits and hyphens only, such as ${fitting}, or ${orFile(file, facts)}`,
      );
    } else if (twin) {
      problems.push(`${name} and ${twin.name} have the same name. Keep one of them.`);
    } else {
      for (const id of ids) originals.set(id, { id, kind, name, file: path.join(root, folder, file) });
    }
  }
  return originals;
}

/** The names in a folder, with a slash after folders, except known files that aren't pictures. */
async function filesIn(root: string, folder: string): Promise<string[]> {
  // Git keeps no empty folders.
  if (!existsSync(path.join(root, folder))) return [];
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  // Hidden files belong to the operating system, and the README is for editors.
  return entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'README.md' && !otherFolders.has(`${folder}/${name}`))
    .map((entry) => (entry.isFile() ? entry.name : `${entry.name}/`))
    .toSorted();
}

/** Throws a ContentError for each picture without a description, and each description without a picture. */
export function checkPairs(facts: ImageFacts, originals: ReadonlyMap<string, Original>): void {
  const undescribed = [...originals.values()]
    .filter(({ id, editionOf = id }) => !(editionOf in facts))
    .map(
      ({ id, name }) =>
        `${name} has no entry in content/images.yaml. Add "${id}:" there, and below it, indented, "alt:" with what is seen in the picture. Or ${orFile(path.basename(name), facts)}`,
    );
  const absent = Object.keys(facts)
    .filter((id) => !originals.has(id))
    .map(
      (id) =>
        `content/images.yaml describes ${id}, and there is no such picture. Put ${photographs}/${id}.jpg there, or delete the entry.`,
    );
  if (undescribed.length + absent.length > 0) throw new ContentError([...undescribed, ...absent]);
}

/**
 * Returns a message for each alt text that described a drawing in the last build, or before the edit, and now describes
 * a photograph.
 */
export function descriptionsOfDrawings(
  root: string,
  facts: ImageFacts,
  originals: ReadonlyMap<string, Original>,
  lastKinds: Readonly<Record<string, Pick<Picture, 'kind'>>>,
  baseline?: Baseline,
): string[] {
  const built = path.join(root, 'build/content/images.yaml');
  const inBuild = existsSync(built) ? altsIn(readFileSync(built, 'utf8')) : undefined;
  const before = baseline?.has && altsIn(baseline.read('images.yaml'));
  const source = openSource(path.join(root, 'content'), 'images.yaml');
  const isStale = ({ id, name }: Original) => {
    const wasDrawn =
      before !== undefined &&
      before[id]?.alt === facts[id]?.alt &&
      baseline?.has?.(path.relative('content', name)) === false &&
      pictureEndings.some((ending) => existsSync(path.join(root, drawings, `${id}${ending}`)));
    const wasBuilt = lastKinds[id]?.kind === 'illustration' && inBuild?.[id]?.alt === facts[id]?.alt;
    return facts[id]?.alt !== undefined && (wasDrawn || wasBuilt) && !source.isMeant(id);
  };
  const stale = [...originals.values()].filter((one) => one.kind === 'photo' && isStale(one));
  return stale.map(({ id }) =>
    source.problem(
      [id, 'alt'],
      'describes the drawing that a photograph replaces',
      `what is seen in the photograph. If you mean it, write # meant: ${id}`,
    ),
  );
}

const altsSchema = z.record(z.string(), z.object({ alt: z.string().optional() })).catch({});

/** The alt texts of an earlier images.yaml; none if it can't be read. */
function altsIn(text = ''): z.infer<typeof altsSchema> {
  try {
    return altsSchema.parse(parse(text));
  } catch {
    return {};
  }
}
