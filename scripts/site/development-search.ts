import type { Plugin } from 'vite';
import { readContent } from '#content/load.server.ts';
import { searchFile } from '#domain/search.ts';
import { searchSource } from './search-file.ts';

/** In development: what the build writes for the search, made anew of the pages each time that it is asked for. */
export function developmentSearch(): Plugin {
  return {
    name: 'development-search',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(searchFile, (_, response) => {
        const origin = server.resolvedUrls?.local[0];
        const send = async () => {
          const source = await searchSource(readContent(), async (url) => (await fetch(new URL(url, origin))).text());
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(source));
        };
        send().catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
    },
  };
}
