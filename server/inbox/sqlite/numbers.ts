/** Finds free reference numbers fast when many are taken in the same second. */
import { numberAfter } from '#domain/reference.ts';

/**
 * Remembers the latest unbroken run of numbers known to be taken, so that the thousandth item of a second does not try
 * the 999 numbers before it one by one. Only a hint: the database decides what is free.
 */
export class TakenRun {
  #from = -1;
  #to = -1;

  /** Where to begin looking for the next free number, from the one that the clock gives. */
  startAt(wanted: number): number {
    return wanted >= this.#from && wanted <= this.#to ? numberAfter(this.#to) : wanted;
  }

  /** Notes that `taken` was the next free number from `wanted` on. */
  note(wanted: number, taken: number): void {
    const inRun = wanted >= this.#from && wanted <= this.#to + 1;
    // After 999999 the run begins anew at 0.
    if (taken < wanted) this.#from = 0;
    else if (!inRun) this.#from = wanted;
    this.#to = taken;
  }
}
