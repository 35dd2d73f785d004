import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataFiles, isDataKey, schemas } from '#content/schemas.server.ts';
import { type JsonSchema, jsonSchemaOf } from '#content/issues.server.ts';
import { settingNames } from '#server/env.ts';
import { composeContent } from '#tests/fixtures/site-content.ts';
import { generatedFiles } from '#scripts/schemas.ts';

test('generated files are up to date (else run `npm run schemas`)', () => {
  const files = generatedFiles();
  for (const [file, text] of files) expect(readFileSync(file, 'utf8'), file).toBe(text);
  expect(globSync('.vscode/schemas/*').toSorted()).toEqual(
    [...files.keys()].filter((file) => file.includes('/schemas/')).toSorted(),
  );
  for (const name of settingNames) expect(files.get('docs/operations.md')).toContain(`| \`${name}\` |`);
});

/** The values without a description of their own or of the list around them. */
function unexplained(schema: JsonSchema, at: string, around?: string): string[] {
  const said = schema.description ?? around;
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const below = [
    ...Object.entries(properties).flatMap(([key, one]) => unexplained(one, `${at}.${key}`)),
    ...(items ? unexplained(items, `${at}[]`, said) : []),
    ...(typeof additionalProperties === 'object' ? unexplained(additionalProperties, `${at}{}`, said) : []),
    ...anyOf.flatMap((form) => unexplained(form, at, said)),
  ];
  const isLeaf =
    Object.keys(properties).length === 0 && !items && typeof additionalProperties !== 'object' && anyOf.length === 0;
  return isLeaf && said === undefined ? [at] : below;
}

const folders = ['content', ...['plain', 'edited', 'odd'].map(composeContent)];

describe.each(Object.keys(dataFiles).filter(isDataKey))('%s', (key) => {
  test('has a word of explanation for each of its values', () => {
    expect(unexplained(jsonSchemaOf(schemas[key]), key)).toEqual([]);
  });

  test.each(folders)('an editor finds nothing wrong with that of %s', (folder) => {
    const file = path.join(folder, dataFiles[key]);
    const { error } = z.fromJSONSchema(jsonSchemaOf(schemas[key])).safeParse(parse(readFileSync(file, 'utf8')));
    expect(error?.issues).toBeUndefined();
  });
});
