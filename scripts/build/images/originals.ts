/** Finds the originals and their descriptions. */
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Variant, variants } from '#app/lib/image-manifest.ts';
import { imagesSchema, type ImageFact } from '#content/schema/images.ts';
import { slug, slugOf } from '#content/schema/text.ts';
import { ContentError, Source } from '#content/source.server.ts';

/** Stops the build. Each problem names a file and says what to do. */
export class PictureError extends ContentError {
  override readonly name = 'PictureError';

  constructor(problems: readonly string[]) {
    super(problems);
    this.message = `The pictures have ${problems.length === 1 ? 'a mistake' : `${problems.length} mistakes`}:\n\n${problems.join('\n')}\n`;
  }
}

/** A picture in the best available quality. */
export type Original = {
  id: string;
  kind: 'illustration' | 'photo';
  /** The name for editors. */
  name: string;
  file: string;
  /** Drawings for other shapes. A photograph has none and is cropped for all of them. */
  variants?: Partial<Record<Variant, Original>>;
};

/** The folder decides about the kind of a picture. */
const photographs = 'content/images';
export const drawings = 'content/images/illustrations';
const variantFolder = (variant: Variant) => `${drawings}/${variant}`;
const otherFolders = new Set([drawings, ...variants.map(variantFolder)]);

const readable = new Set(['.jpg', '.jpeg', '.png', '.webp', '.heic', '.heif']);

type Facts = Readonly<Record<string, ImageFact>>;

/** Reads content/images.yaml. Throws a ContentError with the line and key of every mistake. */
export function readImageFacts(root: string): Record<string, ImageFact> {
  return new Source(path.join(root, 'content'), 'images.yaml').read(imagesSchema, undefined);
}

/**
 * All originals. A photograph replaces the drawing of the same name, or of the entry that names it as its `file`.
 * Throws a {@link PictureError} for unusable files.
 */
export async function findOriginals(root: string, facts: Facts): Promise<Map<string, Original>> {
  const problems: string[] = [];
  const drawn = await originalsIn(root, drawings, 'illustration', problems);
  for (const variant of variants) {
    for (const [id, print] of await originalsIn(root, variantFolder(variant), 'illustration', problems)) {
      const drawing = drawn.get(id);
      if (drawing) drawing.variants = { ...drawing.variants, [variant]: print };
      else problems.push(`${print.name} is another print of ${drawings}/${id}.webp, which doesn’t exist. Delete it.`);
    }
  }
  const taken = await originalsIn(root, photographs, 'photo', problems, facts);
  for (const [id, { file }] of Object.entries(facts))
    if (file && !taken.get(id)?.name.normalize().endsWith(`/${file.normalize()}`))
      problems.push(`content/images.yaml says file: ${file} of ${id}, and ${photographs} has no such picture.`);
  if (problems.length > 0) throw new PictureError(problems);
  return new Map([...drawn, ...taken]);
}

async function originalsIn(
  root: string,
  folder: string,
  kind: Original['kind'],
  problems: string[],
  facts: Facts = {},
): Promise<Map<string, Original>> {
  const originals = new Map<string, Original>();
  const named = (file: string) => Object.keys(facts).filter((id) => facts[id]?.file?.normalize() === file.normalize());
  for (const file of await filesIn(root, folder)) {
    const name = `${folder}/${file}`;
    const ending = path.extname(file);
    const own = path.basename(file, ending);
    const ids = named(file).length > 0 ? named(file) : [own];
    const twin = ids.map((id) => originals.get(id)).find(Boolean);
    if (!readable.has(ending.toLowerCase())) {
      problems.push(`${name} is not a JPEG, PNG, WebP or HEIC picture. Save it as JPEG, or take it out of the folder.`);
    } else if (!ids.every((id) => slug.safeParse(id).success)) {
      const fitting = `${slugOf(own) || 'main-range-morning'}${ending.toLowerCase()}`;
      problems.push(
        `${name} has a name that cannot be used. ${orFile(file, facts)} Or rename it with lower-case letters, digits and hyphens only, such as ${fitting}.`,
      );
    } else if (twin) {
      problems.push(`${name} and ${twin.name} have the same name. Keep one of them.`);
    } else {
      for (const id of ids) originals.set(id, { id, kind, name, file: path.join(root, folder, file) });
    }
  }
  return originals;
}

const kindsSchema = z.record(z.string(), z.object({ kind: z.string() }));

/** One line for each description that the last build had beside a drawing, and now is beside a photograph. */
export function replacedDrawings(root: string, facts: Facts, originals: readonly Original[]): string[] {
  const [built, manifest] = [path.join(root, 'build/content'), path.join(root, '.generated/images.json')];
  if (!existsSync(path.join(built, 'images.yaml')) || !existsSync(manifest)) return [];
  const kinds = kindsSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const last = new Map(new Source(built, 'images.yaml').texts().map(({ keys, text }) => [keys.join('.'), text]));
  const source = new Source(path.join(root, 'content'), 'images.yaml');
  return originals.flatMap(({ id, kind }) => {
    const alt = facts[id]?.alt;
    const wasDrawn = kind === 'photo' && kinds[id]?.kind === 'illustration';
    return wasDrawn && alt !== undefined && last.get(`${id}.alt`) === alt && !source.isMeant(id)
      ? [
          source.problem(
            [id, 'alt'],
            'describes the drawing that a photograph replaces',
            `what is seen in the photograph. If you mean it, write # meant: ${id}`,
          ),
        ]
      : [];
  });
}

/** The names in a folder, with a slash after folders, except files that are known not to be pictures. */
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

/** How to give a photograph its place in content/images.yaml, with the id that is most like its name. */
function orFile(file: string, facts: Facts): string {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, index) => text[index] + letter));
  const name = pairs(slugOf(path.parse(file).name));
  const likeness = (id: string) =>
    (2 * [...pairs(id)].filter((pair) => name.has(pair)).length) / (name.size + pairs(id).size);
  const [nearest] = Object.keys(facts).toSorted((one, other) => likeness(other) - likeness(one));
  const place =
    nearest && likeness(nearest) > 0.4 ? `below "${nearest}:", if it shows that,` : 'below the picture it replaces';
  return `Write "file: ${file}" ${place} in content/images.yaml.`;
}

/**
 * Pairs pictures with descriptions, in the order of their ids. Throws a {@link PictureError} for each picture or
 * description that is alone.
 */
export function pairWithFacts(facts: Facts, originals: ReadonlyMap<string, Original>): Original[] {
  const undescribed = [...originals.values()]
    .filter(({ id }) => !(id in facts))
    .map(
      ({ id, name }) =>
        `${name} has no entry in content/images.yaml. Add "${id}:" there, and below it, indented, "alt:" with what is seen in the picture. ${orFile(path.basename(name), facts).replace('Write', 'Or write')}`,
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
