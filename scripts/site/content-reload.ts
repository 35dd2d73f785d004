import path from 'node:path';
import type { Plugin } from 'vite';

/** In development: a saved content file shows in the browser at once, as code does. */
export function contentReload(): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const folder = path.resolve('content');
      server.watcher.add(folder);
      const reload = (file: string) => {
        if (!file.startsWith(folder) || file.endsWith('.ts')) return;
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, reload);
    },
  };
}
