import { build } from 'vite';
import type { PrecacheEntry } from '#app/features/offline/precache.ts';

/** Where browsers ask for it: at the root, so that every page is its own. */
export const serviceWorkerFile = 'sw.js';

/** Bundles the service worker, with the list of what it keeps. @returns the script */
export async function serviceWorker(root: string, saved: readonly PrecacheEntry[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { precacheEntries: JSON.stringify(saved) },
    build: {
      write: false,
      rolldownOptions: { input: 'app/features/offline/service-worker.ts', output: { format: 'iife' } },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The service worker could not be bundled.');
  return bundle.output[0].code;
}
