import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFiles } from './own-files.ts';

const files = ownFiles('**/*.*');
const names = new Set(files.map((file) => path.posix.basename(file)));
const topFolders = new Set(files.map((file) => file.split('/')[0]));
const { scripts, imports } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'imports',
  Record<string, string>
>;
const documents = files.filter(
  (file) => file.endsWith('.md') && !/^(?:content|tests\/fixtures\/sites\/\w+)\//.test(file),
);

/** What the build and the tests make: named in documents, and not there in a fresh clone. */
const made = /^(?:build|\.generated|node_modules|data|screenshots)(?:\/|$)/;
const example = /(?:^|\/)(?:lost-and-found|volunteer-days)\./;
const endings = /\.(?:tsx?|js|json|md|ya?ml|css|sh|sql|html|service|timer|txt)$/;

/** The path in a piece of code, as `git ls-files` would name it; undefined where it is something else. */
function pathIn(code: string): string | undefined {
  const [word = ''] = code.replace(/^\.\//, '').split(/[:#](?=[\w-]+$)/);
  const alias = Object.entries(imports).find(([name]) => word.startsWith(name.replace('*', '')));
  const named = alias ? word.replace(alias[0].replace('*', ''), alias[1].replace('*', '').replace('./', '')) : word;
  if (!/^[\w.@<>*{},…-]+(?:\/[\w.@<>*{},…-]*)*$/.test(named) || made.test(named) || example.test(named))
    return undefined;
  return endings.test(named) || (named.includes('/') && topFolders.has(named.split('/')[0])) ? named : undefined;
}

/** Whether there is such a file. `<page>`, `*` and `…` are placeholders; a bare name may be in any folder. */
function isThere(named: string, folder: string): boolean {
  const places = [named, path.posix.join(folder, named), ...(named.includes('/') ? [] : [`**/${named}`])];
  if (/[<*…{]/.test(named)) return places.some((place) => ownFiles(place.replaceAll(/<[^>]*>|…/g, '*')).length > 0);
  return places.some((place) => existsSync(place)) || names.has(named);
}

/** Pieces of code in a text: between backticks, and the lines of blocks. */
const codeIn = (text: string) => [
  ...[...text.matchAll(/```\w*\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n')),
  ...[...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
];

/** What in a piece of code a reader would type or open in vain. */
function missingIn(code: string, folder: string): string[] {
  const commands = [...code.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  return [
    ...commands.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    // What is named with its version is fetched for that one call.
    ...[...code.matchAll(/npx ([\w-]+)(?![\w@-])/g)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(`node_modules/.bin/${name}`)),
    ...code
      .replaceAll(/(?:>|--output) \S+/g, '')
      .split(/[\s"'(),;]+/)
      .map(pathIn)
      .filter((named) => named !== undefined && !isThere(named, folder))
      .map(String),
  ];
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names no file and no command that does not exist', () => {
    expect(codeIn(text).flatMap((code) => missingIn(code, path.posix.dirname(file)))).toEqual([]);
  });

  it('links to documents that exist', () => {
    const targets = [...text.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([]);
  });
});

describe('the decisions', () => {
  const records = ownFiles('docs/decisions/*.md').toSorted();

  it.each(records)('%s has the form of the others, in at most 45 lines', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# (\d{3}): .+\n\nStatus: (accepted|superseded).*\n\n## Why\n/);
    expect(text.slice(2, 5)).toBe(path.posix.basename(file).slice(0, 3));
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
  });
});

const [, promises = ''] =
  /<!-- promises -->([^]*?)<!-- \/promises -->/.exec(readFileSync('docs/code-style.md', 'utf8')) ?? [];
const held = [...promises.matchAll(/^\| (.+?) \| `([^`]+)`: (.+) \|$/gm)].map(
  ([, promise = '', file = '', title = '']) => ({
    promise,
    file,
    title,
  }),
);

it.each(held)('a test holds the promise: $promise', ({ file, title }) => {
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\(\\s*['\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
});

it('each row of the promises is read', () => {
  expect(held).toHaveLength(promises.trim().split('\n').length - 2);
});
