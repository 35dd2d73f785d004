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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file of the libraries that every page needs compresses better than five, and outlives our releases.
            // What at least three pages share goes into one file too: dozens of tiny ones compress badly.
            { name: 'shared', test: /[\\/](app[\\/](components|features|lib)|node_modules[\\/]lucide-react)[\\/]/, minShareCount: 3 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/ },
          ],
        },
      },
    },
  },
});
