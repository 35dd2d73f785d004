/** One picture in the making: its sheet, its camera, its light, and the things that wait to be drawn far to near. */
import { Camera, type CameraPlan, type V3 } from './camera.ts';
import { type Light, raw, tone } from './light.ts';
import { Picture } from './picture.ts';
import { rng, type Rng } from './rng.ts';

export class Stage {
  readonly id: string;
  readonly sheet: Picture;
  readonly camera: Camera;
  readonly light: Light;
  /** Unit vector towards the sun. */
  readonly sun: V3;
  #waiting: { depth: number; order: number; draw: () => void }[] = [];
  #streams = 0;
  #paved: { x0: number; x1: number; z0: number; z1: number }[] = [];

  constructor(id: string, width: number, height: number, camera: CameraPlan, light: Light) {
    this.id = id;
    this.sheet = new Picture(width, height);
    this.camera = new Camera(camera, width, height);
    this.light = light;
    const up = (light.height * Math.PI) / 180;
    const b = this.camera.bearing(light.bearing);
    this.sun = [b[0] * Math.cos(up), Math.sin(up), b[2] * Math.cos(up)];
  }

  get width(): number {
    return this.sheet.width;
  }

  get height(): number {
    return this.sheet.height;
  }

  /** A fresh stream of numbers: each thing drawn gets its own, so nothing looks stamped. */
  random(): Rng {
    this.#streams += 1;
    return rng(`${this.id}/${this.#streams}`);
  }

  /** A name for noise that no other thing of this picture shares. */
  seed(): string {
    this.#streams += 1;
    return `${this.id}/${this.#streams}`;
  }

  /** Marks a rectangle of ground, in metres, on which nothing grows. */
  pave(x0: number, x1: number, z0: number, z1: number): void {
    this.#paved.push({ x0, x1, z0, z1 });
  }

  /** Whether grass may grow at a point. */
  grows([x, , z]: V3): boolean {
    return !this.#paved.some((p) => x > p.x0 && x < p.x1 && z > p.z0 && z < p.z1);
  }

  /** Puts a thing into the world; it is drawn when the picture is finished, far things first. */
  put(at: V3, draw: () => void, nearer = 0): void {
    this.#waiting.push({
      depth: this.camera.depth(at) - nearer,
      order: this.#waiting.length,
      draw,
    });
  }

  /**
   * Draws a thing that lies over all that was put so far: a veil of mist, rain, a rise before the painter's feet. What
   * is put after it lies over it in turn.
   */
  over(draw: () => void): void {
    this.#settle();
    draw();
  }

  /** Draws what waits, far to near, and forgets it. */
  #settle(): void {
    const things = this.#waiting;
    this.#waiting = [];
    things.sort((a, b) => b.depth - a.depth || a.order - b.order);
    for (const thing of things) thing.draw();
  }

  /** A material at a point: the light on it and the air before it (metres of distance). */
  colour(material: string, lit = 0.6, distance = 0): string {
    return tone(this.light, material, lit, 1 - Math.exp(-distance / 420));
  }

  /** A colour outside the light (sky, lamp). */
  raw(colour: string): string {
    return raw(this.light, colour);
  }

  toSvg(): string {
    this.#settle();
    return this.sheet.toSvg();
  }
}
