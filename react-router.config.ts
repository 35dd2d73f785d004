import type { Config } from '@react-router/dev/config';

export default {
  // Set by scripts/build.ts, which puts a whole build in its place.
  buildDirectory: process.env['BUILD_DIR'] ?? 'build',
  // No server renders pages: each is complete HTML at build time, and the server only hands it out.
  ssr: false,
  // `prerender: true` would leave out the catch-all route; /404 becomes the body of every unknown address.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
