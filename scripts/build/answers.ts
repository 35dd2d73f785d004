/**
 * Bundles what renders the answers to forms sent without JavaScript, the one part of the pages that runs on the server.
 */
import path from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { renderAnswerFile } from '#server/http/site-manifest.ts';

const entry = 'app/features/inbox-forms/render-answer.tsx';

// The bundler's warnings are only that "use client" in a package has no effect.
const common = (root: string): InlineConfig => ({ root, configFile: false, logLevel: 'error' });

/** Bundles it with its dependencies into one file, which runs on Node and at the edge. */
export async function bundleAnswers(root: string, buildDir: string): Promise<void> {
  const { dir, base } = path.parse(renderAnswerFile);
  await build({
    ...common(root),
    mode: 'production',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: path.join(buildDir, dir),
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: base } },
    },
  });
}

/** Renders answers from the present sources, in development. */
export async function renderAnswerFromSources(root: string): Promise<RenderAnswer> {
  const vite = await createServer({ ...common(root), appType: 'custom', server: { middlewareMode: true, ws: false } });
  return async (answer) => {
    const { renderAnswer } = (await vite.ssrLoadModule(entry)) as { renderAnswer: RenderAnswer };
    return renderAnswer(answer);
  };
}
