/**
 * What a search of the site is made of: the build writes it from the finished pages
 * (scripts/build/search-index.ts); the browser, or the server where no script runs, finds in it
 * (app/features/search/find.ts).
 */

/** A place that a link can lead to: a section of a page, a question, a rule, or the top of a page. */
export type SearchPlace = {
  /** The name of its page. */
  page: string;
  /** The name of the place itself; that of the page at its top. */
  title: string;
  /** Its address on this site: "/faq#pets". */
  to: string;
  /** What a visitor reads there, in one line. */
  text: string;
};

export type SearchSource = {
  places: readonly SearchPlace[];
  /** What visitors type that the pages say in other words: content/search.yaml. */
  words: readonly { typed: readonly string[]; means: readonly string[] }[];
  /** Questions as visitors type them, and the one place that answers each: null where no page does. */
  entries: readonly { typed: readonly string[]; to: string | null }[];
  /** What to do where nothing is found. */
  nothing: { en: NothingFound; es: NothingFound };
};

type NothingFound = { text: string; actions: readonly { label: string; to: string }[] };

/** The page of results; what is looked for is its `?q=`. */
export const searchPath = '/search';

/** Where the {@link SearchSource} lies in the built site. */
export const searchFile = '/search.json';

/** How many places are given at most: what is not among them is not meant. */
export const mostFound = 8;

/** In characters. What is typed beyond them is not looked for. */
export const longestQuery = 100;
