/** In development: renders each page, and its data for in-site navigations, when it is requested. */
import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { pageNames } from '#app/page-names.ts';
import type * as Render from '#app/render.server.tsx';
import { scriptData } from '#content/html.server.ts';

export function developmentPages(vite: ViteDevServer, root: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    const data = /^\/data\/([\w-]+)\.json$/.exec(pathname)?.[1];
    if (data === undefined && path.extname(pathname)) return next();
    const asked = data ?? (pathname.replaceAll(/^\/|\/$/g, '') || 'home');
    const name = asked === 'playground' || pageNames(root).includes(asked) ? asked : 'not-found';
    const respond = async () => {
      const { pageData, renderPage, siteFacts } = (await vite.ssrLoadModule('/app/render.server.tsx')) as typeof Render;
      const page = { ...pageData(name), policy: '' };
      response.statusCode = name === 'not-found' ? 404 : 200;
      if (data !== undefined) {
        response.setHeader('Content-Type', 'application/json');
        return response.end(JSON.stringify(page));
      }
      const input = scriptData({ name, facts: siteFacts(), data: page });
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
    respond().catch(next);
  };
}
