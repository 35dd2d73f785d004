import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyPart, refreshCode } from '#tests/fixtures/project-copy.ts';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';

const folder = temporaryFolder();
const { CONTENT_DIR: _, ...env } = process.env;
const options = { cwd: folder, env, encoding: 'utf8' } as const;

test('where nothing earlier exists, the check says that it compared nothing', { tags: ['long'] }, () => {
  refreshCode('.', folder);
  copyPart('content', '.', folder);
  const { stdout } = spawnSync(process.execPath, ['scripts/check-content.ts'], options);
  expect(stdout).toMatch(/^The content has no mistakes\. Prices, dates and Spanish without a stamp were not compared/);
});

test('search words that two facts share stop the check and the build', { tags: ['long'] }, () => {
  const faq = path.join(folder, 'content/faq.yaml');
  writeFileSync(faq, readFileSync(faq, 'utf8').replace(/(role: hours\n +en: >-\n +)(?=\S)/, '$1kid, '));
  for (const script of ['check-content', 'build']) {
    const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`], options);
    expect(stderr).toMatch(/content\/\S+:\d+ {2}This entry asks for a fact by “kid”/);
    expect(stderr).toMatch(/\n\nA mistake can hide others: check again once it is corrected\.\n+$/);
    expect(status).toBe(1);
  }
});

test('npm run translations tells a mistake in the content as the check does', { tags: ['long'] }, () => {
  const prices = path.join(folder, 'content/prices.yaml');
  writeFileSync(prices, readFileSync(prices, 'utf8').replace('amount: 35', 'amount: thirty'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/translations.ts'], options);
  expect(stderr).toMatch(/^The content has [^]*content\/prices\.yaml:\d+ {2}/);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(1);
});

test('npm run translations refuses a name that nothing has', { tags: ['long'] }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/translations.ts', '--stamp', 'passs'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Nothing has the name passs\. Here goes: .*, pass,/);
  expect(status).toBe(1);
});
