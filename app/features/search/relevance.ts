/**
 * How likely a query asks this range, and not another place or thing. A build learns it from the queries of
 * content/search-examples.yaml: each word, pair of words, piece of a word and found fact counts for it or against it.
 */
import type { Relevance } from '#domain/search.ts';
import { kindsOf } from './decision.ts';
import type { QueryReading } from './read-query.ts';

/** Below one half: a question that is turned away costs its visitor more than a stray answer costs another visitor. */
const threshold = 0.25;
/** Where each word is known: "CCW price" asks for two things of which no fact is about both. */
const thresholdOfKnown = 0.2;
/** Where an age or what is prohibited is named, which is hardly ever left unsaid: "full auto". */
const thresholdOfDanger = 0.05;

/**
 * Whether anything is shown. What the site itself knows needs no likelihood: words by which a fact is asked for, a
 * place's title, and an age or a holiday with nothing unknown. Beside fewer words of
 * something else a prohibition needs little.
 */
export function isOurs(weights: ArrayLike<number>, reading: QueryReading): boolean {
  const { hasAge, decision, foreign, isTitle, matched } = reading;
  const { matches, strange, telling, unexplained } = matched;
  // "Trap music" is about no music at the range, and no device.
  const isOpen = decision?.nothing === 'ask';
  const isWord = telling.length === 1 && strange.length === 0;
  // "Price per person" is "price per" and "per person", and "AR-15 556x45" asks twice for one fact.
  const together = ({ at, fact }: (typeof matches)[number]) =>
    matches.flatMap((one) => (one.fact === fact || one.at.some((word) => at.includes(word)) ? one.at : []));
  const isAsked =
    unexplained.length === 0 &&
    matches.some((one) => (one.fact.to !== null || isOpen) && new Set(together(one)).size >= telling.length);
  const isProhibition = decision?.isProhibited === true && foreign.length < telling.length - unexplained.length;
  const options = kindsOf(matches, 'option');
  // "Foster son 14 12ga": an age beside a gun that the rules know.
  const isGun = options.some(({ to, is }) => to !== null && is.of === 'firearm');
  // "Toddler nerf": a minor with any gun, also one that no rule names.
  const isArmed = options.some(({ is }) => is.of === 'firearm');
  // "Green laser on a glock": a gun with what is brought beside it; "beretta 686 over under": a gun with its model.
  const isEquipped = isGun && foreign.length < 2 && new Set(options.map(({ is }) => is)).size > 1;
  // "CCW holster", "beer cooler in car": what is prohibited, with a word of something else at most.
  const isPlain = isProhibition && foreign.length < 2;
  const isUnderstood = (hasAge || kindsOf(matches, 'holiday').length > 0) && unexplained.length === 0;
  const people = [...kindsOf(matches, 'band'), ...kindsOf(matches, 'others')];
  const isMinor = foreign.length < 2 && people.length > 0;
  if (
    isWord ||
    isAsked ||
    isTitle ||
    isUnderstood ||
    isEquipped ||
    isPlain ||
    (isGun && (hasAge || decision?.nothing === 'unknown')) ||
    (isMinor && isArmed)
  )
    return true;
  const isBaby = kindsOf(matches, 'band').some(({ is }) => is.from === 0);
  // Whom the law may keep from guns is told only to ask. A road has a state with any car.
  const isRoad = decision?.live?.some((one) => 'road' in one);
  const isDanger = hasAge || isBaby || isRoad || isOpen || isProhibition || decision?.nothing === 'unknown';
  const usual = unexplained.length === 0 ? thresholdOfKnown : threshold;
  return likelihood(weights, featuresOf(reading)) >= (isDanger ? thresholdOfDanger : usual);
}

/** What a query has of the features, and the weight of each; two may have the same. */
export type Features = { at: readonly number[]; strengths: readonly number[] };

/** Features are hashed to so many weights. */
export const weightCount = 8192;

/** FNV-1a: two features with one weight are rare, and only blur what both have taught. */
function weightAt(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> 15)) & (weightCount - 1);
}

/** Three and four letters in a row: what is spelled or formed in another way is like what was learned. */
function piecesOf(word: string): string[] {
  const marked = `^${word}$`;
  return [3, 4].flatMap((length) =>
    Array.from({ length: Math.max(marked.length - length + 1, 0) }, (_, from) => marked.slice(from, from + length)),
  );
}

/** Words count by their stems, and together as much in a long query as in a short one. */
export function featuresOf({ hasAge, matched, foreign, decision }: QueryReading): Features {
  const { stems, telling, matches, words } = matched;
  const strangeness = Math.min(foreign.length, 4) / 2;
  const isStrange = Number(foreign.length > 0);
  const to = decision?.places[0];
  const ofFirst = matches.flatMap(({ fact, at }) => (to !== undefined && fact.to === to ? at : []));
  const longest = Math.max(0, ...matches.map(({ at }) => at.length));
  const places = new Set(matches.map(({ fact }) => fact.to)).size;
  const all = telling.length || 1;
  const counts = [
    ['any', 1],
    ['foreign', strangeness],
    ['any foreign', isStrange],
    ['decided', Number(decision !== undefined)],
    ['decided foreign', decision ? isStrange : 0],
    ['length', Math.min(telling.length, 8) / 4],
    ['age', Number(hasAge)],
    // "Weather in Felton" asks for what two places say, and of another one.
    ['first', new Set(ofFirst).size / all],
    ['unexplained', matched.unexplained.length / all],
    ['strange', Math.min(matched.strange.length, 4) / 2],
    ['phrase', Math.min(longest, 4) / 2],
    ['places', Math.min(places, 4) / 2],
  ] as const;
  const said = [
    ...stems.map((stem) => [`word ${stem}`, 1] as const),
    ...stems.slice(1).map((stem, at) => [`words ${stems[at]} ${stem}`, 0.7] as const),
    ...words.flatMap((word) => {
      const pieces = piecesOf(word);
      return pieces.map((piece) => [piece, 2 / Math.sqrt(pieces.length)] as const);
    }),
  ];
  const found = new Set([...matches.map(({ fact }) => `found ${fact.to}`), `first ${decision?.places[0]}`]);
  const length = Math.hypot(...said.map(([, strength]) => strength)) || 1;
  const features = [
    ...counts,
    ...said.map(([feature, strength]) => [feature, (2 * strength) / length] as const),
    ...Array.from(found, (feature) => [feature, 0.5] as const),
  ];
  return { at: features.map(([feature]) => weightAt(feature)), strengths: features.map(([, strength]) => strength) };
}

/** @returns from 0 to 1 */
export function likelihood(weights: ArrayLike<number>, { at, strengths }: Features): number {
  let sum = 0;
  // A build does this millions of times.
  for (let index = 0; index < at.length; index++) sum += (weights[at[index] ?? 0] ?? 0) * (strengths[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** A letter for each weight weighs half of bytes in base64 once it is compressed. */
const zero = 63;
/** No sign that JSON would escape is between. With half as many, rounding turned answers around with each example. */
export const mostLetters = 28;

export const weightsOf = ({ weights, scale }: Relevance): Float32Array =>
  Float32Array.from(weights, (letter) => (letter.charCodeAt(0) - zero) * scale);

export const lettersOf = (steps: readonly number[]): string =>
  steps.map((step) => String.fromCharCode(zero + step)).join('');
