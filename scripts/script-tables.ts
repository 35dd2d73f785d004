/** What each kilobyte of script is for, page by page: `npm run figures -- --parts`. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptPartsFile, type ScriptParts } from './site/script-parts.ts';

/** What the modules of a path are for; the first that fits. */
const purposes: readonly [name: string, path: RegExp][] = [
  ['React', /^node_modules\/(?:react|react-dom|scheduler)\//],
  ['React Router', /^node_modules\/(?:react-router|cookie|set-cookie-parser)\//],
  ['Carousel (Embla)', /^node_modules\/embla/],
  ['Icons (lucide)', /^node_modules\/lucide\//],
  ['Other libraries', /^node_modules\//],
];
/** Written by React Router, from no module. */
const listOfRoutes = 'List of routes';
const ours = { everywhere: 'Ours, on every page', here: 'Ours, here' };
const columns = [...purposes.map(([name]) => name), listOfRoutes, ours.everywhere, ours.here];

/** What they need, every page needs. */
const ofAll = ['app/root.tsx', 'app/entry.client.tsx'];

type Module = { id: string; bytes: number; entries: readonly string[] };

/** The modules of a script with their share of what it weighs in Brotli, in bytes. */
type Weigh = (file: string) => Promise<readonly Module[]>;

/** @param build the folder of a finished build */
export async function readScripts(build: string): Promise<Weigh> {
  const parts = JSON.parse(await readFile(scriptPartsFile(build), 'utf8')) as ScriptParts;
  return async (file) => {
    const { length } = await readFile(path.join(build, 'encoded/br', file));
    const modules = Object.entries(parts[file] ?? { '': { bytes: 1, entries: [] } });
    const whole = modules.reduce((sum, [, { bytes }]) => sum + bytes, 0);
    return modules.map(([id, { bytes, entries }]) => ({ id, entries, bytes: whole && (length * bytes) / whole }));
  };
}

const kB = (bytes: number, digits = 1) => (bytes / 1000).toFixed(digits);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (names: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(names), `|---|${'--:|'.repeat(names.length - 1)}`, ...rows.map(row)].join('\n');
const sum = (modules: readonly Module[]) => modules.reduce((whole, { bytes }) => whole + bytes, 0);

/**
 * Two tables in Markdown: what the script of each page is for, and what of our own every page carries.
 * @param pages the scripts that a page fetches by itself, by its path
 */
export async function scriptTables(pages: ReadonlyMap<string, readonly string[]>, weigh: Weigh): Promise<string> {
  const fetched = [...pages.values()];
  const isEverywhere = (file: string) => fetched.every((files) => files.includes(file));
  const purposeOf = (id: string, file: string) =>
    id === ''
      ? listOfRoutes
      : (purposes.find(([, modules]) => modules.test(id))?.[0] ?? (isEverywhere(file) ? ours.everywhere : ours.here));
  const weighed = await Promise.all(
    [...pages].map(async ([page, files]) => {
      const modules = await Promise.all(
        files.map(async (file) =>
          (await weigh(file)).map((module) => ({ ...module, purpose: purposeOf(module.id, file) })),
        ),
      );
      const cells = columns.map((name) => sum(modules.flat().filter(({ purpose }) => purpose === name)));
      return { page, all: sum(modules.flat()), cells };
    }),
  );
  const isUsed = (_: unknown, column: number) => weighed.some(({ cells }) => cells[column]);
  const rows = weighed.map(({ page, all, cells }) => [
    `\`${page}\``,
    ...[all, ...cells.filter(isUsed)].map((bytes) => kB(bytes)),
  ]);
  const shared = (await Promise.all((fetched[0] ?? []).filter(isEverywhere).map(weigh)))
    .flat()
    .filter(({ id }) => id.startsWith('app/') || id.startsWith('domain/'));
  const folders = Map.groupBy(shared, ({ id }) => path.posix.dirname(id));
  const ofFolders = [...folders]
    .filter(([, modules]) => sum(modules) > 50)
    .toSorted(([, one], [, other]) => sum(other) - sum(one))
    .map(([folder, modules]) => [
      `\`${folder}\``,
      kB(sum(modules), 2),
      modules
        .filter(({ entries }) => !entries.some((entry) => ofAll.includes(entry)) && entries.length < pages.size)
        .map(({ id, bytes, entries }) => `${path.posix.basename(id)} ${kB(bytes, 2)} (${entries.length})`)
        .join(', '),
    ]);
  return [
    tableOf(['Page', 'All', ...columns.filter(isUsed)], rows),
    tableOf(['Ours on every page', 'kB', 'Of that, for some pages only (how many)'], ofFolders),
  ].join('\n\n');
}
