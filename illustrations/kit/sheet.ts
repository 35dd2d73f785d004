/** A sheet of paper to print on, and the definition of a scene. */
import { inksOf, type Hour, type InkName, type Inks } from './inks.ts';
import { crest } from './land.ts';
import { random } from './random.ts';
import { parsePoints, polygon, type Point } from './shapes.ts';

/**
 * `strip` is 3:1 for page headers, `wide` 16:9, `landscape` 3:2, `card` the link preview, and `portrait` 4:5 for phones:
 * of it the 5:4 from its `phoneTop` down is committed.
 */
export type Shape = 'strip' | 'wide' | 'landscape' | 'portrait' | 'card';

const sizes: Readonly<Record<Shape, readonly [width: number, height: number]>> = {
  strip: [1800, 600],
  wide: [1800, 1013],
  landscape: [1800, 1200],
  portrait: [960, 1200],
  card: [1800, 680],
};

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly inks: Inks;
  readonly shape: Shape;

  /** Makes the crests and clouds of one picture differ from those of all others. */
  readonly salt: number;

  constructor(shape: Shape, hour: Hour, salt = 0) {
    this.salt = salt;
    [this.width, this.height] = sizes[shape];
    this.inks = inksOf[hour];
    this.shape = shape;
  }

  /** The value for this sheet's shape: landscape unless another is given. */
  pick<Value>(landscape: Value, others: { readonly [shape in Shape]?: Value }): Value {
    return others[this.shape] ?? landscape;
  }

  /** A horizontal place in percent of the width, as units. */
  x(percent: number): number {
    return (percent / 100) * this.width;
  }

  /** A vertical place in percent of the height, as units. */
  y(percent: number): number {
    return (percent / 100) * this.height;
  }

  get portrait(): boolean {
    return this.shape === 'portrait';
  }

  /** How large things are against the 1200 units of a landscape sheet's height. */
  get unit(): number {
    return this.height / 1200;
  }

  /** Points in percent of the sheet, such as `0,50 100,40`, as units. */
  points(percent: string): Point[] {
    return parsePoints(percent).map(([x, y]) => [this.x(x), this.y(y)]);
  }

  /** A polygon through points in percent. */
  fill(percent: string, ink: InkName): string {
    return polygon(this.points(percent), this.inks[ink]);
  }

  /** A crest through points in percent; `rough` in units of a landscape sheet; `soft` for fog and clouds. */
  line(percent: string, rough: number, seed: number, soft = false): Point[] {
    const height = rough * Math.max(0.6, this.unit);
    const next = random(seed + this.salt);
    const controls = this.points(percent).map(([x, y]): Point => [x, y + (next() - 0.5) * height * 0.8]);
    return crest(controls, height, seed + this.salt, soft);
  }
}

export type Scene = {
  /** The one subject, in about three words. */
  subject: string;
  /** The three masses, decided before drawing: dark, middle, light. */
  masses: string;
  /** The hour for which its value plan is made, and in which it is drawn; dawn unless given. */
  hour?: 'dusk' | 'night';
  /** Where the 5:4 that phones see of the upright sheet begins, in percent of its height; without it they see all. */
  phoneTop?: number;
  /** Where the strip ends, in percent of its height: below is plain ground. Its sides are cut as much, so it stays 3:1. */
  stripFoot?: number;
  /** All shapes, far ones first. */
  draw: (sheet: Sheet) => string[];
};
