/** Whether there is anything to publish. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '#content/source.server.ts';
import type { Day } from '#domain/days.ts';
import { outdatedBuild, readManifest } from '#server/http/site.ts';
import { closuresKey, closuresOfBuild, knownClosures } from '../build/known-closures.ts';
import { root, served, servedData } from './target.ts';

/** The last state that was tried, the day, and the known closures. The same attempt is not built or reported again. */
const tried = path.join(root, '.generated', 'tried');

/** A state of the clone on a day. */
export type Attempt = { wanted: string; today: Day; closures: string };

/** `isNew`: the state wasn't tried on any day; `isTried`: it was tried today; `isDue`: it has to be built. */
export async function compareAttempt({ wanted, today, closures }: Attempt) {
  const [lastTried, dayTried, closuresTried] = existsSync(tried) ? readFileSync(tried, 'utf8').split(' ') : [];
  const isNew = lastTried !== wanted;
  const isTried = !isNew && dayTried === today;
  const isSame = isTried && closuresTried === closures;
  return { isNew, isTried, isDue: !isSame && (isNew || (await isOutdated(today, closures))) };
}

export function noteAttempt({ wanted, today, closures }: Attempt): void {
  mkdirSync(path.dirname(tried), { recursive: true });
  writeFileSync(tried, `${wanted} ${today} ${closures}`);
}

/** A key of the closures that the server knows; the build's own key while they can't be read in full. */
export async function closuresNow(today: Day): Promise<string> {
  const known = await knownClosures(process.env, () => servedData('embeds')).catch((error: unknown) => {
    // The content check reports the mistakes.
    if (error instanceof ContentError) return undefined;
    throw error;
  });
  return known?.isComplete ? closuresKey(known, today) : closuresOfBuild(served, today);
}

/** Whether there is no build, or it lacks a change that takes effect soon, or a closure. */
async function isOutdated(today: Day, closures: string): Promise<boolean> {
  if (!existsSync(path.join(served, 'site.json'))) return true;
  return (
    outdatedBuild(await readManifest(served), today) !== undefined ||
    closures !== (await closuresOfBuild(served, today))
  );
}
