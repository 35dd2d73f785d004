/** Finds the originals and their descriptions. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Variant, variants } from '#app/lib/image-manifest.ts';
import { imagesSchema, type ImageFact } from '#content/schema/images.ts';
import { ContentError, Source } from '#content/source.server.ts';

/** Stops the build. Each problem names a file and says what to do. */
export class PictureError extends ContentError {
  override readonly name = 'PictureError';

  constructor(problems: readonly string[]) {
    super(problems);
    this.message = `The pictures have ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n\n${problems.join('\n')}\n`;
  }
}

/** A picture in the best form that we have, of which everything that is served is made. */
export type Original = {
  id: string;
  kind: 'illustration' | 'photo';
  /** What an editor calls it. */
  name: string;
  /** Its whole path. */
  file: string;
  /** Its other prints. A photograph has none: it stands for all of them. */
  variants?: Partial<Record<Variant, Original>>;
};

/** Where originals lie, below the repository's folder. The folder decides about their kind. */
const photographs = 'content/images';
export const drawings = 'content/images/illustrations';
const variantFolder = (variant: Variant) => `${drawings}/${variant}`;
const otherFolders = new Set([drawings, ...variants.map(variantFolder)]);

const readable = new Set(['.jpg', '.jpeg', '.png', '.webp']);

/** content/images.yaml. Throws a ContentError that names line and key of every mistake. */
export function readImageFacts(root: string): Record<string, ImageFact> {
  return new Source(path.join(root, 'content'), 'images.yaml').read(imagesSchema, undefined);
}

/**
 * All originals, a photograph in place of the drawing with the same name. Throws a {@link PictureError} for files that
 * cannot be one.
 */
export async function findOriginals(root: string): Promise<Map<string, Original>> {
  const problems: string[] = [];
  const drawn = await originalsIn(root, drawings, 'illustration', problems);
  for (const variant of variants) {
    for (const [id, print] of await originalsIn(root, variantFolder(variant), 'illustration', problems)) {
      const drawing = drawn.get(id);
      if (drawing) drawing.variants = { ...drawing.variants, [variant]: print };
      else problems.push(`${print.name} is another print of ${drawings}/${id}.webp, which doesn’t exist. Delete it.`);
    }
  }
  const taken = await originalsIn(root, photographs, 'photo', problems);
  if (problems.length > 0) throw new PictureError(problems);
  return new Map([...drawn, ...taken]);
}

async function originalsIn(
  root: string,
  folder: string,
  kind: Original['kind'],
  problems: string[],
): Promise<Map<string, Original>> {
  const originals = new Map<string, Original>();
  for (const file of await filesIn(root, folder)) {
    const name = `${folder}/${file}`;
    const ending = path.extname(file);
    const id = path.basename(file, ending);
    const twin = originals.get(id);
    if (!readable.has(ending.toLowerCase())) {
      problems.push(
        `${name} is not a JPEG, PNG or WebP picture. ${/^\.hei[cf]$/i.test(ending) ? 'It comes from an iPhone: export it as JPEG ("Most Compatible").' : 'Save it as JPEG, or take it out of the folder.'}`,
      );
    } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      problems.push(
        `${name} has a name that cannot be used. Rename it with lower-case letters, digits and hyphens only, such as ${suggestion(id)}${ending.toLowerCase()}.`,
      );
    } else if (twin) {
      problems.push(`${name} and ${twin.name} have the same name. Keep one of them.`);
    } else {
      originals.set(id, { id, kind, name, file: path.join(root, folder, file) });
    }
  }
  return originals;
}

/** What lies in a folder, other folders marked by a stroke: but for what is known not to be a picture. */
async function filesIn(root: string, folder: string): Promise<string[]> {
  // Without drawings there is no folder for them: git keeps no empty ones.
  if (!existsSync(path.join(root, folder))) return [];
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  // Hidden files are the operating system's own, and the note for editors is not a picture.
  return entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'README.md' && !otherFolders.has(`${folder}/${name}`))
    .map((entry) => (entry.isFile() ? entry.name : `${entry.name}/`))
    .toSorted();
}

const suggestion = (id: string) =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'main-range-morning';

/**
 * The originals in the order of their ids. Throws a {@link PictureError} for each picture without a description and
 * each description without a picture.
 */
export function pairWithFacts(
  facts: Readonly<Record<string, ImageFact>>,
  originals: ReadonlyMap<string, Original>,
): Original[] {
  const undescribed = [...originals.values()]
    .filter(({ id }) => !(id in facts))
    .map(
      ({ id, name }) =>
        `${name} has no entry in content/images.yaml. Add "${id}:" there, and below it, indented, "alt:" with what is seen in the picture.`,
    );
  const absent = Object.keys(facts)
    .filter((id) => !originals.has(id))
    .map(
      (id) =>
        `content/images.yaml describes ${id}, and there is no such picture. Put ${photographs}/${id}.jpg there, or delete the entry.`,
    );
  if (undescribed.length + absent.length > 0) throw new PictureError([...undescribed, ...absent]);
  return [...originals.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
