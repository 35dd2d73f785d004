import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
};

/** Where the build's generated files are found in development, by the start of their URL. */
const folders: [prefix: string, folder: string][] = [
  ['/images/', '.generated/images'],
  ['/documents/', '.generated/pdf'],
  ['/', '.generated/mark'],
];

/** In development: serves the generated pictures, icons and documents, which the build copies into the site. */
export function generatedFiles(): Plugin {
  return {
    name: 'generated-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost').pathname;
        const type = types[path.extname(url)];
        for (const [prefix, folder] of type ? folders : []) {
          const file = path.join(folder, path.basename(url));
          if (url.startsWith(prefix) && existsSync(file)) {
            response.setHeader('Content-Type', type ?? '');
            response.end(readFileSync(file));
            return;
          }
        }
        next();
      });
    },
  };
}
