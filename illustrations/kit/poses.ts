/** The stances of people: joints in the figure's own space, for the painter to turn and place. */
import type { V3 } from './camera.ts';

export type Pose = 'stand' | 'bench';

export type Joints = {
  head: V3;
  neck: V3;
  shoulders: [V3, V3];
  elbows: [V3, V3];
  hands: [V3, V3];
  hips: [V3, V3];
  knees: [V3, V3];
  feet: [V3, V3];
  /** A rifle in the hands. */
  gun?: { butt: V3; grip: V3; muzzle: V3 };
};

// Joints in a figure of 1.75 m: x to its right, y up, z where it faces; left first.
const standing: Joints = {
  head: [0, 1.63, 0.02],
  neck: [0, 1.48, 0],
  shoulders: [
    [-0.18, 1.43, 0],
    [0.18, 1.43, 0],
  ],
  elbows: [
    [-0.25, 1.16, -0.02],
    [0.25, 1.16, -0.02],
  ],
  hands: [
    [-0.23, 0.9, 0.08],
    [0.23, 0.9, 0.08],
  ],
  hips: [
    [-0.09, 0.92, 0],
    [0.09, 0.92, 0],
  ],
  knees: [
    [-0.11, 0.5, 0.03],
    [0.12, 0.5, 0.02],
  ],
  feet: [
    [-0.13, 0.04, 0],
    [0.14, 0.04, 0.02],
  ],
};

/** Every stance, by name. */
export const poses: Record<Pose, Joints> = {
  stand: standing,
  bench: {
    head: [0.06, 1.16, 0.4],
    neck: [0.02, 1.05, 0.3],
    shoulders: [
      [-0.17, 1.0, 0.3],
      [0.19, 1.0, 0.22],
    ],
    elbows: [
      [-0.2, 0.84, 0.62],
      [0.34, 0.86, 0.42],
    ],
    hands: [
      [0.02, 0.9, 0.82],
      [0.13, 0.96, 0.6],
    ],
    hips: [
      [-0.12, 0.54, 0],
      [0.12, 0.54, 0],
    ],
    knees: [
      [-0.2, 0.52, 0.4],
      [0.2, 0.52, 0.4],
    ],
    feet: [
      [-0.22, 0.04, 0.36],
      [0.22, 0.04, 0.36],
    ],
    gun: { butt: [0.14, 1.0, 0.34], grip: [0.12, 1.01, 0.62], muzzle: [0.08, 1.03, 1.46] },
  },
};
