import type { NotSavedWords } from '#content/schema/notices.ts';
import type { Language } from '#domain/language.ts';

/** The browser's cache in which the service worker keeps the site. */
export const precacheName = 'saved-pages';

export type PrecacheEntry = {
  url: string;
  /** Null for files whose very name says their version. */
  revision: string | null;
  /** `sha256-…` of the content: https://www.w3.org/TR/sri-2/ */
  integrity: string;
  /** The language whose visitors alone need the file. Undefined for what both need. */
  language?: Language;
};

/** What the notice in place of a page that is not saved says, as HTML. */
export type NotSavedFacts = NotSavedWords & {
  call: string;
  tel: string;
  address: string;
  /** The pages of its language that the navigation leads to. */
  pages: readonly { label: string; to: string }[];
};

/** When the page at this address was saved, as our server's clock had it; undefined where it is not. */
export async function savedAt(path: string): Promise<Date | undefined> {
  const saved = await caches.match(path, { cacheName: precacheName, ignoreSearch: true });
  const date = saved?.headers.get('date');
  return date ? new Date(date) : undefined;
}
