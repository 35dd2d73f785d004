import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { officeLinkMinutes } from '#server/inbox/policy.ts';
import { photoFolder } from './folders.ts';
import type { OfficeRequest, OfficeRequests } from './requests.ts';

/** For an edit that waits, or that the code host lacks. */
const keptDays = 7;

/**
 * Deletes photographs as they were sent, with their place and owner: at once those of an edit that was withdrawn, those
 * that no edit was asked for with once the link that they came by has ended, and the others after some days. The
 * publish service deletes those that it has published.
 */
export async function deletePhotos(dataDir: string, requests: Pick<OfficeRequests, 'recent'>, now: Date) {
  const folder = photoFolder(dataDir);
  if (!existsSync(folder)) return;
  const recent = await requests.recent(now);
  const undone = new Set(recent.map(({ undoes }) => undoes));
  const isWithdrawn = ({ id, state }: OfficeRequest) => state === 'ended' && !undone.has(id);
  const photosOf = (some: readonly OfficeRequest[]) =>
    new Set(some.flatMap(({ edits = [] }) => edits.flatMap((edit) => ('photo' in edit ? [edit.photo] : []))));
  const needed = photosOf(recent.filter((request) => !isWithdrawn(request)));
  const withdrawn = photosOf(recent.filter(isWithdrawn));
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const usuallyMs = needed.has(name) ? keptDays * dayMs : officeLinkMinutes * minuteMs;
    const sent = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    const isUnneeded = withdrawn.has(name) && !needed.has(name);
    if (isUnneeded || now.getTime() - sent > usuallyMs) rmSync(file, { force: true });
  }
}
