import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { searchPath, spanishSearchPath } from '#domain/search.ts';
import { createApp, type AppDeps } from '#server/http/app.ts';
import type { BuiltSite } from '#server/http/site.ts';
import { splitTarget, staticFiles } from './static-files.ts';

export type ListenerDeps = Omit<AppDeps, 'site' | 'pages'> & { site: BuiltSite };

/** Handles all requests: Hono serves the API and the application's own files, the built site the rest. */
export function requestListener(deps: ListenerDeps): RequestListener {
  const app = createApp(deps);
  const appPaths = new Set(app.routes.map(({ path }) => path));
  const callApp = getRequestListener(app.fetch, { hostname: 'localhost' });
  const serveFile = staticFiles(deps);
  return (request, response) => {
    const { path, search } = splitTarget(request.url ?? '/');
    const isSearchPage = [searchPath, spanishSearchPath].includes(path) && !new URLSearchParams(search).has('q');
    if (path.startsWith('/api/') || path === '/api' || (appPaths.has(path) && !isSearchPage))
      // The application handles its errors, so the promise never rejects.
      void callApp(request, response);
    else serveFile(request, response);
  };
}
