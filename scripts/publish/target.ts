/** The target of a run of the publish service: the site from its branch, or a preview from another one. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { Site } from '#content/schema/site.ts';
import { type Data, dataFiles, type DataKey, schemas } from '#content/schemas.server.ts';
import { openSource } from '#content/source.server.ts';
import { contentOfBuild } from '#server/content.ts';
import { buildFolders } from '../build/folders.ts';

export const root = path.resolve(process.env['SITE_ROOT'] ?? path.join(import.meta.dirname, '../..'));
export const { branch } = parseArgs({ options: { branch: { type: 'string' } } }).values;
export const isPreview = branch !== undefined;
export const upstream = isPreview ? `origin/${branch}` : '@{upstream}';
// Tells the build that its pages are a preview.
if (isPreview) process.env['PREVIEW'] = 'on';
export const { served, previous } = buildFolders(root);
/** The folder that is served, if it is not this one. */
export const release = process.env['RELEASE'];

/** The URL of the site, or of its preview: https://preview.club.example for https://www.club.example. */
export const addressOf = ({ origin }: Site): string =>
  isPreview ? origin.replace(/\/\/(?:www\.)?/, '//preview.') : origin;

/** Reads one file of the served build: the new content may be what is wrong, and reading all of it takes a second. */
export function servedData<Key extends DataKey>(key: Key): Data[Key] {
  const file = openSource(contentOfBuild(served, path.join(root, 'content')), dataFiles[key]);
  return file.read<z.ZodType>(schemas[key], undefined) as Data[Key];
}
