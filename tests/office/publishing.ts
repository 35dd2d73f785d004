/** The office's page beside a server with its clone and a code host. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { codeHost } from '#tests/fixtures/code-host.ts';
import { formOf, officeSite } from './support.ts';

/** The project's own check, on this copy's texts and pictures. */
const projectsCheck = `
import { findBaseline } from '${path.resolve('content/baseline.server.ts')}';
import { readContent } from '${path.resolve('content/load.server.ts')}';
import { readdirSync } from 'node:fs';
const clone = process.cwd();
const photos = readdirSync('content/images').filter((one) => one.endsWith('.jpg'));
try {
  readContent('content', undefined, findBaseline(process.cwd() + '/content'));
  // Colors are read below the working directory.
  process.chdir('${path.resolve('.')}');
  const { slotOf } = photos.length > 0 && (await import('${path.resolve('scripts/build/images/slots.ts')}'));
  const { openOriginal } = photos.length > 0 && (await import('${path.resolve('scripts/build/images/source.ts')}'));
  process.chdir(clone);
  for (const name of photos) {
    const file = 'content/images/' + name;
    await openOriginal({ id: name.slice(0, -4), kind: 'photo', name: file, file }, slotOf(name.slice(0, -4)));
  }
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
`;

/**
 * @param now of the page's clock, by default that of the machine, by which the publish service goes
 * @param check of the clone: the project's own one takes seconds for each edit
 */
export async function publishingSite({ now = new Date(), check = projectsCheck } = {}) {
  const host = codeHost(check);
  const { at } = host;
  // What the server that runs was built from.
  cpSync(at('editor/content'), at('content'), { recursive: true });
  const site = await officeSite({ contentDir: at('content') });
  site.clock.now = now;
  const link = await site.confirmedLink();
  return {
    ...site,
    ...host,
    link,
    publish: () => host.publish({ DATA_DIR: site.dataDir }),
    /** Fills out a form and says yes. @returns the first page with what was said */
    async fill(job: string, typed: Record<string, string>) {
      const asked = await site.post(link, formOf((await site.open(`${link}&job=${job}`)).html, job, typed));
      return site.post(link, formOf(asked.html, `${job}-confirmed`));
    },
    /** Presses a button of the first page. */
    async press(step: string, confirm?: string) {
      const pressed = await site.post(link, formOf((await site.open(link)).html, step));
      return confirm === undefined ? pressed : site.post(link, formOf(pressed.html, confirm));
    },
  };
}
