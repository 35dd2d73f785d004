/** `npm run schemas`: writes the JSON Schemas for editors, and the table of settings in docs/operations.md. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFiles, type DataKey, isDataKey, schemas } from '#content/schemas.server.ts';
import { jsonSchemaOf } from '#content/issues.server.ts';
import { factsOf, readSettings, settingNames } from '#server/env.ts';

const folder = '.vscode';
const operations = 'docs/operations.md';
const schemaFile = (key: DataKey): string => `schemas/${dataFiles[key].replace('.yaml', '.json')}`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export function generatedFiles(): Map<string, string> {
  const keys = Object.keys(dataFiles).filter(isDataKey);
  const settings = {
    'yaml.schemas': Object.fromEntries(
      keys.map((key) => [
        `./${folder}/${schemaFile(key)}`,
        [`content/${dataFiles[key]}`, `tests/fixtures/sites/plain/${dataFiles[key]}`],
      ]),
    ),
  };
  return new Map([
    [`${folder}/settings.json`, json(settings)],
    [`${folder}/extensions.json`, json({ recommendations: ['redhat.vscode-yaml'] })],
    ...keys.map((key): [string, string] => [`${folder}/${schemaFile(key)}`, json(jsonSchemaOf(schemas[key]))]),
    [operations, withSettingsTable(readFileSync(operations, 'utf8'))],
  ]);
}

/** The name, default, allowed values and purpose of each setting, inserted between the two marker comments. */
function withSettingsTable(markdown: string): string {
  const defaults = readSettings({});
  const rows = settingNames.map((name) => {
    const { allowed, description } = factsOf(name);
    const value = defaults[name];
    return `| \`${name}\` | ${value === undefined ? 'not set' : `\`${value}\``} | ${allowed} | ${description} |`;
  });
  const table = ['| Variable | Default | Allowed | What it is for |', '|---|---|---|---|', ...rows, ''].join('\n');
  const marked = /(<!-- settings: [^\n]* -->\n)[\s\S]*?(<!-- end of settings -->)/;
  return markdown.replace(marked, (_all, start: string, end: string) => start + table + end);
}

if (import.meta.main) {
  rmSync(path.join(folder, 'schemas'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'schemas'), { recursive: true });
  for (const [file, text] of generatedFiles()) writeFileSync(file, text);
}
