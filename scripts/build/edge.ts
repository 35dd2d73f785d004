/** Turns a finished build into a Cloudflare deployment: worker, static files, and rules for headers and redirects. */
import { builtinModules } from 'node:module';
import { cp, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { readContent } from '#content/load.server.ts';
import { mailTexts } from '#content/mail-texts.server.ts';
import { plansOf, waysOf } from '#content/today.server.ts';
import { pathIn } from '#domain/language.ts';
import { startOfDay } from '#domain/range-time.ts';
import type { Built } from '#server/edge/worker.ts';
import { siteLocation } from '#server/feeds/site-location.ts';
import { formResultPath } from '#server/create-services.ts';
import { type BuiltSite, loadSite, pageOf, readManifest, siteAt } from '#server/http/site.ts';
import { laterFolder, notFoundPath, type SiteManifest, spanishNotFoundPath } from '#server/http/site-manifest.ts';
import { headerRules } from './edge-headers.ts';
import { isHashed } from './urls.ts';

const configFile = 'wrangler.jsonc';

type EdgeBuild = { edge?: string; clock?: Date };

/** Adds `edge` to a finished build. @param root the project's folder  @param buildDir the build's folder */
export async function buildEdge(
  root: string,
  buildDir: string,
  { edge = path.join(buildDir, 'edge'), clock }: EdgeBuild = {},
): Promise<void> {
  await rm(edge, { recursive: true, force: true });
  const site = await loadSite(buildDir);
  const manifest = await readManifest(buildDir);
  const assets = path.join(edge, 'assets');
  const later = (manifest.later ?? []).map(({ asOf, files }) => ({ asOf, files, paths: changingPaths(files) }));
  await placeFiles(buildDir, assets, { ...manifest.earlier, ...manifest.files });
  for (const { asOf, files, paths } of later) {
    const [own, shared] = [only(files, (url) => paths.includes(url)), only(files, isHashed)];
    await placeFiles(buildDir, path.join(assets, laterFolder(asOf)), own);
    await placeFiles(buildDir, assets, shared);
  }
  await writeFile(path.join(edge, configFile), await configFor(root, new Set(later.flatMap(({ paths }) => paths))));
  await writeFile(path.join(assets, '_headers'), headerRules(site, later));
  await writeFile(path.join(assets, '_redirects'), redirectRules(manifest));
  const content = readContent(path.join(buildDir, 'content'));
  await bundleWorker(
    root,
    edge,
    {
      id: site.id,
      builtAt: site.builtAt,
      site: { name: content.site.name, email: content.site.email, origin: content.site.origin },
      texts: mailTexts(content),
      place: siteLocation(content.site, content.embeds, content.ranges.ranges),
      plans: plansOf(content),
      ways: waysOf(content),
      frames: framesOf(site),
      pagePaths: [...content.pages.values()].map(({ path: urlPath }) => urlPath),
      later: later.map(({ asOf, paths }) => ({
        asOf,
        paths,
        frames: framesOf(siteAt(site, startOfDay(asOf))),
      })),
    },
    clock,
  );
}

const framesOf = (site: BuiltSite): Built['frames'] => ({
  'en-US': pageOf(site, pathIn('en-US', formResultPath)),
  es: pageOf(site, pathIn('es', formResultPath)),
});

type Files = SiteManifest['files'];

const only = (files: Files, isWanted: (url: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([url]) => isWanted(url)));

/** Paths whose file the Worker chooses by the day. Cloudflare answers unknown paths without the Worker. */
const changingPaths = (files: Files): string[] =>
  Object.keys(files).filter((url) => !isHashed(url) && url !== notFoundPath && url !== spanishNotFoundPath);

/** deploy/wrangler.jsonc, with paths relative to build/edge. For these paths too, the Worker runs first. */
async function configFor(root: string, paths: ReadonlySet<string>): Promise<string> {
  const text = await readFile(path.join(root, 'deploy', configFile), 'utf8');
  const first = [...paths].map((url) => `${JSON.stringify(url)}, `).join('');
  return text.replaceAll('"../', '"../../').replace('"run_worker_first": [', (list) => list + first);
}

async function placeFiles(buildDir: string, assets: string, files: Files): Promise<void> {
  for (const [url, { file }] of Object.entries(files)) {
    const isPage = file.endsWith('/index.html');
    const name = [notFoundPath, spanishNotFoundPath].includes(url) ? `${url}.html` : isPage ? `${url}/index.html` : url;
    const target = path.join(assets, decodeURI(name));
    await mkdir(path.dirname(target), { recursive: true });
    const source = path.join(buildDir, file);
    // Falls back to copies if the file system has no hard links.
    await link(source, target).catch(() => cp(source, target));
  }
}

const redirectRules = ({ redirects }: SiteManifest): string =>
  Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 308\n`)
    .join('');

const entry = 'virtual:edge';

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
    // The only warnings are that "use client" in a package has no effect.
    logLevel: 'error',
    mode: 'production',
    plugins: [main],
    resolve: {
      alias: [
        // Pino's browser build would log whole errors.
        { find: /^pino$/, replacement: path.join(root, 'node_modules/pino/pino.js') },
        // Browser packages share names with Node's own modules, such as "buffer".
        { find: new RegExp(`^(${builtinModules.join('|')})$`), replacement: 'node:$1' },
      ],
    },
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
