/**
 * Generates the files that pages need and the repository lacks, cached by content. The caller makes the pictures and
 * cards, because that takes longest and bundling doesn't depend on it.
 */
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { buildFonts, buildLettering } from './build/fonts.ts';
import { planImages, type PicturePlan } from './build/images/build.ts';
import { buildDocuments } from './build/documents/build.ts';
import { buildSocialCards } from './build/social-card.ts';
import { type Progress, progressOn } from './build/progress.ts';
import { drawRangeMaps } from './build/range-map/drawing.ts';
import { buildRoadMap } from './build/road-map/build.ts';

type Prepare = { root: string; content: Content } & Progress;

export async function prepare({ root, content, log, update }: Prepare): Promise<PicturePlan> {
  await buildFonts(root);
  await buildLettering(root, content.site.name);
  const documents = path.join(root, '.generated/pdf');
  await rm(documents, { recursive: true, force: true });
  await buildDocuments({ folder: documents, log, content });
  for (const name of content.documents)
    await copyFile(path.join(root, 'content/documents', name), path.join(documents, name));
  await buildRoadMap(root, content);
  const plan = await planImages({ root, log, update, made: await drawRangeMaps(root, content) });
  return {
    ...plan,
    encode: async () => {
      await buildSocialCards(root, content);
      await plan.encode();
    },
  };
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '..');
  const content = readContent(path.join(root, 'content'));
  const { encode } = await prepare({ root, content, ...progressOn(process.stdout) });
  await encode();
}
