/**
 * `npm run schemas`: writes the content's schemas for editors, which then complete keys and explain them while somebody
 * types. They are kept in the repository, so that a fresh clone has them; a test says when they are old.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DataKey, dataFiles, isDataKey } from '#content/files.server.ts';
import { jsonSchemaOf } from '#content/json-schema.server.ts';
import { schemas } from '#content/schemas.server.ts';

const folder = '.vscode';
const schemaFile = (key: DataKey): string => `schemas/${dataFiles[key].replace('.yaml', '.json')}`;
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every file that an editor reads, by its path below the project's folder. */
export function editorFiles(): Map<string, string> {
  const keys = Object.keys(dataFiles).filter(isDataKey);
  const settings = {
    'yaml.schemas': Object.fromEntries(
      keys.map((key) => [
        `./${folder}/${schemaFile(key)}`,
        [`content/${dataFiles[key]}`, `tests/clubs/*/${dataFiles[key]}`],
      ]),
    ),
  };
  return new Map([
    [`${folder}/settings.json`, json(settings)],
    [`${folder}/extensions.json`, json({ recommendations: ['redhat.vscode-yaml'] })],
    ...keys.map((key): [string, string] => [`${folder}/${schemaFile(key)}`, json(jsonSchemaOf(schemas[key]))]),
  ]);
}

if (import.meta.main) {
  rmSync(path.join(folder, 'schemas'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'schemas'), { recursive: true });
  for (const [file, text] of editorFiles()) writeFileSync(file, text);
}
