import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { officeLinkMinutes } from '#server/inbox/policy.ts';
import { photoFolder } from './folders.ts';
import type { OfficeRequests } from './requests.ts';

/** For an edit that waits, or that the code host lacks. */
const keptDays = 7;

/**
 * Deletes photographs as they were sent, with their place and owner: those that no edit was asked for with, once the
 * link that they came by has ended, and the others after some days. The publish service deletes those that it has
 * published.
 */
export async function deletePhotos(dataDir: string, requests: Pick<OfficeRequests, 'recent'>, now: Date) {
  const folder = photoFolder(dataDir);
  if (!existsSync(folder)) return;
  const edits = (await requests.recent(now)).flatMap((request) => request.edits ?? []);
  const needed = new Set(edits.flatMap((edit) => ('photo' in edit ? [edit.photo] : [])));
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const keptMs = needed.has(name) ? keptDays * dayMs : officeLinkMinutes * minuteMs;
    const sent = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - sent > keptMs) rmSync(file, { force: true });
  }
}
