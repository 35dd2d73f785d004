/** The outlines of cars, as data. */

export type CarKind = 'wagon' | 'pickup' | 'sedan' | 'oldPickup' | 'oldSedan';

/** An outline seen from the side: metres from the tail, metres up. */
export type Outline = readonly (readonly [along: number, up: number])[];
/** Length and width in metres; wheels: two places along and the radius. */
type Body = {
  length: number;
  width: number;
  wheels: readonly [number, number, number];
  hull: Outline;
  glass: Outline;
  cab: Outline;
};

/** The bodies by kind. */
export const bodies: Record<CarKind, Body> = {
  wagon: {
    length: 4.6,
    width: 1.8,
    wheels: [0.9, 3.6, 0.33],
    hull: [
      [0.05, 0.35],
      [4.55, 0.35],
      [4.6, 0.7],
      [4.45, 0.95],
      [3.4, 1.05],
      [0.0, 1.05],
      [0, 0.5],
    ],
    cab: [
      [0.05, 1.0],
      [3.45, 1.0],
      [2.75, 1.55],
      [2.5, 1.6],
      [0.35, 1.6],
    ],
    glass: [
      [0.4, 1.05],
      [3.2, 1.05],
      [2.65, 1.48],
      [0.5, 1.48],
    ],
  },
  sedan: {
    length: 4.5,
    width: 1.78,
    wheels: [0.85, 3.55, 0.31],
    hull: [
      [0.05, 0.32],
      [4.45, 0.32],
      [4.5, 0.65],
      [4.3, 0.85],
      [3.3, 0.96],
      [0.9, 0.98],
      [0.05, 0.92],
      [0, 0.5],
    ],
    cab: [
      [0.55, 0.94],
      [3.4, 0.94],
      [2.65, 1.38],
      [2.3, 1.43],
      [1.3, 1.41],
    ],
    glass: [
      [0.95, 0.99],
      [3.1, 0.99],
      [2.52, 1.33],
      [1.38, 1.33],
    ],
  },
  pickup: {
    length: 5.3,
    width: 1.95,
    wheels: [1.1, 4.2, 0.38],
    hull: [
      [0.05, 0.5],
      [5.25, 0.5],
      [5.3, 0.85],
      [5.15, 1.08],
      [4.0, 1.18],
      [0, 1.18],
      [0, 0.6],
    ],
    cab: [
      [2.0, 1.14],
      [4.05, 1.14],
      [3.45, 1.76],
      [3.2, 1.82],
      [2.1, 1.82],
    ],
    glass: [
      [2.2, 1.22],
      [3.8, 1.22],
      [3.35, 1.7],
      [2.25, 1.7],
    ],
  },
  oldPickup: {
    length: 4.7,
    width: 1.75,
    wheels: [0.9, 3.75, 0.37],
    hull: [
      [0, 0.5],
      [4.6, 0.5],
      [4.7, 0.75],
      [4.65, 1.15],
      [4.3, 1.28],
      [3.1, 1.3],
      [3.0, 1.12],
      [0, 1.12],
    ],
    cab: [
      [1.75, 1.1],
      [3.15, 1.1],
      [2.95, 1.62],
      [2.75, 1.78],
      [1.95, 1.78],
      [1.78, 1.62],
    ],
    glass: [
      [1.95, 1.24],
      [2.95, 1.24],
      [2.8, 1.62],
      [2.0, 1.62],
    ],
  },
  oldSedan: {
    length: 4.8,
    width: 1.8,
    wheels: [0.95, 3.8, 0.36],
    hull: [
      [0.1, 0.42],
      [4.7, 0.42],
      [4.8, 0.7],
      [4.6, 1.02],
      [3.3, 1.1],
      [0.9, 1.1],
      [0.2, 0.98],
      [0, 0.6],
    ],
    cab: [
      [0.5, 1.04],
      [3.4, 1.04],
      [2.95, 1.5],
      [2.6, 1.62],
      [1.6, 1.62],
      [0.9, 1.4],
    ],
    glass: [
      [1.0, 1.12],
      [3.1, 1.12],
      [2.75, 1.5],
      [1.6, 1.5],
      [1.15, 1.36],
    ],
  },
};
