/** The contract between scripts/build/finish.ts, which writes build/site.json, and server/http/site.ts. */
import type { Day } from '#domain/days.ts';

/** Raised whenever the shape below changes, so that an old build is refused instead of misread. */
export const manifestFormat = 1;

export type Encoding = 'br' | 'gzip';

/** One file as visitors reach it. Paths are relative to the build folder, with `/`. */
export type ManifestFile = {
  file: string;
  /** The Content-Type, charset included. */
  type: string;
  /** Hash of content and policy, without quotes; the server adds the encoding and the quotes. */
  etag: string;
  /** Bytes, not compressed. */
  size: number;
  encodings: Partial<Record<Encoding, string>>;
  cacheControl: string;
  csp?: string;
};

export type SiteManifest = {
  format: typeof manifestFormat;
  /** Hash over all files: two builds of the same bytes have the same id. */
  id: string;
  /** ISO 8601, UTC. */
  builtAt: string;
  /** The day that the content was read for. Builds before December 2026 lack it. */
  asOf?: Day;
  /** The first day on which the content changes and that the build lacks. */
  nextChange?: Day | undefined;
  preview?: boolean;
  /** By URL path, percent-decoded: `/`, `/faq`, `/assets/…`. */
  files: Record<string, ManifestFile>;
  /** The files that differ as of later days on which the content changes, in order. */
  later?: { asOf: Day; id: string; files: Record<string, ManifestFile> }[];
  /** Files of builds before this one that open pages may still ask for, with the moment at which they left the site. */
  earlier?: Record<string, ManifestFile & { leftAt: string }>;
  redirects: Record<string, string>;
};

export const laterFolder = (asOf: Day): string => `as-of/${asOf}`;

export const notFoundPath = '/404';
/** For unknown paths below /es. */
export const spanishNotFoundPath = '/es/404';

/** Below the build folder: the module that renders the answers to forms sent without JavaScript. */
export const renderAnswerFile = 'server/render-answer.js';
