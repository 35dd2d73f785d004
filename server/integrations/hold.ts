/** When a source may be asked again: after it asked to be left alone, and after it failed. */
import { minuteMs } from '#domain/durations.ts';
import { maxCooldownMs } from '#server/cooldown.ts';

/** Sources that asked to be left alone, by their short names. */
export class Holds {
  /** Unix milliseconds. */
  readonly #until = new Map<string, number>();

  /** Until when in Unix milliseconds; 0 where it never asked. */
  until(upstream: string): number {
    return this.#until.get(upstream) ?? 0;
  }

  /** @returns the moment until which it is really left alone: a source that asks for more is taken to be mistaken */
  hold(upstream: string, until: number, now: Date): number {
    const believed = Math.min(until, now.getTime() + maxCooldownMs);
    this.#until.set(upstream, believed);
    return believed;
  }
}

const firstPauseMs = 10_000;
const maxPauseMs = 10 * minuteMs;

/** The growing pauses between failures of one source. */
export class Backoff {
  #failures = 0;
  #until = 0;

  /** Not to be asked again before, in Unix milliseconds. */
  get until(): number {
    return this.#until;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#until = 0;
  }

  /**
   * @param random from 0 up to 1: the pause is between half and one and a half times what is due, so that many servers
   *   don't come back in step
   * @param retryAt what the source itself asked for
   */
  failed(now: Date, random: number, retryAt = 0): void {
    this.#failures += 1;
    const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (this.#failures - 1)) * (0.5 + random);
    this.#until = Math.max(now.getTime() + pause, retryAt);
  }
}
