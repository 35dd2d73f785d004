/** Serves a stale value only after loading a fresh one failed or took 2 seconds: it might be last night's calendar. */
import { z } from 'zod';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { backoffDelay, isCoolingDown } from '#server/backoff.ts';
import type { Log } from '#server/http/log.ts';
import { type Validators, validatorsSchema } from './http.ts';
import { abortable, type Timeouts, withTimeout } from './timeout.ts';
import type { UpstreamResult } from './upstream.ts';
import { toUpstreamError, UpstreamError } from './upstream-error.ts';

/** Stores the last good value of each resource. `write` never rejects; `read` rejects if the store is unreachable. */
export type RecordStore = {
  read(name: string): Promise<unknown>;
  write(name: string, record: unknown): Promise<void>;
};

/** `checkedAt`: when the origin sent or confirmed the value, in Unix milliseconds. */
export type CacheEntry<T> = { value: T; checkedAt: number; validators: Validators };

export type ResourceOptions<T> = {
  /** Lower-case letters, digits and hyphens; also names its record. Feeds share a resource by its name. */
  name: string;
  ttlMs: number;
  staleIfErrorMs: number;
  /** When a value expires regardless of its load time, in Unix milliseconds. */
  expiresAt?: (value: T) => number;
  schema: z.ZodType<T>;
  /** Must reject soon after the signal aborts. While the store is unreachable, a cached value may exist after all. */
  load: (
    signal: AbortSignal,
    cached: CacheEntry<T> | undefined,
    isStoreUnreachable: boolean,
  ) => Promise<UpstreamResult<T>>;
};

export type CacheDeps = { log: Log; now: () => Date; timeouts: Timeouts; store: RecordStore; random: () => number };

const backoff = { firstMs: 10 * secondMs, maxMs: 10 * minuteMs };

export class FeedCache {
  readonly deps: CacheDeps;
  readonly shutdown = new AbortController();
  readonly #pending = new Set<Promise<unknown>>();
  readonly #resources = new Map<string, CachedResource<unknown>>();

  constructor(deps: CacheDeps) {
    this.deps = deps;
  }

  add<T>(options: ResourceOptions<T>): CachedResource<T> {
    const resource = this.#resources.get(options.name) ?? new CachedResource(options, this);
    this.#resources.set(options.name, resource as CachedResource<unknown>);
    return resource as CachedResource<T>;
  }

  states = () => Object.fromEntries([...this.#resources].map(([name, { state }]) => [name, state]));

  async settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending);
  }

  close(): Promise<void> {
    this.shutdown.abort(new UpstreamError('server', 'cancelled', 'is shutting down'));
    return this.settled();
  }

  track<P>(task: Promise<P>): Promise<P> {
    const tracked = task.finally(() => this.#pending.delete(tracked));
    this.#pending.add(tracked);
    return tracked;
  }
}

export class CachedResource<T> {
  readonly name: string;
  readonly #options: ResourceOptions<T>;
  readonly #cache: FeedCache;
  #entry: CacheEntry<T> | undefined;
  /** When the last response arrived. Later than `checkedAt` if it came from an intermediate cache. */
  #receivedAt = 0;
  #failures = 0;
  #retryAt = 0;
  #restoring: Promise<void> | undefined;
  #isStoreUnreachable = false;
  #loading: Promise<CacheEntry<T>> | undefined;
  #writing = Promise.resolve();

  constructor(options: ResourceOptions<T>, cache: FeedCache) {
    this.name = options.name;
    this.#options = options;
    this.#cache = cache;
  }

