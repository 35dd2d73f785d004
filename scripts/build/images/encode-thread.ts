import type { Picture } from '#app/lib/image-manifest.ts';
import { ContentError } from '#content/source.server.ts';
import { answer } from '#scripts/build/in-thread.ts';
import { forAll } from '#scripts/build/map-concurrent.ts';
import { encodePicture, type Found } from './prints.ts';

export type Encoding = { folder: string; pictures: readonly { found: Found; picture: Picture }[] };

/** Answers with all mistakes: a class of errors doesn't get through to another thread. */
await answer(async ({ folder, pictures }: Encoding, onProgress): Promise<readonly string[]> => {
  let done = 0;
  try {
    await forAll(pictures, async ({ found, picture }) => {
      await encodePicture(folder, found, picture);
      done += 1;
      onProgress(done);
    });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
});
