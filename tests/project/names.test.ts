/** Exported names don't shadow those of the DOM, which every module sees. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

/** Words of the range and of its site, which mean what they say there. */
const ours = new Set(['Navigation', 'Range']);

/** Files whose names are still to be changed. */
const pending = /^(?:domain\/windows|tests\/e2e\/|app\/document)/;

it('no exported name shadows a DOM global', () => {
  const [library = ''] = globSync('node_modules/@typescript/*/lib/lib.dom.d.ts');
  const globals = new Set(
    [...readFileSync(library, 'utf8').matchAll(/^(?:declare (?:var|function)|interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(globals).toContain('Document');
  const shadowing = ownFiles('{app,content,domain,server,scripts,tests}/**/*.{ts,tsx}')
    .filter((file) => !pending.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => globals.has(name) && !ours.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(shadowing).toEqual([]);
});
