/** A copy of the project that may be changed and built. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';

/** What the build reads. Pictures that are drawn already are taken along; a copy of a browser is not. */
const parts = [
  'app',
  'content',
  'domain',
  'public',
  'scripts',
  'server',
  'tooling',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
  '.generated',
];
const left = /\.generated[\\/](?:cache[\\/]browser|clubs|build-\w+)$/;

export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'range-copy-'));

  /** @param project the one that is copied */
  constructor(project = '.') {
    for (const part of parts) {
      const from = path.join(project, part);
      if (existsSync(from))
        cpSync(from, path.join(this.folder, part), { recursive: true, filter: (file) => !left.test(file) });
    }
    symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'), 'junction');
  }

  /** Sets values in one content file, as an editor would: the rest of the file stays as it is. */
  set(file: string, values: readonly (readonly [keys: readonly (string | number)[], value: unknown])[]): void {
    const full = path.join(this.folder, 'content', file);
    const document = parseDocument(readFileSync(full, 'utf8'));
    for (const [keys, value] of values) {
      if (!document.hasIn(keys)) throw new Error(`${file} has no ${keys.join('.')}`);
      document.setIn(keys, document.createNode(value));
    }
    writeFileSync(full, document.toString({ lineWidth: 0 }));
  }

  /** Runs the project's own build. */
  build(): { status: number | null; stderr: string } {
    // The test runner's own environment would make another build of it.
    const { CONTENT_DIR: _content, NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
      cwd: this.folder,
      env,
      encoding: 'utf8',
    });
    return { status, stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const textFile = /\.(html|data|js|css|json|webmanifest|xml|txt|ics|svg)$/;

/** Every file of a build that is read as text, by its path, with escaped ampersands written out. */
export function textsOf(project: string): Map<string, string> {
  const build = path.join(project, 'build');
  const names = readdirSync(path.join(build, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    textFile.test(name),
  );
  const files = ['site.json', ...names.map((name) => path.join('client', name))];
  return new Map(
    files.map((name) => [name, readFileSync(path.join(build, name), 'utf8').replaceAll(/&amp;|\\u0026/g, '&')]),
  );
}
