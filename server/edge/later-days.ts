/** Builds for later days: from midnight at the range, pages that change with the day have their own files. */
import type { Day } from '#domain/days.ts';
import type { Language } from '#domain/language.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { Frame } from '#server/api/answers.ts';
import { laterFolder } from '#server/http/site-manifest.ts';

/** The page that frames responses, in each language. */
export type Frames = Readonly<Record<Language, Frame>>;

export type LaterFiles = { asOf: Day; paths: readonly string[]; frames: Frames };
type Editions = { later: readonly LaterFiles[]; now: () => Date };

/** The later edition for today at the range; undefined while the build's own applies. */
export const editionAt = ({ later, now }: Editions): LaterFiles | undefined =>
  later.findLast(({ asOf }) => asOf <= rangeDay(now()));

/** The request for a page's file: for today's edition, if the page changes with the day. */
export function fileRequest(editions: Editions, request: Request): Request {
  const url = new URL(request.url);
  const edition = editionAt(editions);
  if (edition?.paths.includes(url.pathname))
    url.pathname = `/${laterFolder(edition.asOf)}${url.pathname === '/' ? '' : url.pathname}`;
  return new Request(url, request);
}
