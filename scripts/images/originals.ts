/** Which pictures there are, and whether each is described. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { imagesSchema, type ImageFact } from '#content/schema/images.ts';
import { Source } from '#content/source.server.ts';
import { PictureError } from './problems.ts';
import type { Drawing } from './source.ts';

/** `name` is what an editor calls it. */
type Photograph = { id: string; name: string; file: string };
export type Original = { id: string; name: string } & ({ drawing: Drawing } | { file: string });

const folder = 'content/images';
const readable = new Set(['.jpg', '.jpeg', '.png', '.webp']);

/** content/images.yaml. Throws a ContentError that names line and key of every mistake. */
export function readImageFacts(root: string): Record<string, ImageFact> {
  return new Source(path.join(root, 'content'), 'images.yaml').read(imagesSchema, undefined);
}

/** The photographs in content/images. Throws a {@link PictureError} for files that cannot be one. */
export async function findPhotographs(root: string): Promise<Photograph[]> {
  const problems: string[] = [];
  const photographs = new Map<string, Photograph>();
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  // Hidden files are the operating system's own, and the note for editors is not a picture.
  const names = entries
    .filter(({ name }) => !name.startsWith('.') && name !== 'README.md')
    .map((entry) => (entry.isFile() ? entry.name : `${entry.name}/`));
  for (const file of names.sort()) {
    const name = `${folder}/${file}`;
    const ending = path.extname(file);
    const id = path.basename(file, ending);
    const twin = photographs.get(id);
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
      photographs.set(id, { id, name, file: path.join(root, folder, file) });
    }
  }
  if (problems.length > 0) throw new PictureError(problems);
  return [...photographs.values()];
}

const suggestion = (id: string) =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'main-range-morning';

/**
 * All pictures in the order of their ids, photographs in place of the drawings with the same id. Throws a
 * {@link PictureError} for each picture without a description and each description without a picture.
 */
export function pairWithFacts(
  facts: Readonly<Record<string, ImageFact>>,
  drawings: readonly Drawing[],
  photographs: readonly Photograph[],
): Original[] {
  const originals = new Map<string, Original>();
  for (const drawing of drawings)
    originals.set(drawing.id, { id: drawing.id, name: `The drawing ${drawing.id}`, drawing });
  for (const photograph of photographs) originals.set(photograph.id, photograph);

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
        `content/images.yaml describes ${id}, and there is no such picture. Put ${folder}/${id}.jpg there, or delete the entry.`,
    );
  if (undescribed.length + absent.length > 0) throw new PictureError([...undescribed, ...absent]);
  return [...originals.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
