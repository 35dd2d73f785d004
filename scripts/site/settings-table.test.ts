import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '#server/env.ts';
import { settingsTable, withCurrentTable } from './settings-table.ts';

const operations = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

describe('the table of settings', () => {
  it('has a row for every setting, with its default', () => {
    const table = settingsTable();
    for (const name of settingNames) expect(table).toContain(`| \`${name}\` |`);
    expect(table).toContain('| `PORT` | `3000` |');
    expect(table).toContain('| `SMTP_URL` | not set |');
  });

  it('in docs/operations.md is current (else: node scripts/site/settings-table.ts --write)', () => {
    expect(operations).toBe(withCurrentTable(operations));
  });

  it('is not written into a document without a place for it', () => {
    expect(() => withCurrentTable('# Operations')).toThrow('settings');
  });
});
