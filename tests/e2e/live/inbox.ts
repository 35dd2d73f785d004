/** What lies in the inbox of the server under test, asked for as the range office does. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kind } from '#domain/forms.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** As `npm run inbox -- list --json` writes it. */
export type StoredItem = { reference?: string; email: string } & Record<string, unknown>;

/** Runs a command of `npm run inbox` on it, and gives what that answers. */
export async function onInbox<Answer>(...args: string[]): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/inbox/cli.ts', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env['SITE_DATA'] },
  });
  return JSON.parse(stdout) as Answer;
}

/** What came in from this address, through the form of that kind. */
export async function storedFrom(email: string, kind: Kind): Promise<StoredItem[]> {
  const items = await onInbox<StoredItem[]>('list', '--all', '--kind', kind);
  return items.filter((item) => item.email === email);
}
