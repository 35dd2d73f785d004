import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentReload } from './scripts/site/content-reload.ts';
import { generatedFiles } from './scripts/site/generated-files.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), contentReload(), generatedFiles()],
  build: {
    // A data: URL would need a hole in the Content-Security-Policy, and a second request costs nothing over HTTP/2.
    assetsInlineLimit: 0,
    target: 'es2023',
    reportCompressedSize: false,
  },
});
