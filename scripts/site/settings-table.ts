/**
 * The table of settings in docs/operations.md, made from the schema.
 *
 *     node scripts/site/settings-table.ts --check   fails when the table is not current
 *     node scripts/site/settings-table.ts --write   brings it up to date
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { factsOf, readSettings, settingNames } from '#server/env.ts';

const document = path.join(import.meta.dirname, '..', '..', 'docs', 'operations.md');
const marked = /(<!-- settings: [^\n]* -->\n)[\s\S]*?(<!-- end of settings -->)/;

/** The table as Markdown: name, default, what is allowed, what it is for. */
export function settingsTable(): string {
  const defaults = readSettings({});
  const rows = settingNames.map((name) => {
    const { allowed, description } = factsOf(name);
    const value = defaults[name];
    return `| \`${name}\` | ${value === undefined ? 'not set' : `\`${value}\``} | ${allowed} | ${description} |`;
  });
  return ['| Variable | Default | Allowed | What it is for |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** The document with its table brought up to date. @throws where it has no place for the table */
export function withCurrentTable(markdown: string): string {
  if (!marked.test(markdown))
    throw new Error('docs/operations.md has no "<!-- settings: … -->" and "<!-- end of settings -->" lines');
  return markdown.replace(marked, (_all, start: string, end: string) => start + settingsTable() + end);
}

if (import.meta.main) {
  const present = readFileSync(document, 'utf8');
  const current = withCurrentTable(present);
  if (process.argv.includes('--write')) writeFileSync(document, current);
  else if (present !== current) {
    process.stderr.write(
      'The settings in docs/operations.md are not current. Run: node scripts/site/settings-table.ts --write\n',
    );
    process.exitCode = 1;
  }
}
