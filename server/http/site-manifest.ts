/** The contract between scripts/build/finish.ts, which writes build/site.json, and server/http/site.ts. */
import type { Day } from '#domain/days.ts';

/** Increase it whenever the shape below changes, so that an old build is refused instead of misread. */
export const manifestFormat = 1;

export type Encoding = 'br' | 'gzip';

/** One file at its URL. `file` is relative to the build folder, with `/`. */
export type ManifestFile = {
  file: string;
  /** The Content-Type, charset included. */
  type: string;
  /** Hash of content and policy, without quotes; the server adds the encoding and the quotes. */
  etag: string;
  /** Uncompressed size in bytes. */
  size: number;
  encodings: Partial<Record<Encoding, string>>;
  cacheControl: string;
  csp?: string;
};

export type SiteManifest = {
  format: typeof manifestFormat;
  /** Hash of all files: two builds with the same bytes have the same id. */
  id: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** The day for which the content was read. Builds before December 2026 lack it. */
  asOf?: Day;
  /** The first day with changed content that the build does not include. */
  nextChange?: Day | undefined;
  preview?: boolean;
  /** By URL path, percent-decoded: `/`, `/faq`, `/assets/…`. */
  files: Record<string, ManifestFile>;
  /** The files that differ on later days with changed content, in order. */
  later?: { asOf: Day; id: string; files: Record<string, ManifestFile> }[];
  /** Files of earlier builds that open pages may still request, with the time at which they left the site. */
  earlier?: Record<string, ManifestFile & { leftAt: string }>;
  redirects: Record<string, string>;
};

export const laterFolder = (asOf: Day): string => `as-of/${asOf}`;

export const notFoundPath = '/404';
/** For unknown paths below /es. */
export const spanishNotFoundPath = '/es/404';

/** Relative to the build folder: the module that renders responses to forms sent without JavaScript. */
export const renderAnswerFile = 'server/render-answer.js';
