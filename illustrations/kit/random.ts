/** Seeded randomness: the same seed gives the same picture on every machine. */

/** A generator of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional value noise from 0 to 1, with one knot per unit of x. */
export function noise(seed: number): (x: number) => number {
  const next = random(seed);
  const knots = Float64Array.from({ length: 512 }, next);
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return knots[i & 511] * (1 - u) + knots[(i + 1) & 511] * u;
  };
}
