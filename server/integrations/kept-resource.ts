import { z } from 'zod';
import { isCoolingDown } from '#server/cooldown.ts';
import { untilAborted, within } from './deadline.ts';
import { Backoff } from './hold.ts';
import type { Age, Answer, Held, Resource, ResourcesDeps, ResourceSpec } from './resource.ts';
import type { UnderWay } from './under-way.ts';
import { type Asked, type NotModified, validatorsSchema } from './upstream.ts';
import { toUpstreamError, UpstreamError } from './upstream-error.ts';

type KeptResourceDeps = ResourcesDeps & { closing: AbortSignal; underWay: UnderWay };

/** One resource: what is held of it, here and on the disk, and the question that is under way. */
export class KeptResource<T> implements Resource<T> {
  readonly #spec: ResourceSpec<T>;
  readonly #deps: KeptResourceDeps;
  readonly #backoff = new Backoff();
  #held: Held<T> | undefined;
  /** When we last got an answer, in Unix milliseconds. Later than its `checkedAt` where a cache on the way answered. */
  #receivedAt = 0;
  #fromDisk: Promise<void> | undefined;
  /** Whether there may be a last good answer that could not be reached. */
  #isLastUnreachable = false;
  #asking: Promise<Held<T>> | undefined;
  #writing = Promise.resolve();

  constructor(spec: ResourceSpec<T>, deps: KeptResourceDeps) {
    this.#spec = spec;
    this.#deps = deps;
  }

  async get(signal = this.#deps.closing): Promise<Answer<T>> {
    await (this.#fromDisk ??= this.#readDisk());
    const fresh = this.#heldWithin(this.#spec.freshMs, this.#receivedAt);
    if (fresh) return { ...fresh, overdue: false };
    try {
      return { ...(await this.#newest(signal)), overdue: false };
    } catch (error) {
      const last = this.#heldWithin(this.#spec.usefulMs);
      if (last) return { ...last, overdue: true };
      throw toUpstreamError(this.#spec.name, error);
    }
  }

  async last(): Promise<Held<T> | undefined> {
    await (this.#fromDisk ??= this.#readDisk());
    return this.#held;
  }

  get name(): string {
    return this.#spec.name;
  }

  age(): Age {
    return { checkedAt: this.#held ? new Date(this.#held.checkedAt) : null, failing: this.#backoff.until > 0 };
  }

  async discard(): Promise<void> {
    const { lastGood, underWay } = this.#deps;
    this.#held = undefined;
    this.#writing = underWay.add(this.#writing.then(() => lastGood.remove(this.#spec.name)));
    await this.#writing;
  }

  /** Joins the question that is under way, or asks; rejects at once while the source is paused. */
  async #newest(signal: AbortSignal): Promise<Held<T>> {
    const { now, limits, underWay } = this.#deps;
    const { name, usefulMs } = this.#spec;
    const { until } = this.#backoff;
    if (!this.#asking && isCoolingDown(until, now()))
      throw new UpstreamError(name, 'held', 'failed lately', { retryAt: until });
    const asking = (this.#asking ??= underWay.add(this.#ask()));
    if (!this.#heldWithin(usefulMs)) return untilAborted(asking, signal);
    return within(limits.patienceMs, signal, name, (stop) => untilAborted(asking, stop));
  }

  async #ask(): Promise<Held<T>> {
    const { log, now, limits, random, closing } = this.#deps;
    const { name } = this.#spec;
    try {
      const asked = await within(limits.chainMs, closing, name, (signal) =>
        this.#spec.load(signal, this.#held, this.#isLastUnreachable),
      );
      this.#held = this.#renewed(asked);
      this.#backoff.succeeded();
      this.#write(this.#held);
      return this.#held;
    } catch (error) {
      // Sources reject with an UpstreamError, and upstream.ts has logged it. Anything else is a mistake of ours.
      if (!(error instanceof UpstreamError)) log.error({ err: error, name }, 'asking failed in our own code');
      const failure = toUpstreamError(name, error);
      this.#backoff.failed(now(), random(), failure.retryAt);
      throw failure;
    } finally {
      this.#asking = undefined;
    }
  }

  #renewed({ ageMs = 0, ...asked }: Asked<T> | NotModified): Held<T> {
    this.#receivedAt = this.#deps.now().getTime();
    const checkedAt = this.#receivedAt - ageMs;
    // A cache on the way may know less than we do.
    const last = this.#held?.checkedAt ?? 0;
    if (this.#held && ageMs > 0 && checkedAt < last && last <= this.#receivedAt) return this.#held;
    if ('value' in asked) return { ...asked, checkedAt };
    if (!this.#held) throw new UpstreamError(this.#spec.name, 'status', 'said "not modified" of what we do not hold');
    return { ...this.#held, checkedAt };
  }

  /** What we hold, if it is not older than that. A check in the future means that the clock was set back. */
  #heldWithin(ms: number, since = this.#held?.checkedAt): Held<T> | undefined {
    if (!this.#held || since === undefined) return undefined;
    const time = this.#deps.now().getTime();
    const age = time - since;
    const until = this.#spec.goodUntil?.(this.#held.value) ?? Number.POSITIVE_INFINITY;
    return age >= 0 && age < ms && time < until ? this.#held : undefined;
  }

  async #readDisk(): Promise<void> {
    const { lastGood, log } = this.#deps;
    const { name, schema } = this.#spec;
    const record = await lastGood.read(name).catch((error: unknown) => {
      log.warn({ err: error, name }, 'last good answer could not be reached');
      this.#isLastUnreachable = true;
      return undefined;
    });
    if (record === undefined) return;
    const result = z.object({ value: schema, checkedAt: z.number(), validators: validatorsSchema }).safeParse(record);
    // One from the future was written under a wrong clock: it is never fresh, and may tell of closures.
    if (result.success) {
      this.#held ??= result.data;
      this.#receivedAt = this.#held.checkedAt;
    } else {
      log.warn({ name }, 'last good answer is of another version: thrown away');
      await lastGood.remove(name);
    }
  }

  /**
   * One after the other, so that the newest is written last. What could not be reached is not replaced: it may say more
   * than an answer that was read without it.
   */
  #write(record: Held<T>): void {
    if (this.#isLastUnreachable) return;
    const { lastGood, underWay } = this.#deps;
    this.#writing = underWay.add(this.#writing.then(() => lastGood.write(this.#spec.name, record)));
  }
}
