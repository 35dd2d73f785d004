/** What lies in the inbox of the server under test, asked for as the range office does. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kind } from '#domain/forms.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** As `npm run inbox -- list --json` writes it. */
export type StoredItem = { reference?: string; email: string } & Record<string, unknown>;

/** What came in from this address, through the form of that kind. */
export async function storedFrom(email: string, kind: Kind): Promise<StoredItem[]> {
  const list = ['server/inbox/cli.ts', 'list', '--json', '--all', '--kind', kind];
  const { stdout } = await promisify(execFile)(process.execPath, list, {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env['SITE_DATA'] },
  });
  return (JSON.parse(stdout) as StoredItem[]).filter((item) => item.email === email);
}
