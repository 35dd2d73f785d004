/** How the files of a finished build are reached: their URL, their type, how long they may be kept. */
import path from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

/** Where the pictures, documents and icons that the build draws end up in the site. */
export const generatedFolders = [
  { from: '.generated/images', to: 'images' },
  { from: '.generated/pdf', to: 'documents' },
  { from: '.generated/mark', to: '' },
] as const;

/** Where browsers request the service worker: at the root, so that it controls every page. */
export const serviceWorkerFile = 'sw.js';

const hashedFolders = ['/assets/', '/images/'];

/** Whether the file at a URL path is named by its content, so that it never changes. */
export const isHashed = (url: string): boolean => hashedFolders.some((folder) => url.startsWith(folder));

/** `faq/index.html` → `/faq`; every other file keeps its name. Relative paths with `/`. */
export function urlOf(file: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(file);
  return page ? `/${page[1] ?? ''}` : `/${file}`;
}

/**
 * The Content-Type with its charset.
 * @throws for an extension without a known type: guessing would be worse
 */
export function contentTypeOf(file: string): string {
  const type = getMimeType(file, { ...mimes, webmanifest: 'application/manifest+json; charset=utf-8' });
  if (!type)
    throw new Error(
      `No content type is known for ${file}: add it in scripts/build/urls.ts, or leave the file out of public/`,
    );
  return type;
}

/** Text shrinks; pictures, fonts and PDFs are packed already. */
export const isCompressible = (type: string): boolean => /^text\/|javascript|json|xml|svg/.test(type);

/**
 * Hashed files for good, icons for a day. Everything else browsers ask for again each time, and are mostly answered
 * with 304; a cache in front may keep it for a minute, so that a publish is everywhere a minute later. The service
 * worker's script says which version of the rest belongs together: nobody may keep it.
 */
export function cacheControlOf(file: string, type: string): string {
  if (isHashed(`/${file}`)) return 'public, max-age=31536000, immutable';
  if (type.startsWith('image/')) return `public, max-age=${24 * 60 * 60}`;
  return file === serviceWorkerFile ? 'no-cache' : 'public, max-age=0, s-maxage=60';
}

/** With `/` on every system. */
export const slashed = (file: string): string => file.split(path.sep).join('/');
