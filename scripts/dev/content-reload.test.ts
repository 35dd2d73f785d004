import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { buildImages } from '#scripts/build/images/build.ts';
import { calmPhotograph, describe, fact, withPhotograph } from '#tests/fixtures/pictures.ts';
import { contentReload } from './content-reload.ts';

test('a photograph that is added to the folder appears without another command, or its mistake is logged', async () => {
  const root = await withPhotograph('gate.jpg', await calmPhotograph(1500, 1000));
  const said: string[] = [];
  const customLogger = createLogger();
  customLogger.info = customLogger.error = (line) => void said.push(line);
  const server = await createServer({
    root,
    configFile: false,
    customLogger,
    server: { port: 0, watch: { usePolling: true, interval: 50 } },
    plugins: [contentReload((folder, log) => buildImages({ root: folder, log }))],
  });
  onTestFinished(() => server.close());
  await server.listen();

  writeFileSync(path.join(root, 'content/images/barn.jpg'), await calmPhotograph(1500, 1000));
  await expect.poll(() => said.join('\n'), { timeout: 30_000 }).toContain('Add "barn:" there');

  await describe(root, { gate: fact('gate'), barn: fact('barn') });
  await expect.poll(() => said.join('\n'), { timeout: 30_000 }).toMatch(/pictures: 2, /);
  const made = JSON.parse(readFileSync(path.join(root, '.generated/images.json'), 'utf8')) as Record<string, unknown>;
  expect(Object.keys(made)).toEqual(['barn', 'gate']);
});
