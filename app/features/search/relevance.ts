/**
 * How likely a query asks this range, and not another place or thing. A build learns it from the queries of
 * content/search-examples.yaml: each word, pair of words and found fact counts for it or against it.
 */
import type { Relevance } from '#domain/search.ts';
import type { QueryReading } from './read-query.ts';

/** Below an even chance: a question that is turned away costs its visitor more than a stray answer another one. */
const least = 0.4;

/**
 * Whether anything is shown. An age asks what holds for someone who would come, and a prohibition holds for all who
 * ask: neither is left unsaid, unless a prohibition is found beside a word of something else. One word alone that the
 * site has is looked for on it, also if it means something else elsewhere.
 */
export function isOurs(weights: ArrayLike<number>, reading: QueryReading): boolean {
  const { hasAge, decision, foreign, matched } = reading;
  const isKnownWord = matched.telling.length === 1 && matched.strange.length === 0;
  const isProhibition = decision?.isProhibited === true && foreign.length === 0;
  return hasAge || isProhibition || isKnownWord || likelihood(weights, signalsOf(reading)) >= least;
}

/** What a query says by its words, as places among the weights, and how strongly. */
export type Signals = ReadonlyMap<number, number>;

export const placesOfWeights = 4096;

/** FNV-1a: two signals in one place are rare, and only blur what both have taught. */
function placeOf(signal: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of signal) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) & (placesOfWeights - 1);
}

export function signalsOf({ matched, foreign, decision }: QueryReading): Signals {
  const { stems, telling, matches } = matched;
  const strangeness = Math.min(foreign.length, 4) / 2;
  const isStrange = Number(foreign.length > 0);
  const counts = [
    ['any', 1],
    ['foreign', strangeness],
    ['some foreign', isStrange],
    ['decided', Number(decision !== undefined)],
    ['decided although foreign', decision ? isStrange : 0],
    ['length', Math.min(telling.length, 8) / 4],
  ] as const;
  const said = [
    ...stems.map((stem) => [`word ${stem}`, 1] as const),
    ...stems.slice(1).map((stem, at) => [`words ${stems[at]} ${stem}`, 0.7] as const),
  ];
  const found = new Set([...matches.map(({ fact }) => `found ${fact.to}`), `first ${decision?.places[0]}`]);
  const length = Math.hypot(...said.map(([, strength]) => strength)) || 1;
  const all = [
    ...counts,
    ...said.map(([signal, strength]) => [signal, strength / length] as const),
    ...Array.from(found, (signal) => [signal, 0.5] as const),
  ];
  const signals = new Map<number, number>();
  for (const [signal, strength] of all) {
    const at = placeOf(signal);
    signals.set(at, (signals.get(at) ?? 0) + strength);
  }
  return signals;
}

/** @returns from 0 to 1 */
export function likelihood(weights: ArrayLike<number>, signals: Signals): number {
  let sum = 0;
  for (const [at, strength] of signals) sum += (weights[at] ?? 0) * strength;
  return 1 / (1 + Math.exp(-sum));
}

export const weightsOf = ({ weights, scale }: Relevance): Float32Array =>
  Float32Array.from(atob(weights), (byte) => ((byte.charCodeAt(0) << 24) >> 24) * scale);
