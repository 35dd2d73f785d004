/** What the office's page and the publish service share, below the data folder. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isPicture } from '#content/schema/images.ts';

export const officeFolder = (dataDir: string): string => path.join(dataDir, 'office');

/** Photographs as they were sent. */
export const photoFolder = (dataDir: string): string => path.join(officeFolder(dataDir), 'photos');

/** Chosen by us. */
export const photoName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:jpg|png|webp|heic)$/;

/** The ids of the pictures that have a photograph of their name, which replaces a drawing. */
export function photosIn(contentDir: string): ReadonlySet<string> {
  const folder = path.join(contentDir, 'images');
  const files = existsSync(folder) ? readdirSync(folder).filter(isPicture) : [];
  return new Set(files.map((file) => path.parse(file).name));
}
