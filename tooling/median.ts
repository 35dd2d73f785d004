/** The one in the middle by this measure: of an even number the larger one, of none undefined. */
export const medianBy = <One>(all: readonly One[], measure: (one: One) => number): One | undefined =>
  all.toSorted((a, b) => measure(a) - measure(b))[Math.floor(all.length / 2)];
