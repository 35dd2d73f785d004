/**
 * The content as the server reads it: beside itself, from whichever folder it is started, as with the build that it
 * serves.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { StartError } from '#server/start-error.ts';

/** The content folder that belongs to this server. */
export const ownContent = path.join(import.meta.dirname, '..', 'content');

/** Where a build keeps the texts that it was made from. */
export const contentSnapshot = (buildDir: string): string => path.join(buildDir, 'content');

/** The texts to serve a build with: its own, so that a mistake made since does no harm. Builds of old have none. */
export function contentOfBuild(buildDir: string, contentDir: string): string {
  const snapshot = contentSnapshot(buildDir);
  return existsSync(snapshot) ? snapshot : contentDir;
}

/** Says the first mistake in a content folder, in one line; undefined where there is none, or no such folder. */
export function firstMistakeIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  try {
    readContent(folder);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return `The content has a mistake: ${(cause.problems[0] ?? '').replaceAll(/\s*\n\s*/g, ' ')}`;
  }
}

/** Reads and checks a content folder. @throws {StartError} where it has mistakes, naming each with its file and line */
export function contentIn(folder: string): Content {
  try {
    return readContent(folder);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new StartError(`The content in ${folder} must be put right first.\n${cause.message.trimEnd()}`, { cause });
  }
}
