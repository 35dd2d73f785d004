/** What lies in the inbox of the server under test, asked for as the range office does. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Kind } from '#server/inbox/store.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Where the server on that port keeps its data. */
export const dataFolder = (port: string): string => path.join(root, '.generated/cache', `e2e-${port}`);

/** As `npm run inbox -- list --json` writes it. */
export type StoredItem = { reference?: string; email: string } & Record<string, unknown>;

/** What came in from this address, through the form of that kind. */
export async function storedFrom(email: string, kind: Kind, baseURL: string | undefined): Promise<StoredItem[]> {
  const { port } = new URL(baseURL ?? '');
  const list = ['server/inbox/cli.ts', 'list', '--json', '--all', '--kind', kind];
  const { stdout } = await promisify(execFile)(process.execPath, list, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder(port) },
  });
  return (JSON.parse(stdout) as StoredItem[]).filter((item) => item.email === email);
}
