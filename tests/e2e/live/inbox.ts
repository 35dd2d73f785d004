import { globSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kind } from '#domain/forms.ts';
import { runInbox } from '#server/inbox/cli.ts';
import { inboxFile } from '#server/inbox/open.ts';
import { applicationId, readMigrations } from '#server/inbox/sqlite/migrate.ts';

/** As `npm run inbox -- list --json` writes it. */
export type StoredItem = { reference?: string; email: string } & Record<string, unknown>;

export async function onInbox(...args: string[]): Promise<string> {
  let [stdout, stderr] = ['', ''];
  const code = await runInbox(args, {
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
    env: { ...process.env, DATA_DIR: process.env['EDGE'] ? copyOfD1() : process.env['SITE_DATA'] },
    now: new Date(),
  });
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** A folder with D1's data, as the inbox of one machine: the tables are the same, only our mark is missing. */
function copyOfD1(): string {
  const data = process.env['SITE_DATA'] ?? '';
  const d1 = globSync('d1/**/*.sqlite', { cwd: data }).find((name) => !name.includes('metadata')) ?? '';
  const folder = mkdtempSync(path.join(data, 'copy-'));
  const source = new DatabaseSync(path.join(data, d1), { readOnly: true });
  source.prepare('VACUUM INTO ?').run(inboxFile(folder));
  source.close();
  const copy = new DatabaseSync(inboxFile(folder));
  copy.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${readMigrations().length}`);
  copy.close();
  return folder;
}

export async function storedFrom(email: string, kind: Kind): Promise<StoredItem[]> {
  const items = JSON.parse(await onInbox('list', '--all', '--json', '--kind', kind)) as StoredItem[];
  return items.filter((item) => item.email === email);
}
