// What the server is composed of beside the built site: each part brings its API and closes itself.
import type { Hono } from 'hono';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import type { BuiltSite } from '#server/site.ts';

export type PartsDeps = {
  settings: Settings;
  log: Log;
  /** The built site, for parts that answer with one of its pages (`pageOf`). */
  site: BuiltSite;
  /** The present moment. */
  now: () => Date;
};

export type Parts = {
  /** Sub-applications, mounted under /api. */
  api: readonly Hono[];
  /** Called once, after the last request was answered. */
  close: () => Promise<void>;
};

/** Opens every part. @throws {StartError} where one cannot work at all and the operator can mend it */
export function openParts(_deps: PartsDeps): Promise<Parts> {
  return Promise.resolve({ api: [], close: () => Promise.resolve() });
}
