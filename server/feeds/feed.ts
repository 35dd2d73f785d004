import type { Hono } from 'hono';
import { z } from 'zod';
import type { Plans } from '#content/today.server.ts';
import type { Pair } from '#words/pairs.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Log } from '#server/http/log.ts';
import type { FeedCache } from './cache.ts';
import type { FeedDocument, Parser } from './parser.ts';
import type { SiteLocation } from './site-location.ts';
import type { Timeouts } from './timeout.ts';
import type { UpstreamClient } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** Facts about an environment variable for documentation and error messages. */
export type SettingFacts = {
  description: string;
  /** Completes "… must be". */
  allowed: string;
  /** Set if the value may hold a password or a private address: it is never printed. */
  secret?: true;
};
export const settingFacts = z.registry<SettingFacts>();

export const webUrl = z.url({ protocol: /^https?$/ });
export const aWebAddress = 'a web address that starts with http:// or https://';

/** A setting with the base URL of a public service. Trailing slashes are removed. */
export const baseUrl = (publicUrl: string, description: string) =>
  webUrl
    .transform((url) => url.replace(/\/+$/, ''))
    .default(publicUrl)
    .register(settingFacts, { description, allowed: aWebAddress });

/** A setting with a URL that only its owner may know. It appears in no log and no response. */
export const secretUrl = (description: string) =>
  webUrl.optional().register(settingFacts, { description, allowed: aWebAddress, secret: true });

export type FeedDeps<Shape extends z.ZodRawShape> = {
  settings: z.output<z.ZodObject<Shape>>;
  site: SiteLocation;
  plans: () => Promise<Plans>;
  cache: FeedCache;
  upstream: UpstreamClient;
  parser: Parser;
  timeouts: Timeouts;
  log: Log;
  now: () => Date;
};

type Feed<Name extends string, Shape extends z.ZodRawShape, Opened extends { api: Hono }> = {
  name: Name;
  /** Its path below /api. */
  route: string;
  settings: Shape;
  ttlMs: number;
  staleIfErrorMs: number;
  /** Its large or hostile documents, which are parsed in the parser's thread. */
  documents?: readonly FeedDocument<never, unknown>[];
  /** Must send no request until a visitor does. */
  open: (deps: FeedDeps<Shape>) => Opened;
};

/** For `catch`: converts an UpstreamError to a 503 for the visitor, and rethrows anything else. */
export const unavailable =
  (code: string, [message, spanish]: Pair) =>
  (cause: unknown): never => {
    if (!(cause instanceof UpstreamError)) throw cause;
    const headers = { 'cache-control': 'no-store', 'retry-after': '60' };
    throw new ApiError(503, code, message, { headers, cause, spanish });
  };

export const defineFeed = <const Name extends string, Shape extends z.ZodRawShape, Opened extends { api: Hono }>(
  feed: Feed<Name, Shape, Opened>,
): Feed<Name, Shape, Opened> => feed;
