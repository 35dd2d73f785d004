/** True perspective. World units are meters: x to the right, y up, z away from the viewer; the camera looks along z. */
import { hull, polygon, type Point } from './shapes.ts';

export type Spot = readonly [x: number, y: number, z: number];
/** Inks of a box's faces; `front` faces the viewer. */
export type Faces = { top: string; left: string; right: string; front: string; bottom?: string };

const nearest = 0.35;

export class Camera {
  /** Vanishing point and focal length in units of the sheet. */
  readonly vx: number;
  readonly vy: number;
  readonly focal: number;
  readonly eye: Spot;

  constructor(options: { vx: number; vy: number; focal: number; eye: Spot }) {
    ({ vx: this.vx, vy: this.vy, focal: this.focal, eye: this.eye } = options);
  }

  /** Where a spot in front of the camera is seen. */
  project([x, y, z]: Spot): Point {
    const scale = this.focal / (z - this.eye[2]);
    return [this.vx + scale * (x - this.eye[0]), this.vy - scale * (y - this.eye[1])];
  }

  /** The scale at a distance: units of the sheet for one meter. */
  scaleAt(z: number): number {
    return this.focal / (z - this.eye[2]);
  }

  /** A flat face, cut where it passes the viewer. */
  face(spots: readonly Spot[], fill: string): string {
    const kept: Spot[] = [];
    spots.forEach((a, i) => {
      const b = spots[(i + 1) % spots.length];
      const za = a[2] - this.eye[2] - nearest;
      const zb = b[2] - this.eye[2] - nearest;
      if (za >= 0) kept.push(a);
      if (za * zb < 0) {
        const t = za / (za - zb);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
      }
    });
    return kept.length > 2
      ? polygon(
          kept.map((spot) => this.project(spot)),
          fill,
        )
      : '';
  }

  /** A flat face through spots in text: `x,y,z x,y,z x,y,z`. */
  quad(spots: string, fill: string): string {
    return this.face(
      spots.split(' ').map((spot): Spot => spot.split(',').map(Number) as unknown as Spot),
      fill,
    );
  }

  /** A rectangle at one height. */
  floor(x0: number, x1: number, z0: number, z1: number, y: number, fill: string): string {
    return this.face(
      [...corners(x0, x1, z0, z1)].map(([x, z]): Spot => [x, y, z]),
      fill,
    );
  }

  /** A box, by the faces that are seen. */
  box(x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, inks: Faces): string {
    const side = (x: number): Spot[] => corners(y0, y1, z0, z1).map(([y, z]): Spot => [x, y, z]);
    return [
      this.eye[1] > y1 ? this.floor(x0, x1, z0, z1, y1, inks.top) : '',
      this.eye[1] < y0 ? this.floor(x0, x1, z0, z1, y0, inks.bottom ?? inks.front) : '',
      this.eye[0] < x0 ? this.face(side(x0), inks.left) : '',
      this.eye[0] > x1 ? this.face(side(x1), inks.right) : '',
      this.face(
        corners(x0, x1, y0, y1).map(([x, y]): Spot => [x, y, z0]),
        inks.front,
      ),
    ].join('');
  }

  /** A round tube along z, from one end to the other. */
  tube([x, y]: Point, [z0, radius0]: Point, [z1, radius1]: Point, fill: string): string {
    return polygon(hull([...this.#ring(x, y, z0, radius0), ...this.#ring(x, y, z1, radius1)]), fill);
  }

  /** A round plate that faces the viewer. */
  disc([x, y, z]: Spot, radius: number, fill: string): string {
    return polygon(this.#ring(x, y, z, radius), fill);
  }

  #ring(x: number, y: number, z: number, radius: number): Point[] {
    return Array.from({ length: 28 }, (_, i) => {
      const angle = (i / 14) * Math.PI;
      return this.project([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z]);
    });
  }

  /** The shadow of a box on the ground, for a sun towards which `sun` points (x and z for each meter of height). */
  shadow(box: readonly number[], sun: Point, fill: string, limit = Infinity): string {
    const [x0, x1, y0, y1, z0, z1] = box;
    const spots: Point[] = [];
    for (const x of [x0, x1])
      for (const y of [y0, y1]) for (const z of [z0, z1]) spots.push([x - sun[0] * y, z - sun[1] * y]);
    return this.face(
      hull(spots).map(([x, z]): Spot => [Math.min(limit, x), 0, z]),
      fill,
    );
  }
}

const corners = (a0: number, a1: number, b0: number, b1: number): Point[] => [
  [a0, b0],
  [a1, b0],
  [a1, b1],
  [a0, b1],
];
