import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

it('each rule of the linter that is off has its reason on the line above', () => {
  const lines = readFileSync('.oxlintrc.json', 'utf8').split('\n');
  const off = lines
    .map((line, index) => ({ line, above: lines[index - 1] ?? '' }))
    .filter(({ line }) => line.endsWith('"off",') || line.endsWith('"off"'));
  expect(off.length).toBeGreaterThan(0);
  expect(off.filter(({ above }) => !above.trim().startsWith('// ')).map(({ line }) => line)).toEqual([]);
});

it('each place where a rule is switched off says why', () => {
  const bare = ownFiles('**/*.{ts,tsx}').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /\/[/*] (?:oxlint|eslint)-disable/.test(line) && !/ -- \S/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(bare).toEqual([]);
});
