/**
 * Generates the files that pages need and the repository lacks, cached by content. The steps are for the caller to run,
 * because pages need only the names and sizes of pictures, which take longest.
 */
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { buildFonts, buildLettering } from './build/fonts.ts';
import { type PicturePlan, planImages } from './build/images/build.ts';
import { buildDocuments } from './build/documents/build.ts';
import { together } from './build/map-concurrent.ts';
import { buildSocialCards } from './build/social-card.ts';
import { type Progress, progressOn } from './build/progress.ts';
import { drawRangeMaps } from './build/range-map/drawing.ts';
import { buildRoadMap } from './build/road-map/build.ts';

type Prepare = { root: string; content: Content } & Progress;

export type Preparation = {
  /** The names and sizes of all pictures, which pages need. */
  plan: Promise<PicturePlan>;
  /** What else pages are made of; it comes before the cards, and may be made beside the plan. */
  files: () => Promise<void>;
  cards: () => Promise<void>;
};

/** Draws the maps and begins to plan all pictures. */
export async function prepare({ root, content, log, update }: Prepare): Promise<Preparation> {
  const made = await drawRangeMaps(root, content);
  return {
    plan: planImages({ root, log, update, made }),
    files: async () => {
      await buildFonts(root);
      await buildLettering(root, content.site.name);
      const documents = path.join(root, '.generated/pdf');
      await rm(documents, { recursive: true, force: true });
      await buildDocuments({ folder: documents, log, content });
      for (const name of content.documents)
        await copyFile(path.join(root, 'content/documents', name), path.join(documents, name));
      await buildRoadMap(root, content);
    },
    cards: () => buildSocialCards(root, content),
  };
}

export async function prepareAll(options: Prepare): Promise<void> {
  const { plan, files, cards } = await prepare(options);
  await together([plan, files()]);
  await cards();
  await (await plan).encode();
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const content = readContent(path.join(root, 'content'));
  await prepareAll({ root, content, ...progressOn(process.stdout) });
}
