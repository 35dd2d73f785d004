import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '#content/load.server.ts';
import { finishedSite } from '#tests/fixtures/small-site.ts';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { createServices } from './create-services.ts';
import { readSettings } from './env.ts';
import { createLog } from './http/log.ts';
import { loadSite } from './http/site.ts';

test('closures can be read in a data folder that is made at the start', async () => {
  const built = await finishedSite({});
  const site = await loadSite(built.buildDir);
  await built.remove();
  // More than one, because reading the folder and making it once ran at the same time.
  for (const folder of ['one', 'two', 'three', 'four']) {
    const settings = readSettings({ DATA_DIR: path.join(temporaryFolder(), folder) });
    const log = createLog({ LOG_LEVEL: 'silent' });
    const services = await createServices({ settings, log, site, contentDir: contentFolder(), now: () => new Date() });
    onTestFinished(services.close);
    expect(await services.checks['closure']?.()).toEqual({ state: 'ok' });
  }
});
