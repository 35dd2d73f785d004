/** The built site in memory: serving a page reads no disk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays, type Day } from '#domain/days.ts';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { rangeDay } from '#domain/range-time.ts';
import {
  type Encoding,
  type ManifestFile,
  manifestFormat,
  notFoundPath,
  renderAnswerFile,
  type SiteManifest,
} from './site-manifest.ts';
import { StartError } from '#server/start-error.ts';
import { securityHeadersOf } from './security-headers.ts';

export type Representation = { body: Uint8Array<ArrayBuffer>; etag: string; headers: Record<string, string> };

export type SiteFile = { identity: Representation } & Partial<Record<Encoding, Representation>>;

export type BuiltSite = {
  id: string;
  builtAt: string;
  asOf: Day;
  nextChange: Day | undefined;
  preview: boolean;
  files: ReadonlyMap<string, SiteFile>;
  redirects: ReadonlyMap<string, string>;
  notFound: SiteFile;
  renderAnswer: RenderAnswer;
  later: readonly BuiltSite[];
};

/** A build that lacks a change within this many days is outdated. */
const rebuildDays = 7;

/** Returns why a build is wrong for a day: it is for a later day, or lacks a change that is near or past. */
export function outdatedBuild(
  { asOf, nextChange }: Pick<SiteManifest, 'asOf' | 'nextChange'>,
  today: Day,
): string | undefined {
  if (asOf !== undefined && today < asOf) return `This is the site as of ${asOf}: run "npm run build" without --as-of.`;
  if (nextChange === undefined || nextChange > addDays(today, rebuildDays)) return undefined;
  return `The content changes on ${nextChange}, and this build does not have that: run "npm run build".`;
}

/** The site's edition at a moment. It changes at midnight at the range. */
export const siteAt = (site: BuiltSite, moment: Date): BuiltSite =>
  site.later.length === 0 ? site : (site.later.findLast(({ asOf }) => asOf <= rangeDay(moment)) ?? site);

/** @throws {StartError} when the build is missing, unfinished or of another version */
export async function loadSite(buildDir: string): Promise<BuiltSite> {
  const manifest = await readManifest(buildDir);
  const { builtAt, asOf = rangeDay(new Date(builtAt)), nextChange, preview = false, earlier, later = [] } = manifest;
  const [renderAnswer, redirects] = [await loadRenderAnswer(buildDir), new Map(Object.entries(manifest.redirects))];
  const load = async (edition: Pick<SiteManifest, 'id' | 'files'> & { asOf: Day }, shared?: BuiltSite['files']) => {
    const files = new Map(shared);
    // Sequentially: hundreds of files at once can exceed the limit of open files, and this takes only milliseconds.
    for (const [url, file] of Object.entries(edition.files)) files.set(url, await readSiteFile(buildDir, file));
    const notFound = files.get(notFoundPath);
    if (!notFound) throw new StartError(`The build in ${buildDir} has no page for ${notFoundPath}. ${remedy}`);
    const { id, asOf: day } = edition;
    return { id, builtAt, asOf: day, nextChange, preview, files, redirects, notFound, renderAnswer, later: [] };
  };
  const site = await load({ id: manifest.id, asOf, files: { ...earlier, ...manifest.files } });
  const editions: BuiltSite[] = [];
  for (const edition of later) editions.push(await load(edition, site.files));
  return { ...site, later: editions };
}

/** A page of the site as text, for routes that fill in one of its pages. */
export function pageOf(site: BuiltSite, urlPath: string): string | undefined {
  const file = site.files.get(urlPath);
  return file && new TextDecoder().decode(file.identity.body);
}

const remedy = 'Run "npm run build", or "npm start", which builds what is missing.';

/** Reads a build's manifest. @throws {StartError} if there is no finished build, or it is of another version */
export async function readManifest(buildDir: string): Promise<SiteManifest> {
  let manifest: SiteManifest;
  try {
    manifest = JSON.parse(await readFile(path.join(buildDir, 'site.json'), 'utf8')) as SiteManifest;
  } catch (cause) {
    throw new StartError(`There is no finished build in ${buildDir}. ${remedy}`, { cause });
  }
  if (manifest.format !== manifestFormat)
    throw new StartError(`The build in ${buildDir} is of another version. ${remedy}`);
  return manifest;
}

async function loadRenderAnswer(buildDir: string): Promise<RenderAnswer> {
  const file = path.resolve(buildDir, renderAnswerFile);
  try {
    const bundle = (await import(pathToFileURL(file).href)) as { renderAnswer: RenderAnswer };
    return bundle.renderAnswer;
  } catch (cause) {
    throw new StartError(`The build in ${buildDir} is not whole: ${renderAnswerFile} cannot be loaded. ${remedy}`, {
      cause,
    });
  }
}

async function readSiteFile(buildDir: string, file: ManifestFile): Promise<SiteFile> {
  const read = async (name: string, encoding?: Encoding): Promise<Representation> => {
    const body = await readFile(path.join(buildDir, name)).catch((cause: unknown) => {
      throw new StartError(`The build in ${buildDir} is not whole: it has no ${name}. ${remedy}`, { cause });
    });
    const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
    return { body, etag, headers: headersOf(file, etag, body.byteLength, encoding) };
  };
  const { br, gzip } = file.encodings;
  return {
    identity: await read(file.file),
    ...(br !== undefined && { br: await read(br, 'br') }),
    ...(gzip !== undefined && { gzip: await read(gzip, 'gzip') }),
  };
}

/** RFC 9213: stale-while-revalidate after a minute, stale-if-error for a day. Browsers ignore it. */
const cdnCacheControl = 'max-age=60, stale-while-revalidate=600, stale-if-error=86400';

function headersOf(file: ManifestFile, etag: string, length: number, encoding?: Encoding): Record<string, string> {
  return {
    ...securityHeadersOf(file.type),
    'content-type': file.type,
    'content-length': String(length),
    'cache-control': file.cacheControl,
    ...(file.cacheControl.includes('s-maxage') && { 'cdn-cache-control': cdnCacheControl }),
    etag,
    // Other sites may embed our pictures, documents and feeds, but not pages, scripts, styles and data.
    'cross-origin-resource-policy': /html|script|css|json/.test(file.type) ? 'same-origin' : 'cross-origin',
    ...(encoding && { 'content-encoding': encoding }),
    ...(Object.keys(file.encodings).length > 0 && { vary: 'Accept-Encoding' }),
    ...(file.csp !== undefined && { 'content-security-policy': file.csp }),
  };
}
