import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanReact } from './scripts/build/lean-react.ts';
import { contentReload } from './scripts/dev/content-reload.ts';
import { browsers, inlineScript, serverOnly, staticPages, stylesOnlyPreload } from './scripts/build/vite-plugins.ts';

export default defineConfig({
  // Otherwise the dev server discovers them with the first page, and reloads it.
  optimizeDeps: { entries: ['app/hydrate.tsx', 'app/routes/*.tsx'] },
  plugins: [
    tailwindcss(),
    react(),
    serverOnly(),
    contentReload(),
    inlineScript(),
    staticPages(),
    stylesOnlyPreload(),
    leanReact(),
  ],
  build: {
    // A data: URL would need an exception in the Content-Security-Policy, and a second request is free over HTTP/2.
    assetsInlineLimit: 0,
    target: browsers,
    reportCompressedSize: false,
    // Inlined, the imports would add half a kilobyte to each page. Pages are prefetched on intent instead.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // One module exports all 2,000 icons; this reads only the used ones.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: {
          groups: [
            // Half of the code that is evaluated before hydration. Each file is evaluated in its own task.
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
            // The rest that every page needs is one file: it compresses better than dozens of small ones, and by 1 kB
            // better with the rules of the status and the banners in it, which run only after hydration.
            {
              name: 'site',
              test: /[\\/](app[\\/](hydrate\.|document|page-state|pages|components[\\/](embeds[\\/]permission|ui[\\/](action|button|deferred|html|icon|toast)|layout(?!.*header\.)|layout[\\/]site)|features[\\/](announcements[\\/]announcements\.|consent[\\/]consent|live|notices(?!.*sheet)|page-parts[\\/]road-map\.|status[\\/](watch-today|status-sign))|navigation|lib(?!.*picture-data))|domain[\\/](days|forecast|search)\.|announcement-line|icons[\\/](megaphone|circle-(alert|check)\.)|status[\\/](said|use-words)|words[\\/](format-time|phrase|sentences)\.)|preload-helper/,
            },
            { name: 'later', test: /[\\/]ui[\\/]later\./ },
            // The building blocks of pages' components. Static pages have none.
            {
              name: 'parts',
              test: /[\\/]app[\\/](components[\\/](ui[\\/](prose|section|steps|picture|disclosure|illustration|notice)|layout[\\/]page-header)|lib[\\/]picture-data)|icons[\\/]check\./,
            },
            { name: 'embeds', test: /[\\/]app[\\/](components[\\/]embeds[\\/](?!permission))/ },
            { name: 'days', test: /coming-days|icons[\\/]cloud-sun\./ },
            {
              name: 'news',
              test: /[\\/]domain[\\/](alerts|roads)\.|say-roads|traffic-cone/,
            },
            { name: 'fields', test: /[\\/]app[\\/]components[\\/]ui[\\/]field/ },
            // The search uses it to begin a message, without the forms.
            { name: 'draft', test: /kept-draft/ },
            { name: 'forms', test: /[\\/]app[\\/]features[\\/]inbox-forms[\\/]/ },
            // Two or three pages use each of these. In a file of its own, each would cost half a kilobyte on every
            // device that keeps the site.
            {
              name: 'few',
              test: /check-list|coming-price|words[\\/]prices|features[\\/]downloads|icons[\\/](chevron-(left|right)|download)\./,
            },
            // Printing, sharing and rules are on several pages, but not on the home page, which has all of this.
            {
              name: 'shared',
              test: /[\\/](app[\\/](components|features(?![\\/](legal|page-parts[\\/](buttons|questions|text))))|domain|node_modules[\\/]lucide(?!.*(printer|share|copy)))[\\/]/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
