/** Seeded randomness, so that every run draws the same picture, byte for byte. */

/** A stream of numbers in [0, 1) and the few ways in which the scenes use it. */
export type Rng = {
  next: () => number;
  /** A number in [low, high). */
  between: (low: number, high: number) => number;
  /** A number in (-spread, spread). */
  around: (spread: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** FNV-1a hash of a text: a name becomes a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** The mulberry32 generator, seeded with a number or a name. */
export function rng(seed: number | string): Rng {
  let state = (typeof seed === 'string' ? hash(seed) : seed) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('rng.pick: nothing to pick from');
    return item;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    around: (spread) => (next() * 2 - 1) * spread,
    pick,
    chance: (probability) => next() < probability,
  };
}

/** Smooth one-dimensional noise in about [-1, 1]; `detail` octaves, each half as tall and twice as fine. */
export function noise1d(seed: number | string, detail = 5): (x: number) => number {
  const random = rng(seed);
  const table = Array.from({ length: 512 }, () => random.next() * 2 - 1);
  const at = (i: number): number => table[((i % 512) + 512) % 512] ?? 0;
  const octave = (x: number): number => {
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return at(i) * (1 - s) + at(i + 1) * s;
  };
  return (x) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let k = 0; k < detail; k++) {
      sum += octave(x * 2 ** k + k * 37.7) * weight;
      total += weight;
      weight *= 0.5;
    }
    return (sum / total) * 1.4;
  };
}
