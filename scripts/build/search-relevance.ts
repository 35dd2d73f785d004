/** Learns which queries are meant for this range, by logistic regression. The same examples give the same weights. */
import { featuresOf, lettersOf, likelihood, mostLetters, weightCount } from '#app/features/search/relevance.ts';
import { createReader } from '#app/features/search/read-query.ts';
import type { Relevance, SearchKnowledge } from '#domain/search.ts';

/** What is read, and how it is read. */
export type Lesson = [source: SearchKnowledge, examples: Examples];
export type Examples = { ours: readonly string[]; elsewhere: readonly string[] };

const epochs = 40;
/** Weights are averaged from this epoch on, because those of the last epoch depend on the examples’ order. */
const firstAveraged = 20;
/** Decreases with each epoch, so that the last examples don't dominate. */
const learningRateIn = (epoch: number): number => 0.5 / (1 + epoch / 5);
/** Keeps a word that occurs in a single query from becoming a rule. */
const weightDecay = 1e-3;

/** Examples are read as of a fixed day, so that tomorrow's build learns the same. */
const day = '2026-11-25';

export function learnRelevance(...[source, { ours, elsewhere }]: Lesson): Relevance {
  const read = createReader(source);
  const examples = [ours, elsewhere].flatMap((queries, index) =>
    queries.map((query) => ({ features: featuresOf(read(query, day)), isOurs: 1 - index })),
  );
  const weights = new Float64Array(weightCount);
  const sums = new Float64Array(weightCount);
  const random = seededRandom();
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = learningRateIn(epoch);
    for (const { features, isOurs } of shuffled(examples, random)) {
      const error = isOurs - likelihood(weights, features);
      const { at, strengths } = features;
      for (let index = 0; index < at.length; index++) {
        const weight = weights[at[index] ?? 0] ?? 0;
        weights[at[index] ?? 0] = weight + rate * (error * (strengths[index] ?? 0) - weightDecay * weight);
      }
    }
    if (epoch >= firstAveraged)
      for (let at = 0; at < weightCount; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  const means = sums.map((sum) => sum / (epochs - firstAveraged));
  const scale = means.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / mostLetters;
  return { weights: lettersOf(Array.from(means, (weight) => Math.round(weight / scale))), scale };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] as Item, all[last] as Item];
  }
  return all;
}

/** A generator of numbers from 0 to 1, in the same order each time. */
function seededRandom(): () => number {
  let state = 1953;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
