/** `npm start`: builds the site unless a build of the present sources exists, then becomes the server. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { makeDataFolder } from '#server/inbox/data-folder.ts';
import { readSettings } from '#server/env.ts';
import { memorySettings, permissionFlags } from '#server/permissions.ts';
import { reportStartupErrors } from '#server/start-error.ts';
import { ensureBuild } from './build/ensure-build.ts';

const root = path.dirname(import.meta.dirname);

await reportStartupErrors(async () => {
  // Fails early on a wrong setting, before a build that takes a minute.
  const { DATA_DIR } = readSettings(process.env);
  makeDataFolder(DATA_DIR);
  const failure = await ensureBuild(root);
  const args = [...permissionFlags(root, path.resolve(DATA_DIR)), path.join(root, 'server', 'run.js')];
  if (failure !== undefined) args.push(failure);
  become(args);
});

/** Replaces this process, so that the server receives the signals. Windows can't, and starts a child process. */
function become(args: readonly string[]): void {
  const env = { ...process.env, ...memorySettings };
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...args], env);
  spawn(process.execPath, args, { stdio: 'inherit', env }).once('exit', (code) => process.exit(code ?? 1));
}
