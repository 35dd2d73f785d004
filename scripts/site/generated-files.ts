import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentTypeOf, generatedFolders } from './urls.ts';

/** In development: serves the generated pictures, icons and documents, which the build copies into the site. */
export function generatedFiles(): Plugin {
  return {
    name: 'generated-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { dir, base } = path.posix.parse(new URL(request.url ?? '/', 'http://localhost').pathname);
        const folder = generatedFolders.find(({ to }) => dir === `/${to}`);
        const file = folder && base ? path.join(folder.from, base) : undefined;
        if (!file || !existsSync(file)) return next();
        response.setHeader('Content-Type', contentTypeOf(base));
        response.end(readFileSync(file));
      });
    },
  };
}
