import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

it('a module that is also a program asks `import.meta.main`, and in no other way', () => {
  const others = ownFiles('{scripts,server,tests}/**/*.ts').filter((file) =>
    /if \([^)]*(?:process\.argv\[1\]|import\.meta\.(?:url|filename))/.test(readFileSync(file, 'utf8')),
  );
  expect(others).toEqual([]);
});
