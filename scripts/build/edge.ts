/**
 * Turns a finished build into a Cloudflare deployment: the worker in one file, and the static files with rules for
 * headers and redirects (https://developers.cloudflare.com/workers/static-assets/headers/). The rules are derived from
 * our own server's responses.
 */
import { cp, link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { readContent } from '#content/load.server.ts';
import { plansOf } from '#content/today.server.ts';
import type { Built } from '#server/edge/worker.ts';
import { respond } from '#server/http/static-files.ts';
import { siteLocation } from '#server/feeds/site-location.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { formResultPath } from '#server/create-services.ts';
import { type BuiltSite, loadSite, pageOf, readManifest } from '#server/http/site.ts';
import { notFoundPath, type SiteManifest } from '#server/http/site-manifest.ts';
import { isHashed } from './urls.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/#limits */
const mostRules = 100;
const longestLine = 2000;

/** For tests: another output folder, and a fixed clock. */
type EdgeBuild = { edge?: string; clock?: Date };

/** Writes `edge` below a finished build. @param root the project's folder  @param buildDir the build's */
export async function buildEdge(
  root: string,
  buildDir: string,
  { edge = path.join(buildDir, 'edge'), clock }: EdgeBuild = {},
): Promise<void> {
  await rm(edge, { recursive: true, force: true });
  const site = await loadSite(buildDir);
  const manifest = await readManifest(buildDir);
  await placeFiles(buildDir, path.join(edge, 'assets'), manifest);
  await writeFile(path.join(edge, 'assets', '_headers'), headerRules(site));
  await writeFile(path.join(edge, 'assets', '_redirects'), redirectRules(manifest));
  const content = readContent(path.join(buildDir, 'content'));
  await bundleWorker(
    root,
    edge,
    {
      id: site.id,
      builtAt: site.builtAt,
      site: { name: content.site.name, email: content.site.email, origin: content.site.origin },
      texts: content.mail,
      place: siteLocation(content.site, content.embeds),
      plans: plansOf(content),
      searchTitle: content.pages.get('search')?.heading ?? '',
      frame: pageOf(site, formResultPath),
    },
    clock,
  );
}

/** Places each file, also of earlier builds, under its URL. */
async function placeFiles(buildDir: string, assets: string, { files, earlier = {} }: SiteManifest): Promise<void> {
  for (const [url, { file }] of Object.entries({ ...earlier, ...files })) {
    const isPage = file.endsWith('/index.html');
    const name = url === notFoundPath ? '404.html' : isPage ? `${url}/index.html` : url;
    const target = path.join(assets, decodeURI(name));
    await mkdir(path.dirname(target), { recursive: true });
    const source = path.join(buildDir, file);
    // Copies where the file system has no hard links.
    await link(source, target).catch(() => cp(source, target));
  }
}

type Headers = ReadonlyMap<string, string>;

/** Headers that Cloudflare sets itself, or that belong to one response. */
const ownOfAnAnswer = new Set(['content-length', 'content-encoding', 'etag', 'vary']);

/** The headers of each file as rules: a common one for pages, then the exceptions. */
function headerRules(site: BuiltSite): string {
  const said = (path: string): Headers => {
    const { headers } = respond(site, { method: 'GET', path, search: '', headers: {} });
    const all = Object.entries({ ...headers, ...transportHeaders('https', 1) });
    return new Map(all.filter(([name]) => !ownOfAnAnswer.has(name)));
  };
  const usual = said(notFoundPath);
  const rules = new Map<string, Headers>();
  for (const url of site.files.keys()) {
    const [pattern, headers] = [patternOf(url), said(url)];
    const known = rules.get(pattern) ?? headers;
    if (!isSame(known, headers)) throw new Error(`The files ${pattern} are not all answered alike: see ${url}`);
    rules.set(pattern, headers);
  }
  for (const [pattern, headers] of rules) if (isSame(headers, usual)) rules.delete(pattern);
  rules.set('/*', usual);
  // The last matching rule wins, so narrower rules follow wider ones.
  const rank = (pattern: string) =>
    pattern === '/*' ? 0 : pattern.includes('*') ? pattern.split('/').length : Number.POSITIVE_INFINITY;
  const ordered = [...rules].toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  const names = new Set(ordered.flatMap(([, headers]) => [...headers.keys()]));
  const lines = ordered.flatMap(([pattern, headers]) => [
    pattern,
    ...(pattern === '/*' ? [] : [...names].map((name) => `  ! ${name}`)),
    ...[...headers].map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) throw new Error(`Cloudflare takes no header of ${long.length} characters: ${long}`);
  if (rules.size > mostRules) throw new Error(`Cloudflare takes ${mostRules} rules for headers, not ${rules.size}`);
  return `${lines.join('\n')}\n`;
}

/** Hashed files of one folder and type share their headers, and so does page data. */
function patternOf(url: string): string {
  return isHashed(url) || url.startsWith('/data/') ? `/${url.split('/', 2)[1]}/*${path.extname(url)}` : url;
}

const isSame = (one: Headers, other: Headers): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);

const redirectRules = ({ redirects }: SiteManifest): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 308\n`)
    .join('');

const entry = 'virtual:edge';

/** For CommonJS packages. */
const banner = "import { createRequire } from 'node:module'; const require = createRequire('/');";

type Known = Omit<Built, 'renderAnswer' | 'now'>;

async function bundleWorker(root: string, edge: string, built: Known, clock: Date | undefined): Promise<void> {
  const main: Plugin = {
    name: 'edge-main',
    resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
    load: (id) => (id === `\0${entry}` ? mainModule(root, built, clock) : undefined),
  };
  await build({
    root,
    configFile: false,
    // The bundler's warnings are only that "use client" in a package has no effect.
    logLevel: 'error',
    mode: 'production',
    plugins: [main],
    // Pino's browser build would log whole errors.
    resolve: { alias: { pino: path.join(root, 'node_modules/pino/pino.js') } },
    ssr: { noExternal: true, external: ['cloudflare:workers'], target: 'webworker' },
    build: {
      ssr: true,
      outDir: edge,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        external: [/^node:/, /^cloudflare:/],
        output: { entryFileNames: 'worker.js', codeSplitting: false, banner },
      },
    },
  });
}

/** The worker's entry module. */
function mainModule(root: string, built: Known, clock: Date | undefined): string {
  const from = (file: string) => JSON.stringify(path.join(root, file));
  return `
import { WorkerEntrypoint } from 'cloudflare:workers';
import { renderAnswer } from ${from('app/features/inbox-forms/render-answer.tsx')};
import { readApart } from ${from('server/edge/reader.ts')};
import { edgeWorker } from ${from('server/edge/worker.ts')};
export class Reader extends WorkerEntrypoint {
  read(name, bytes, context) { return readApart(name, bytes, context); }
}
const now = () => new Date(${clock?.getTime() ?? ''});
export default edgeWorker({ ...${JSON.stringify(built)}, renderAnswer, now });
`;
}
