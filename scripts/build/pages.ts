/** Builds `app/` with Vite for browsers and for Node, and renders every page with the Node build into HTML files. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { pageNames, routeOf } from '#app/page-names.ts';
import type { PageData } from '#app/page-state.ts';
import type * as Render from '#app/render.server.tsx';
import type { KnownClosures } from '#app/seo/known-closures.server.ts';
import type { Html } from '#content/html.server.ts';
import { pathOf } from '#content/page.server.ts';
import type { Day } from '#domain/days.ts';

const entry = 'app/hydrate.tsx';

type BundleOptions = {
  root: string;
  out: string;
  editions: readonly { folder: string; content: { today: Day } }[];
  policyOf: (html: string) => string;
  known: KnownClosures;
};

export async function bundleSite({ root, out, editions, policyOf, known }: BundleOptions): Promise<void> {
  const [client, server] = [path.join(out, 'client'), path.join(out, 'render')];
  const rolldownOptions = { input: entry, preserveEntrySignatures: 'strict' as const };
  await build({ root, logLevel: 'warn', build: { outDir: client, manifest: true, rolldownOptions } });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: server, ssr: 'app/render.server.tsx', copyPublicDir: false },
  });
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const render = (await import(pathToFileURL(path.join(server, 'render.server.js')).href)) as typeof Render;
  render.setKnownClosures(known);
  for (const { folder, content } of editions) {
    render.loadContentAsOf(content.today);
    await renderPages(root, path.join(out, folder), manifest, render, policyOf);
  }
  await rm(server, { recursive: true });
}

async function renderPages(
  root: string,
  folder: string,
  manifest: Manifest,
  { isPublished, isStatic, mainOf, pageData, renderPage, scriptTags, factsFor }: typeof Render,
  policyOf: BundleOptions['policyOf'],
): Promise<void> {
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
    return `/${file}`;
  };
  /** A page hydrates with the data from which its HTML was rendered, even after a deploy. */
  const writeHashed = (name: string, json: string) => write(`assets/${name}-${hashOf(json)}.json`, json);

  for (const name of pageNames(root).filter(isPublished)) {
    const isBare = await isStatic(name);
    const { scripts, styles } = filesOf(manifest, isBare ? [entry] : [entry, routeOf(name)]);
    const html = await renderPage(name, styles);
    const { props, ...rest } = pageData(name);
    const policy = hashOf(policyOf(html));
    const dataWith = (content: Pick<PageData, 'props' | 'html'>) =>
      JSON.stringify({ ...rest, ...content, policy } satisfies PageData);
    const json = dataWith(isBare ? { props: {}, html: mainOf(html) } : { props });
    // In-site navigation fetches the data of the present build. No link leads to the not-found page.
    if (!name.endsWith('not-found')) await write(`data/${name}.json`, json);
    // A hydrating page already has its HTML.
    const data = await writeHashed(name, isBare ? dataWith({ props: {}, html: '' as Html }) : json);
    const facts = await writeHashed('site', JSON.stringify(factsFor(name)));
    const [main = '', ...imports] = scripts.toReversed();
    const tags = scriptTags({ name, facts, data, entry: main, imports: imports.toReversed() });
    await write(
      htmlFile(name),
      html.replace('</body>', () => `${tags}</body>`),
    );
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function htmlFile(name: string): string {
  return path.posix.join('.', pathOf(name), 'index.html');
}

/** The URLs of modules and their static imports: scripts in evaluation order, the first module last. */
function filesOf(manifest: Manifest, ids: readonly string[]): { scripts: string[]; styles: string[] } {
  const chunks = new Set<Manifest[string]>();
  const visited = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (!chunk || visited.has(id)) return;
    visited.add(id);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.add(chunk);
  };
  for (const id of ids.toReversed()) visit(id);
  const found = [...chunks];
  return {
    scripts: found.map(({ file }) => `/${file}`),
    styles: [...new Set(found.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
}
