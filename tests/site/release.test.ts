import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { permissionFlags } from '#server/permissions.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { project } from './built.ts';

const folder = temporaryFolder();
const [target, data] = [path.join(folder, 'live'), path.join(folder, 'data')];

const run = (script: string) =>
  execFileSync(process.execPath, [path.resolve('scripts', script), target], {
    env: { ...process.env, SITE_ROOT: project },
  });

test(
  'a release is at most 150 MB without Node, serves the site by itself, and is taken back',
  { timeout: 300_000, tags: ['long'] },
  async () => {
    run('release.ts');
    const files = readdirSync(target, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/^node_modules[\\/](?:\.bin|node-[\w-]+)[\\/]/.test(file))
      .map((file) => statSync(path.join(target, file)))
      .filter((file) => file.isFile());
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(150_000_000);
    expect(existsSync(path.join(target, 'node_modules/vite'))).toBe(false);

    mkdirSync(data, { mode: 0o700 });
    const child = spawn(process.execPath, [...permissionFlags(target, data), 'server/run.js'], {
      cwd: target,
      env: { ...settingsAt('http://127.0.0.1:9'), PORT: '0', DATA_DIR: data },
    });
    const closed = once(child, 'close');
    for await (const line of createInterface({ input: child.stdout })) {
      const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (url === undefined) continue;
      for (const page of ['/', '/healthz', '/documents/safety-rules.pdf', '/api/status'])
        expect((await fetch(url + page)).status, page).toBe(200);
      child.kill();
    }
    await closed;
    expect(child.exitCode).toBe(0);

    writeFileSync(path.join(target, 'first'), '');
    run('release.ts');
    expect(existsSync(path.join(target, 'first'))).toBe(false);
    run('roll-back.ts');
    expect(existsSync(path.join(target, 'first'))).toBe(true);
    // systemd restarts the server when this file changes.
    expect(existsSync(path.join(folder, 'swapped'))).toBe(true);
  },
);
