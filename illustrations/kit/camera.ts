/**
 * Where the painter stands. World: metres, x to the right, y up, z downrange; flat ground at y = 0.
 * The lens is shifted rather than tilted, so that posts and trees stay upright in every picture.
 */
import type { P2 } from './picture.ts';

/** A point in the world, in metres. */
export type V3 = readonly [x: number, y: number, z: number];

export type CameraPlan = {
  /** Eye height above the ground, metres. */
  eye: number;
  /** Height of the horizon on the sheet, 0 (top) to 1 (bottom). */
  horizon: number;
  /** Focal length as a share of the sheet's width: 0.6 wide, 1 normal, 2 long. */
  lens: number;
  /** Turn of the view to the right, degrees. */
  turn?: number;
  /** Where the painter stands, metres. */
  x?: number;
  z?: number;
  /** Where on the sheet the view's middle falls, 0 to 1. */
  middle?: number;
};

const NEAR = 0.25;

export class Camera {
  readonly position: V3;
  /** Unit vector of the view, in the ground plane. */
  readonly forward: V3;
  readonly horizonY: number;
  readonly focal: number;
  readonly #sin: number;
  readonly #cos: number;
  readonly #middleX: number;

  constructor(plan: CameraPlan, width: number, height: number) {
    const turn = ((plan.turn ?? 0) * Math.PI) / 180;
    this.#sin = Math.sin(turn);
    this.#cos = Math.cos(turn);
    this.position = [plan.x ?? 0, plan.eye, plan.z ?? 0];
    this.forward = [this.#sin, 0, this.#cos];
    this.horizonY = plan.horizon * height;
    this.focal = plan.lens * width;
    this.#middleX = (plan.middle ?? 0.5) * width;
  }

  /** Distance along the view, metres: what lies deeper is drawn first. */
  depth([x, , z]: V3): number {
    return (x - this.position[0]) * this.#sin + (z - this.position[2]) * this.#cos;
  }

  /** Sheet pixels for one metre at a point. */
  scale(at: V3): number {
    return this.focal / Math.max(NEAR, this.depth(at));
  }

  /** Where a point falls on the sheet; a point behind the painter is moved to the near plane. */
  project(at: V3): P2 {
    const dx = at[0] - this.position[0];
    const dz = at[2] - this.position[2];
    const across = dx * this.#cos - dz * this.#sin;
    const s = this.focal / Math.max(NEAR, this.depth(at));
    return [this.#middleX + across * s, this.horizonY + (this.position[1] - at[1]) * s];
  }

  /** A flat shape on the sheet, cut where it passes behind the painter. */
  outline(points: readonly V3[]): P2[] {
    const kept: P2[] = [];
    points.forEach((a, i) => {
      const b = points[(i + 1) % points.length] ?? a;
      const da = this.depth(a) - NEAR;
      const db = this.depth(b) - NEAR;
      if (da >= 0) kept.push(this.project(a));
      if (da >= 0 !== db >= 0) {
        const t = da / (da - db);
        kept.push(this.project([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]));
      }
    });
    return kept;
  }

  /** Direction given in degrees right of the view (0 ahead, 90 right, 180 behind) as a world vector. */
  bearing(degrees: number): V3 {
    const a = (degrees * Math.PI) / 180;
    const across = Math.sin(a);
    const ahead = Math.cos(a);
    return [across * this.#cos + ahead * this.#sin, 0, ahead * this.#cos - across * this.#sin];
  }

  /** The spot on flat ground that falls at a place on the sheet (shares of width are of the focal frame). */
  groundAt(sheet: P2): V3 {
    const down = Math.max(1, sheet[1] - this.horizonY);
    const ahead = (this.position[1] * this.focal) / down;
    const across = ((sheet[0] - this.#middleX) * ahead) / this.focal;
    return [
      this.position[0] + across * this.#cos + ahead * this.#sin,
      0,
      this.position[2] + ahead * this.#cos - across * this.#sin,
    ];
  }
}
