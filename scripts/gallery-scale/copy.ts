/** A copy of the project to which photographs are added as an editor would add them: files, descriptions, places. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { ProjectCopy } from '#tooling/project-copy.ts';
import { Camera, descriptionOf } from './photographs.ts';

/** Has a fixed number of pictures. */
const full = 'main-ranges';

export class GrowingProject {
  readonly #copy = new ProjectCopy();
  readonly #camera = new Camera();
  #added = 0;

  get folder(): string {
    return this.#copy.folder;
  }

  /** How many photographs were added so far. */
  get added(): number {
    return this.#added;
  }

  /**
   * Adds photographs until there are `count`: every other one to the last section, the rest to all sections in turn.
   */
  async growTo(count: number): Promise<void> {
    const images = await this.#open('images.yaml');
    const gallery = await this.#open('gallery.yaml');
    const sections = sectionsOf(gallery);
    for (; this.#added < count; this.#added++) {
      const id = `added-${String(this.#added + 1).padStart(4, '0')}`;
      await writeFile(
        path.join(this.folder, 'content/images', `${id}.jpg`),
        await this.#camera.photograph(this.#added),
      );
      images.set(id, images.createNode({ alt: descriptionOf(this.#added) }));
      const section = this.#added % 2 === 0 ? sections.at(-1) : sections[((this.#added - 1) / 2) % sections.length];
      gallery.addIn(['sections', section, 'images'], id);
    }
    await this.#save('images.yaml', images);
    await this.#save('gallery.yaml', gallery);
  }

  remove(): void {
    this.#copy.remove();
  }

  async #open(name: string): Promise<Document> {
    return parseDocument(await readFile(path.join(this.folder, 'content', name), 'utf8'));
  }

  async #save(name: string, document: Document): Promise<void> {
    await writeFile(path.join(this.folder, 'content', name), document.toString({ lineWidth: 0 }));
  }
}

/** The places of the sections that may grow, in content/gallery.yaml. */
function sectionsOf(gallery: Document): number[] {
  const sections = gallery.get('sections');
  if (!isSeq(sections)) throw new Error('content/gallery.yaml has no list of sections.');
  return [...sections.items.keys()].filter((index) => {
    const section = sections.items[index];
    return isMap(section) && section.get('id') !== full;
  });
}
