export type SearchPlace = {
  page: string;
  title: string;
  to: string;
  text: string;
};

/** Written by scripts/build/search-index.ts, searched by app/features/search/find.ts. */
export type SearchSource = {
  places: readonly SearchPlace[];
  words: readonly { typed: readonly string[]; means: readonly string[] }[];
  /** Typed questions, and the place that answers each; null if no page does. */
  entries: readonly { typed: readonly string[]; to: string | null }[];
  nothing: { en: NothingFound; es: NothingFound };
};

type NothingFound = { text: string; actions: readonly { label: string; to: string }[] };

/** The browser remembers under it that `/` doesn't lead to the search. */
export const slashKey = 'search-key';
export const searchPath = '/search';

/** Where the {@link SearchSource} is in the built site. */
export const searchFile = '/search.json';

export const mostFound = 8;

/** In characters. */
export const longestQuery = 100;
