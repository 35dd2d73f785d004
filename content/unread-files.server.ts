import { existsSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from './schema/text.ts';
import { dataFiles } from './schemas.server.ts';
import { fileNames } from './source.server.ts';

const texts = /\.(ya?ml|md|markdown|txt|docx?|odt|rtf|csv)$/i;

export const pageFile = /^pages\/[a-z0-9-]+(\.[a-z0-9-]+)*\.md$/;

/** One line for each text file that nothing reads, with its likely correct name. */
export function unreadFiles(folder: string): string[] {
  const known: readonly string[] = Object.values(dataFiles).flatMap((file) => [file, `es.${file}`]);
  const there = ['', 'pages'].flatMap((below) =>
    existsSync(path.join(folder, below)) ? fileNames(folder, below).map((name) => path.posix.join(below, name)) : [],
  );
  return there
    .filter((name) => texts.test(name) && !known.includes(name) && !pageFile.test(name))
    .map((name) => {
      const meant = /^pages\/.*\.md$/.test(name)
        ? `pages/${path.parse(name).name.split('.').map(slugOf).join('.')}.md`
        : known.find((file) => path.parse(file).name === name.split('.')[0]?.toLowerCase());
      return `content/${name}  This file is read by nothing: ${meant && !there.includes(meant) ? `rename it ${meant}` : 'is its name spelled right?'}`;
    });
}
