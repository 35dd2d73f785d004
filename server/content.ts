import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { StartError } from '#server/start-error.ts';

/** Resolved relative to this file, so that it doesn't depend on the working directory. */
export const ownContent = path.join(import.meta.dirname, '..', 'content');

export const contentSnapshot = (buildDir: string): string => path.join(buildDir, 'content');

/** The content to serve with a build: its own snapshot, so that later mistakes have no effect. Old builds have none. */
export function contentOfBuild(buildDir: string, contentDir: string): string {
  const snapshot = contentSnapshot(buildDir);
  return existsSync(snapshot) ? snapshot : contentDir;
}

/** The first mistake in a content folder, in one line; undefined if there is none or no such folder. */
export function firstContentError(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    readContent(folder);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return `The content has a mistake: ${(cause.problems[0] ?? '').replaceAll(/\s*\n\s*/g, ' ')}`;
  }
}

/** Reads and checks a content folder. @throws {StartError} if it has mistakes, with the file and line of each */
export function loadContent(folder: string): Content {
  try {
    return readContent(folder);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new StartError(`The content in ${folder} must be put right first.\n${cause.message.trimEnd()}`, { cause });
  }
}
