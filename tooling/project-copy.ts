/** A copy of the project that may be changed and built. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { buildSources } from '#scripts/site/fingerprint.ts';

const code = [...buildSources, 'server', 'tooling'];

/** Brings a folder's code up to the project's, with the packages. What was generated and built there stays. */
export function refreshCode(project: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of code) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    copyPart(part, project, folder);
  }
  const packages = path.join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages, 'junction');
}

/** Copies a file or folder of the project, where there is one, but for what the pattern names. */
export function copyPart(part: string, project: string, folder: string, left = /(?!)/): void {
  const from = path.join(project, part);
  if (existsSync(from)) cpSync(from, path.join(folder, part), { recursive: true, filter: (file) => !left.test(file) });
}

/** Runs the project's own build in a folder. */
export function buildIn(folder: string): { status: number | null; stdout: string; stderr: string } {
  // The test runner's own environment would make another build of it.
  const { CONTENT_DIR: _content, NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  return spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder, env, encoding: 'utf8' });
}

export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'range-copy-'));

  /** @param project the one that is copied */
  constructor(project = '.') {
    refreshCode(project, this.folder);
    copyPart('content', project, this.folder);
    // Pictures that are encoded already are taken along.
    copyPart('.generated', project, this.folder, /\.generated[\\/](?:cache[\\/]browser|clubs|build-\w+)$/);
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

  build(): ReturnType<typeof buildIn> {
    return buildIn(this.folder);
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