  /**
   * Returns a value within its TTL, else a fresh or a stale one. `signal` only ends the waiting.
   * @throws {UpstreamError}
   */
  async get(signal = this.#cache.shutdown.signal): Promise<CacheEntry<T> & { isStale: boolean }> {
    await (this.#restoring ??= this.#restore());
    const fresh = this.#entryWithin(this.#options.ttlMs, this.#receivedAt);
    if (fresh) return { ...fresh, isStale: false };
    try {
      return { ...(await this.#revalidate(signal)), isStale: false };
    } catch (error) {
      const stale = this.#entryWithin(this.#options.staleIfErrorMs);
      if (stale) return { ...stale, isStale: true };
      throw toUpstreamError(this.name, error);
    }
  }

  /** The cached value regardless of its age. Sends no request. */
  async peek(): Promise<CacheEntry<T> | undefined> {
    await (this.#restoring ??= this.#restore());
    return this.#entry;
  }

  get state(): { checkedAt: Date | null; failing: boolean } {
    return { checkedAt: this.#entry ? new Date(this.#entry.checkedAt) : null, failing: this.#failures > 0 };
  }

  /** Joins the request in flight or starts one (single-flight). Rejects immediately during a backoff. */
  async #revalidate(signal: AbortSignal): Promise<CacheEntry<T>> {
    const { now, timeouts } = this.#cache.deps;
    if (!this.#loading && isCoolingDown(this.#retryAt, now()))
      throw new UpstreamError(this.name, 'cooling-down', 'failed recently', { retryAt: this.#retryAt });
    const loading = (this.#loading ??= this.#cache.track(this.#load()));
    if (!this.#entryWithin(this.#options.staleIfErrorMs)) return abortable(loading, signal);
    return withTimeout(timeouts.revalidateMs, signal, this.name, (either) => abortable(loading, either));
  }

  async #load(): Promise<CacheEntry<T>> {
    const { log, now, timeouts, random } = this.#cache.deps;
    try {
      const loaded = await withTimeout(timeouts.loadMs, this.#cache.shutdown.signal, this.name, (signal) =>
        this.#options.load(signal, this.#entry, this.#isStoreUnreachable),
      );
      this.#entry = this.#updated(loaded);
      [this.#failures, this.#retryAt] = [0, 0];
      this.#write(this.#entry);
      return this.#entry;
    } catch (error) {
      // The client has already logged an UpstreamError. Anything else is a bug.
      if (!(error instanceof UpstreamError))
        log.error({ err: error, name: this.name }, 'loading failed in our own code');
      const failure = toUpstreamError(this.name, error);
      const delay = backoffDelay(++this.#failures, { ...backoff, random });
      this.#retryAt = Math.max(now().getTime() + delay, failure.retryAt ?? 0);
      throw failure;
    } finally {
      this.#loading = undefined;
    }
  }

  #updated({ ageMs = 0, ...loaded }: UpstreamResult<T>): CacheEntry<T> {
    const cached = this.#entry;
    this.#receivedAt = this.#cache.deps.now().getTime();
    const checkedAt = this.#receivedAt - ageMs;
    // An intermediate cache may return an older value than ours.
    if (cached && ageMs > 0 && checkedAt < cached.checkedAt && cached.checkedAt <= this.#receivedAt) return cached;
    if ('value' in loaded) return { ...loaded, checkedAt };
    if (!cached) throw new UpstreamError(this.name, 'status', 'answered 304 to a request without validators');
    return { ...cached, checkedAt };
  }

  /** The entry, unless it is too old. One from the future was written before the clock was set back. */
  #entryWithin(ms: number, since = this.#entry?.checkedAt): CacheEntry<T> | undefined {
    if (!this.#entry || since === undefined) return undefined;
    const time = this.#cache.deps.now().getTime();
    const { expiresAt = () => Number.POSITIVE_INFINITY } = this.#options;
    return time >= since && time - since < ms && time < expiresAt(this.#entry.value) ? this.#entry : undefined;
  }

  async #restore(): Promise<void> {
    const { store, log } = this.#cache.deps;
    const record = await store.read(this.name).catch((error: unknown) => {
      this.#isStoreUnreachable = true;
      log.warn({ err: error, name: this.name }, 'last good value could not be read');
    });
    if (record === undefined) return;
    const recordSchema = z.object({ value: this.#options.schema, checkedAt: z.number(), validators: validatorsSchema });
    const { success, data } = recordSchema.safeParse(record);
    if (!success) return log.warn({ name: this.name }, 'last good value is of another version: ignored');
    this.#entry = data;
    this.#receivedAt = data.checkedAt;
  }

  /** Writes in order. A store that couldn't be read is not overwritten, because it may contain known closures. */
  #write(entry: CacheEntry<T>): void {
    if (this.#isStoreUnreachable) return;
    this.#writing = this.#cache.track(this.#writing.then(() => this.#cache.deps.store.write(this.name, entry)));
  }
}
