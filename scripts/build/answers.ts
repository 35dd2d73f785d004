import path from 'node:path';
import { build } from 'vite';
import { renderAnswerFile } from '#server/http/site-manifest.ts';

/** Bundles the renderer of answers to forms sent without JavaScript into one file, for Node and for the edge. */
export async function bundleAnswers(root: string, buildDir: string): Promise<void> {
  const { dir, base } = path.parse(renderAnswerFile);
  await build({
    root,
    configFile: false,
    // The only warnings are that "use client" in a package has no effect.
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'app/features/inbox-forms/render-answer.tsx',
      outDir: path.join(buildDir, dir),
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: base } },
    },
  });
}
