/**
 * The content as the server reads it: beside itself, from whichever folder it is started, as with the build that it
 * serves.
 */
import path from 'node:path';
import { type Content, readContent } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { StartError } from '#server/start-error.ts';

/** The content folder that belongs to this server. */
export const ownContent = path.join(import.meta.dirname, '..', 'content');

/** Reads and checks a content folder. @throws {StartError} where it has mistakes, naming each with its file and line */
export function contentIn(folder: string): Content {
  try {
    return readContent(folder);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new StartError(`The content in ${folder} must be put right first.\n${cause.message.trimEnd()}`, { cause });
  }
}
