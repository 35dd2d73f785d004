import path from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

export const generatedFolders = [
  { from: '.generated/images', to: 'images' },
  { from: '.generated/pdf', to: 'documents' },
  { from: '.generated/card', to: '' },
] as const;

/** The path of the service worker: at the root, so that it controls every page. */
export const serviceWorkerFile = 'sw.js';

const hashedFolders = ['/assets/', '/images/'];

/** Whether the file's name contains a hash of its content. */
export const isHashed = (url: string): boolean => hashedFolders.some((folder) => url.startsWith(folder));

/** `faq/index.html` → `/faq`. Other files keep their name. */
export function urlOf(file: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(file);
  return page ? `/${page[1] ?? ''}` : `/${file}`;
}

/** The Content-Type with its charset. @throws for an unknown extension */
export function contentTypeOf(file: string): string {
  const type = getMimeType(file, { ...mimes, webmanifest: 'application/manifest+json; charset=utf-8' });
  if (!type)
    throw new Error(
      `No content type is known for ${file}: add it in scripts/build/urls.ts, or leave the file out of public/`,
    );
  return type;
}

/** Pictures, fonts and PDFs are compressed already. */
export const isCompressible = (type: string): boolean => /^text\/|javascript|json|xml|svg/.test(type);

/**
 * Hashed files are immutable, icons are cached for a day, and a CDN may cache the rest for a minute. The service
 * worker's script is never cached, because it decides which files belong together.
 */
export function cacheControlOf(file: string, type: string): string {
  if (isHashed(`/${file}`)) return 'public, max-age=31536000, immutable';
  if (type.startsWith('image/')) return `public, max-age=${24 * 60 * 60}`;
  return file === serviceWorkerFile ? 'no-cache' : 'public, max-age=0, s-maxage=60';
}

/** With `/` on every platform. */
export const slashed = (file: string): string => file.split(path.sep).join('/');
