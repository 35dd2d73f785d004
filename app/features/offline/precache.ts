import type { NotSavedWords } from '#content/schema/notices.ts';
import type { Language } from '#domain/language.ts';

/** The browser's cache in which the service worker keeps the site. */
export const precacheName = 'saved-pages';

export const screens = ['phone', 'wide'] as const;
export type ScreenKind = (typeof screens)[number];

/** `/images/NAME-portrait-HASH-`: the composition for phones (components/ui/picture.tsx). */
export const isUpright = (url: string): boolean => /^\/images\/.*-portrait-/.test(url);

export type PrecacheEntry = {
  url: string;
  /** Null for files whose name contains their version. */
  revision: string | null;
  /** `sha256-…` of the content: https://www.w3.org/TR/sri-2/ */
  integrity: string;
  /** The only language whose visitors need the file. Undefined for files that both need. */
  language?: Language;
  /** The only screens whose visitors need the picture: it has another composition for the others. */
  screen?: ScreenKind;
};

/** The facts of the HTML notice that replaces a page that is not saved. */
export type NotSavedFacts = NotSavedWords & {
  call: string;
  tel: string;
  address: string;
  /** The pages of its language in the navigation. */
  pages: readonly { label: string; to: string }[];
};

/** When the page at this address was saved, by our server's clock; undefined if it is not saved. */
export async function savedAt(path: string): Promise<Date | undefined> {
  const saved = await caches.match(path, { cacheName: precacheName, ignoreSearch: true });
  const date = saved?.headers.get('date');
  return date ? new Date(date) : undefined;
}
