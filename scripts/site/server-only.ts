import type { Plugin } from 'vite';

/** Stops a build in which a browser would get a file that only the build and the server may read: `NAME.server.ts`. */
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
