/**
 * TypeScript's declarations of the language and the browser, as the oldest supported browsers have them: what one of
 * them lacks is optional, so the compiler refuses each use that doesn't first ask whether it is there. A newer number,
 * text or boolean is left out: as a condition, undefined would pass for 0, '' or false.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { browsers } from '#scripts/build/vite-plugins.ts';

const root = path.resolve(import.meta.dirname, '../..');
const [library = ''] = globSync('node_modules/@typescript/*/lib', { cwd: root });

const onPhones: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
};
const oldest = browsers.flatMap((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  const phone = onPhones[name];
  if (!phone) throw new Error(`The compatibility data has no browser ${browser}.`);
  return [name as BrowserName, phone].map((one) => ({ name: one, version: Number.parseFloat(version) }));
});

type Support = CompatStatement['support'];
const supportOf = (feature: Identifier | undefined): Support | undefined => {
  const { __compat: data } = feature ?? {};
  return data?.support;
};

/** The first version of a browser that has it, without a switch or a name of its own; infinite if none has. */
const firstWith = (support: Support, browser: BrowserName): number =>
  Math.min(
    ...[support[browser] ?? []]
      .flat()
      .filter((one) => !one.flags && !one.prefix && !one.alternative_name && !one.version_removed)
      .map(({ version_added: added }) => Number.parseFloat(String(added).replace('≤', '')))
      .filter((version) => !Number.isNaN(version)),
  );

/**
 * Whether one of the oldest browsers lacks it. False for what the data doesn't know, and for a member that is as old as
 * its interface: where there is an object, it has that member.
 */
function isNewer(feature: Identifier | undefined, owner?: Identifier): boolean {
  const support = supportOf(feature);
  const ofOwner = supportOf(owner);
  const needed = ({ name, version }: (typeof oldest)[number]) =>
    ofOwner ? Math.max(version, firstWith(ofOwner, name)) : version;
  return support !== undefined && oldest.some((browser) => firstWith(support, browser.name) > needed(browser));
}

// Imported, its ten megabytes would be made a module first, in seconds.
const compatFile = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
const { api, javascript } = JSON.parse(readFileSync(compatFile, 'utf8')) as CompatData;
const builtins = javascript['builtins'] ?? {};
/** Interfaces of the library by another name than in the data. */
const sameAs = (name: string) =>
  name
    .replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '')
    .replace(/^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/, 'TypedArray');

/** What the data says of `window.x` and of `x`. */
const globals: Identifier = { ...builtins, ...api, ...api['Window'] };

/** The interfaces that extend one. */
type Extensions = ReadonlyMap<string, readonly string[]>;

/** The data doesn't have the library's mixins: their members are those of each interface that extends them. */
function entriesOf(owner: string, extendedBy: Extensions): Identifier[] {
  if (owner === 'Window' || owner.startsWith('WindowOr')) return [globals];
  const [space, name = owner] = owner.split('.');
  const own = space === 'Intl' ? builtins['Intl']?.[sameAs(name)] : (api[owner] ?? builtins[sameAs(owner)]);
  return own ? [own] : (extendedBy.get(owner) ?? []).flatMap((one) => entriesOf(one, extendedBy));
}

/** The files that a library consists of, each after those that it needs. */
function filesOf(name: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(path.join(root, library, `lib.${name}.d.ts`), 'utf8');
  for (const [, other = ''] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)"/gm)) filesOf(other, found);
  return found.add(name);
}

/** `interface X {`, `namespace X {`, or the constructor of a class as `declare var X: {`. */
const blockStart = /^( *)(?:declare )?(?:(interface|namespace) (\w+).*|(?:var|const) (\w+): )\{$/;
type Block = { indent: string; name: string; isNamespace: boolean };

const featureOf = (owner: Identifier | undefined, name: string) => owner?.[name] ?? owner?.[`${name}_static`];

/** The line of a global that is newer, as one that may be undefined. */
function globalLine(line: string, namespace: string | undefined): string {
  const [, start = '', kind, name = ''] = /^( *(?:declare )?)(function|var|const) (\w+)/.exec(line) ?? [];
  const owner = namespace === undefined ? globals : (api[namespace] ?? builtins[namespace]);
  if (kind === undefined || !isNewer(featureOf(owner, name))) return line;
  // A function has one line for each overload, and a variable may be declared twice with the same type.
  return kind === 'function'
    ? `${start}var ${name}: ((...args: any[]) => any) | undefined;`
    : line.replace(': ', ': undefined | ');
}

/** The line of a member that is newer, as an optional one. */
function memberLine(line: string, { indent, name }: Block, extendedBy: Extensions): string {
  const [, start = '', member] = /^( +)(?:readonly |get )?(\w+)(?=[(<:])/.exec(line) ?? [];
  if (member === undefined || start.length !== indent.length + 4) return line;
  const owners = entriesOf(name, extendedBy).filter((owner) => featureOf(owner, member));
  if (owners.length === 0 || !owners.every((owner) => isNewer(featureOf(owner, member), owner))) return line;
  if (/: (?:boolean|number|string)(?: \| null)?;$/.test(line)) return '';
  return line.replace(/^( +)get (\w+)\(\)/, '$1$2').replace(new RegExp(`\\b${member}(?=[(<:])`), `${member}?`);
}

function withOptionalMembers(text: string, extendedBy: Extensions): string {
  const blocks: Block[] = [];
  const lines = text.replaceAll(/^\/\/\/ <reference.*$/gm, '').split('\n');
  const written = lines.map((line) => {
    const outer = blocks.at(-1);
    if (outer && line.startsWith(`${outer.indent}}`)) blocks.pop();
    const [, indent = '', kind, named, constant] = blockStart.exec(line) ?? [];
    const name = named ?? constant;
    const isNamespace = kind === 'namespace';
    if (name !== undefined) blocks.push({ indent, name: outer ? `${outer.name}.${name}` : name, isNamespace });
    return outer && !outer.isNamespace ? memberLine(line, outer, extendedBy) : globalLine(line, outer?.name);
  });
  return written.join('\n');
}

/** Writes the declarations and a tsconfig.json that checks with them what browsers get of app/ and domain/. */
export function writeProject(folder: string, include: readonly string[]): string {
  const names = [...filesOf('es2024'), ...filesOf('dom')];
  const texts = names.map((name) => readFileSync(path.join(root, library, `lib.${name}.d.ts`), 'utf8'));
  const extendedBy = new Map<string, string[]>();
  for (const [, name = '', bases = ''] of texts.join('\n').matchAll(/^ *interface (\w+)(?:<.*>)? extends (.*) \{$/gm))
    for (const [base] of bases.matchAll(/\w+/g)) extendedBy.set(base, [...(extendedBy.get(base) ?? []), name]);
  mkdirSync(folder, { recursive: true });
  const files = names.map((name, index) => {
    const file = path.join(folder, `lib.${name}.d.ts`);
    writeFileSync(file, withOptionalMembers(texts[index] ?? '', extendedBy));
    return file;
  });
  // Node's own declarations would give browsers what Node has.
  const typeRoots = [path.join(folder, 'types')];
  mkdirSync(path.join(folder, 'types/node'), { recursive: true });
  writeFileSync(path.join(folder, 'types/node/index.d.ts'), "declare module 'node:*';\n");
  const project = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    target: 'ES2022',
    lib: null,
    noImplicitAny: false,
    noLib: true,
    typeRoots,
    types: [path.join(root, 'node_modules/vite/client')],
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions,
      files,
      include,
      exclude: ['/**/*.test.ts', '/**/*.test.tsx'],
    }),
  );
  return project;
}
