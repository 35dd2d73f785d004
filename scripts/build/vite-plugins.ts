import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, transformWithOxc, type Plugin } from 'vite';

/** The oldest browsers that understand our scripts and styles (docs/browsers.md). */
export const browsers = ['chrome109', 'firefox115', 'safari15.4'];

const mark = '?inline-script';

/** Imports a TypeScript file as `?inline-script`: the minified text of an inline script. It can import types only. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, -mark.length);
        this.addWatchFile(file);
        const compiled = await transformWithOxc(await readFile(file, 'utf8'), file, {
          sourcemap: false,
          target: browsers,
        });
        const { code } = await minify(file, compiled.code, { module: true });
        return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' };
      },
    },
  };
}

/** Fails the build if browsers would get a `NAME.server.ts` file, which only the build and the server may read. */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /\.server\.tsx?$/ },
      handler(id) {
        this.error(`${id} would reach browsers: import only its types, or load it in a NAME.server.ts file`);
      },
    },
  };
}

const staticMark = /^export const isStatic = true;$/m;

/** Leaves components that say `export const isStatic = true` to the build: browsers get these pages' HTML. */
export const staticPages = (): Plugin => ({
  name: 'static-pages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]app[\\/]pages\.ts$/ },
    handler(code, id) {
      const app = path.dirname(id);
      const statics = globSync('{routes,features/page-parts}/*.tsx', { cwd: app })
        .filter((file) => staticMark.test(readFileSync(path.join(app, file), 'utf8')))
        .map((file) => `'!./${file}', `);
      return code.replace('glob<RouteModule>([', (start) => start + statics.join(''));
    },
  },
});

/** Loads the styles of an imported module. Vite's own wrapper around each `import()` is three times as long. */
export const stylesOnlyPreload = (): Plugin => ({
  name: 'styles-only-preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `
      const loadStyles = (file) => new Promise((resolve, reject) => {
        const href = '/' + file;
        if (document.querySelector('link[href="' + href + '"]')) return resolve();
        document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject }),
        );
      });
      export const __vitePreload = (load, files = []) => Promise.all(files.map(loadStyles)).then(load);`,
  },
});
