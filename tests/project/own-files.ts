import { globSync } from 'node:fs';

const notOurs = new Set([
  'node_modules',
  'build',
  '.generated',
  'data',
  'illustrations',
  'screenshots',
  'test-results',
]);

/** Paths of the project's own files that match, `/` between folders; nothing that was installed or built. */
export const ownFiles = (pattern: string): string[] =>
  globSync(pattern, { exclude: (name) => notOurs.has(name) }).map((file) => file.replaceAll('\\', '/'));
