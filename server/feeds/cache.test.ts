import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { createLog } from '#server/http/log.ts';
import { FeedCache, type ResourceOptions } from './cache.ts';
import { fileStore } from './file-store.ts';
import { UpstreamError } from './upstream-error.ts';

let lines: string[];
const log = createLog({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) });
let folder: string;
let time: number;
const opened: FeedCache[] = [];

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'resource-')), 'cache');
  time = Date.parse('2026-10-10T17:00:00Z');
  lines = [];
});
afterEach(async () => {
  for (const cache of opened.splice(0)) await cache.close();
  await rm(path.dirname(folder), { recursive: true });
});

const timeouts = { requestMs: 5_000, loadMs: 5_000, revalidateMs: 5_000 };
const down = () => Promise.reject(new UpstreamError('x', 'status', 'answered 500', { status: 500 }));
const gives = (value: string) => Promise.resolve({ value, validators: { etag: `"${value}"` } });

/** A resource whose source runs the current `source.load`. */
function open(more: Partial<ResourceOptions<string>> = {}, shorter: Partial<typeof timeouts> = {}) {
  const source = { asked: 0, load: (): ReturnType<ResourceOptions<string>['load']> => gives('first') };
  const cache = new FeedCache({
    log,
    now: () => new Date(time),
    timeouts: { ...timeouts, ...shorter },
    store: fileStore(folder, log),
    random: () => 1,
  });
  opened.push(cache);
  const resource = cache.add({
    name: 'thing',
    ttlMs: 5 * minuteMs,
    staleIfErrorMs: 60 * minuteMs,
    schema: z.string(),
    load: () => {
      source.asked += 1;
      return source.load();
    },
    ...more,
  });
  return { source, resource, cache };
}

test('a bug in our own code is logged once as a bug, and costs only its response', async () => {
  const { source, resource } = open();
  source.load = () => Promise.reject(new TypeError('x is not a function'));
  const asked = [resource.get(), resource.get()];
  for (const one of asked) await expect(one).rejects.toThrow(UpstreamError);
  expect(source.asked).toBe(1);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 'error',
      name: 'thing',
      err: { type: 'TypeError', message: 'x is not a function', stack: expect.stringContaining('cache.test.ts') },
    },
  ]);
});

test.each([
  ['while it is useful', {}, 60 * minuteMs],
  ['until it is over, however lately it came', { expiresAt: () => Date.parse('2026-10-10T17:02:00Z') }, 2 * minuteMs],
])('the last good value is served with its own time %s, and then no longer', async (_, options, usefulMs) => {
  const { source, resource } = open(options);
  const first = time;
  await resource.get();
  source.load = down;
  time += usefulMs - 1;
  expect(await resource.get()).toMatchObject({ value: 'first', checkedAt: first });
  time += 1;
  await expect(resource.get()).rejects.toThrow(UpstreamError);
});

test('a failing source is retried with exponential backoff, up to ten minutes', async () => {
  const { source, resource } = open();
  source.load = down;
  const pauses: number[] = [];
  let before = time;
  while (pauses.length < 9) {
    const asked = source.asked;
    await resource.get().catch((error: unknown) => expect(error).toBeInstanceOf(UpstreamError));
    if (source.asked > asked) {
      pauses.push((time - before) / 1000);
      before = time;
    }
    time += 1_000;
  }
  expect(pauses).toEqual([0, 10, 20, 40, 80, 160, 320, 600, 600]);
});

test('the age of an intermediate cache’s copy counts, causes no extra requests, and never replaces a newer value', async () => {
  const { source, resource } = open();
  const threeDays = 3 * 24 * 60 * minuteMs;
  source.load = async () => ({ ...(await gives('cached')), ageMs: threeDays });
  expect(await resource.get()).toMatchObject({ value: 'cached', checkedAt: time - threeDays });
  await resource.get();
  expect(source.asked).toBe(1);
  source.load = () => gives('new');
  time += 5 * minuteMs;
  await resource.get();
  source.load = async () => ({ ...(await gives('cached')), ageMs: threeDays });
  time += 5 * minuteMs;
  expect(await resource.get()).toMatchObject({ value: 'new', checkedAt: time - 5 * minuteMs });
});

test('a visitor waits only briefly for a newer value, and the next one gets it', async () => {
  const { source, resource } = open({}, { revalidateMs: 20 });
  await resource.get();
  time += 6 * minuteMs;
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof gives>>>();
  source.load = () => slow.promise;
  expect(await resource.get()).toMatchObject({ value: 'first', isStale: true });
  slow.resolve(await gives('second'));
  await expect.poll(async () => (await resource.get()).value).toBe('second');
  expect(source.asked).toBe(2);
});

test('a fresh value on disk saves a request; only its owner can read the file', async () => {
  const { resource, cache } = open();
  await resource.get();
  await cache.close();
  expect(await readdir(folder)).toEqual(['thing.json']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'thing.json'))).mode & 0o777).toBe(0o600);
  const after = open();
  expect((await after.resource.get()).value).toBe('first');
  expect(after.source.asked).toBe(0);
});

test.each(['{"value":"fir', '{"value":7,"checkedAt":1,"validators":{}}'])(
  'a record %s is passed over',
  async (text) => {
    await mkdir(folder);
    await writeFile(path.join(folder, 'thing.json'), text);
    const { source, resource, cache } = open();
    source.load = () => gives('asked');
    expect((await resource.get()).value).toBe('asked');
    await cache.close();
    expect(await readFile(path.join(folder, 'thing.json'), 'utf8')).toContain('asked');
  },
);

test('a record from the future is not served, but still known', async () => {
  const record = { value: 'future', checkedAt: Date.parse('2027-01-01'), validators: {} };
  await mkdir(folder);
  await writeFile(path.join(folder, 'thing.json'), JSON.stringify(record));
  const { source, resource } = open();
  source.load = down;
  await expect(resource.get()).rejects.toThrow();
  expect(await resource.peek()).toEqual(record);
});

test('closing aborts pending requests', async () => {
  const begun = Promise.withResolvers<void>();
  const { resource, cache } = open({
    load: (signal) => {
      begun.resolve();
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const [asked] = await Promise.all([
    resource.get().catch((error: unknown) => error),
    begun.promise.then(() => cache.close()),
  ]);
  expect(asked).toMatchObject({ outcome: 'cancelled' });
});
