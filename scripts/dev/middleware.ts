import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { pageNames } from '#app/page-names.ts';
import type * as Render from '#app/render.server.tsx';
import { scriptData } from '#content/html.server.ts';
import { pageNameOf } from '#domain/language.ts';
import { contentTypeOf, generatedFolders } from '#scripts/build/urls.ts';

export const generatedFiles: Connect.NextHandleFunction = (request, response, next) => {
  const { dir, base } = path.posix.parse(new URL(request.url ?? '/', 'http://localhost').pathname);
  const folder = generatedFolders.find(({ to }) => dir === `/${to}`);
  const file = folder && base ? path.join(folder.from, base) : undefined;
  if (!file || !existsSync(file)) return next();
  response.setHeader('Content-Type', contentTypeOf(base));
  return response.end(readFileSync(file));
};

/** Renders each page, and its data for in-site navigation, on request. */
export function pages(vite: ViteDevServer, root: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const data = /^\/data\/([\w.-]+)\.json$/.exec(pathname)?.[1];
    if (data === undefined && path.extname(pathname)) return next();
    const requested = data ?? pageNameOf(pathname);
    const name = pageNames(root).includes(requested) ? requested : 'not-found';
    const respond = async () => {
      const { pageData, renderPage, factsFor } = (await vite.ssrLoadModule('/app/render.server.tsx')) as typeof Render;
      const page = { ...pageData(name), policy: '' };
      response.statusCode = name === 'not-found' ? 404 : 200;
      if (data !== undefined) {
        response.setHeader('Content-Type', 'application/json');
        return response.end(JSON.stringify(page));
      }
      const input = scriptData({ name, facts: factsFor(name), data: page });
      const start = `<script type="module">import { hydrate } from '/app/hydrate.tsx'; await hydrate({ ...${input}, onHydrated() {} });</script>`;
      const html = await renderPage(name, ['/app/styles/index.css']);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(
        await vite.transformIndexHtml(
          pathname,
          html.replace('</body>', () => `${start}</body>`),
        ),
      );
    };
    // oxlint-disable-next-line promise/no-callback-in-promise -- Vite shows the error on the page
    return void respond().catch(next);
  };
}
