/** An edit that the office takes back while the publish service makes it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openOfficeEdits } from '#scripts/publish/office-edits.ts';
import type { Edit } from '#server/office/edits.ts';
import { officeRequests } from '#server/office/requests.ts';
import { query, temporaryFolder } from '../inbox/support.ts';
import { officeSite } from './support.ts';

it.each<[string, Edit[]]>([
  ['changes something', [{ file: 'prices.yaml', meant: 'a price', isGone: false }]],
  ['changes nothing', []],
])('an edit that %s and is withdrawn meanwhile leaves the commits of others', async (_, edits) => {
  const { inbox, dataDir } = await officeSite();
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Ada', '-c', 'user.email=ada@range.example', ...args], {
      encoding: 'utf8',
    }).trim();
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/prices.yaml'), '- id: day\n');
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'By hand'],
  ])
    git(...args);
  const requests = officeRequests(inbox.engine);
  const id = await requests.add({ key: 'one', said: 'Price', job: 'price', typed: {}, edits }, new Date());
  // The first look at the content is at the state that others left.
  let looks = 0;
  const check = () => void (looks++ > 0 && query(inbox, `UPDATE office_requests SET state = 'ended' WHERE id = ${id}`));
  const office = openOfficeEdits({ root, dataDir, git, check, published: 'refs/published' });
  await office?.make();
  office?.close();
  expect([looks, git('log', '--format=%s'), git('status', '--porcelain')]).toEqual([2, 'By hand', '']);
  expect((await requests.find(id))?.state).toBe('ended');
});
