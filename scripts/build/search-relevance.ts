/** Teaches the search which queries ask this range: logistic regression on the examples, the same at each build. */
import { likelihood, placesOfWeights, signalsOf } from '#app/features/search/relevance.ts';
import { createReader } from '#app/features/search/read-query.ts';
import type { Relevance, SearchKnowledge } from '#domain/search.ts';

type Examples = { ours: readonly string[]; elsewhere: readonly string[] };

const rounds = 40;
/** How far a weight goes with each example; less in each round, so that the last examples don't decide. */
const stepIn = (round: number): number => 0.5 / (1 + round / 5);
/** How much of a weight fades beside it: a word of one query is no rule. */
const fading = 1e-3;

/** Examples are read as of one day, so that a build of tomorrow learns the same. */
const day = '2026-11-25';

export function learnRelevance(source: SearchKnowledge, { ours, elsewhere }: Examples): Relevance {
  const read = createReader(source);
  const examples = [ours, elsewhere].flatMap((queries, index) =>
    queries.map((query) => ({ signals: signalsOf(read(query, day)), isOurs: 1 - index })),
  );
  const weights = new Float64Array(placesOfWeights);
  const random = randoms();
  for (let round = 0; round < rounds; round++) {
    const step = stepIn(round);
    for (const { signals, isOurs } of shuffled(examples, random)) {
      const error = isOurs - likelihood(weights, signals);
      for (const [at, strength] of signals) {
        const weight = weights[at] ?? 0;
        weights[at] = weight + step * (error * strength - fading * weight);
      }
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  return { weights: Buffer.from(bytes.buffer).toString('base64'), scale };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as Item, all[last] as Item];
  }
  return all;
}

/** From 0 to 1, in the same order each time. */
function randoms(): () => number {
  let state = 1953;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
