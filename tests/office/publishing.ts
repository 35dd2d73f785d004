/** A code host, an editor and a server with its clone, as in tests/server/publish.test.ts, beside the office's page. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { copyContent } from '#tests/fixtures/clubs.ts';
import { temporaryFolder } from '../inbox/support.ts';
import { formOf, officeSite } from './support.ts';

const project = {
  name: 'site',
  type: 'module',
  scripts: { 'check:content': 'node check.ts', build: 'node build.ts' },
};

/** The project's own check, on this copy's texts and pictures. */
const check = `
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

/** @param now of the page's clock. The publish service goes by that of the machine. */
export async function publishingSite(now?: Date) {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  const who = ['-c', 'user.name=Ada Office', '-c', 'user.email=ada@club.example'];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: at(cwd), encoding: 'utf8' }).trim();
  git('', 'init', '--quiet', '--bare', '--initial-branch=main', 'host');
  git('', 'clone', '--quiet', 'host', 'editor');
  writeFileSync(at('editor/package.json'), JSON.stringify(project));
  writeFileSync(at('editor/.gitignore'), 'build\n.generated\n');
  writeFileSync(at('editor/check.ts'), check);
  const copies = `import { cpSync } from 'node:fs';\ncpSync('content', 'build/content', { recursive: true });\n`;
  writeFileSync(at('editor/build.ts'), copies);
  copyContent(at('editor/content'));
  // Git keeps no empty folders.
  writeFileSync(at('editor/content/images/README.md'), 'Photographs.\n');
  const commit = (message: string) => {
    git('editor', 'add', '--all');
    git('editor', 'commit', '--quiet', '--message', message);
    git('editor', 'push', '--quiet', 'origin', 'HEAD:main');
  };
  commit('The site as it is');
  git('', 'clone', '--quiet', 'host', 'server');
  // What the server that runs was built from.
  cpSync(at('editor/content'), at('content'), { recursive: true });
  const site = await officeSite({ contentDir: at('content') });
  if (now) site.clock.now = now;
  const link = await site.confirmedLink();
  return {
    ...site,
    link,
    at,
    git,
    /** A commit at the code host. */
    edit(file: string, from: string, to: string): void {
      git('editor', 'pull', '--quiet', '--rebase', 'origin', 'main');
      const full = at(path.join('editor/content', file));
      const before = readFileSync(full, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(full, before.replace(from, to));
      commit(`Change ${file}`);
    },
    async publish() {
      const child = spawn(process.execPath, ['scripts/publish.ts'], {
        env: {
          PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
          HOME: folder,
          NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
          SITE_ROOT: at('server'),
          DATA_DIR: site.dataDir,
        },
      });
      const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      if (err.includes('Node.js v')) throw new Error(err);
      return { code: child.exitCode, out, err };
    },
    published: (file: string) => readFileSync(at(path.join('server/build/content', file)), 'utf8'),
    hostHas: (file: string) => git('host', 'show', `main:content/${file}`),
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
