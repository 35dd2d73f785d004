import { globSync } from 'node:fs';

/** Installed, generated or separate: folders of the project that hold none of its own code. */
const excluded = ['node_modules', 'build', '.generated', 'data', 'illustrations', 'screenshots', 'test-results'];

/** Paths of the project's own files that match, with `/` between folders. */
export const ownFiles = (pattern: string): string[] =>
  globSync(pattern, { exclude: excluded.flatMap((folder) => [folder, `${folder}/**`]) }).map((file) =>
    file.replaceAll('\\', '/'),
  );
