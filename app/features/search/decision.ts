/** What a query is answered by, and how facts and rules are put together to an answer. */
import type { FactKind, Live, SearchFact, SearchRole } from '#domain/search.ts';
import type { Match } from './match.ts';

export type { Live };

export type Answer = {
  /** Whole sentences, the condition included. */
  says?: string;
  /** Whether the club has not answered a part of it yet. */
  isOpen?: true;
  /** What the places below don't say. */
  note?: string;
  /** What the page finds out at once: how these days and roads are. */
  live?: readonly Live[];
};

export type Decision = Answer & {
  /** The places that answer, the first first. */
  places: readonly string[];
  /** `ask`: no rule speaks of it; `none`: no page; `unknown`: only the office can. Nothing else may be shown then. */
  nothing?: 'ask' | 'none' | 'unknown';
  /** Whether a rule is against what is asked for, or may be. */
  isProhibited?: true;
  /** Whether of what is brought only what is allowed was recognized. */
  permits?: boolean;
};

/** A sentence, or what says it where. */
type Part =
  | string
  | { says?: string | undefined; isOpen?: true; to?: string | null; places?: readonly string[] }
  | undefined;

/** Says each sentence once, in this order, and leads to the places in the same order. */
export function answer(...parts: readonly Part[]): Decision {
  const said = parts.map((part) => (typeof part === 'string' ? part : part?.says));
  const says = [...new Set(said)].filter(Boolean).join(' ');
  const isOpen = parts.some((part) => typeof part === 'object' && part.isOpen);
  return { ...(says !== '' && { says }), ...(isOpen && { isOpen }), ...silently(...parts) };
}

/** The places without what they say. */
export const silently = (...parts: readonly Part[]): { places: string[] } => ({
  places: parts.flatMap((part) => (typeof part === 'object' ? (part.places ?? part.to ?? []) : [])),
});

/** What a fact of a kind knows; undefined of any other fact. */
export const kindOf = <Kind extends string>(fact: SearchFact | undefined, kind: Kind) =>
  fact?.is && kind in fact.is ? (fact.is as Extract<FactKind, Record<Kind, unknown>>) : undefined;

/** The facts of a kind that match, and where in the query. */
export const kindsOf = <Kind extends string>(matches: readonly Match<SearchFact>[], kind: Kind) =>
  matches.flatMap(({ fact, at }) => {
    const is = kindOf(fact, kind);
    return is ? [{ ...fact, at, is }] : [];
  });

/** The first fact that has a role. */
export const factAbout = (facts: readonly SearchFact[], role: SearchRole): SearchFact | undefined =>
  facts.find((fact) => fact.role === role);

/** Whether a fact with a role is asked for. */
export const isAbout = (matches: readonly Match<SearchFact>[], role: SearchRole): boolean =>
  matches.some(({ fact }) => fact.role === role);

/** Whether the words have a pattern of alternatives. */
export const has = (pattern: string, words: readonly string[]): boolean =>
  new RegExp(`\\b(?:${pattern})\\b`).test(words.join(' '));
