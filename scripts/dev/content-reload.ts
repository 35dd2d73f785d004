import path from 'node:path';
import type { Plugin } from 'vite';

type MakePictures = (root: string, log: (line: string) => void) => Promise<unknown>;

/** Imported when a picture changes, because builds don't need it. */
const makeAll: MakePictures = async (root, log) => {
  const { buildImages } = await import('../build/images/build.ts');
  const { drawRangeMaps } = await import('../build/range-map/drawing.ts');
  const { readContent } = await import('#content/load.server.ts');
  return buildImages({ root, log, made: await drawRangeMaps(root, readContent(path.join(root, 'content'))) });
};

/** Reloads the browser after a content edit, after encoding any new photograph. Logs mistakes. */
export function contentReload(makePictures = makeAll): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config;
      const folder = path.join(root, 'content');
      const reload = () => {
        for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      // Runs serially, because the watcher reports a large file several times while it is being copied.
      let made = Promise.resolve();
      const remake = async () => {
        try {
          await makePictures(root, (line) => logger.info(line));
          reload();
        } catch (error) {
          logger.error(error instanceof Error ? error.message : String(error));
        }
      };
      const follow = (file: string) => {
        if (!file.startsWith(folder) || file.endsWith('.ts')) return;
        const ofPictures = path.relative(folder, file).startsWith('images');
        if (ofPictures) made = made.then(remake);
        else reload();
      };
      server.watcher.add(folder);
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, follow);
    },
  };
}
