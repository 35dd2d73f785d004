import path from 'node:path';
import type { Plugin } from 'vite';

type MakePictures = (root: string, log: (line: string) => void) => Promise<unknown>;

/** Loaded when a picture changes: a build has no use for it here. */
const makeAll: MakePictures = async (root, log) => {
  const { buildImages } = await import('../build/images/build.ts');
  const { drawRangeMap } = await import('../build/range-map/drawing.ts');
  return buildImages({ root, log, made: [await drawRangeMap(root)] });
};

/**
 * In development: a saved content file shows in the browser at once, as code does, and a new photograph as soon as its
 * sizes are made. What is wrong with a photograph is said in the terminal.
 */
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
      // One after the other: a large file is told of several times while it is being copied.
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
