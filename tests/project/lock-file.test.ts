/** What npm installs is what was tested: each package in package-lock.json has its checksum. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Entry = { integrity?: string; link?: boolean; optional?: boolean; os?: string[]; cpu?: string[] };

/** Optional native parts for other machines, whose checksums only the public registry has. */
const unknownHere = [
  /^node_modules\/@oxc-parser\/binding-/, // of knip
  /^node_modules\/@oxlint\/binding-/,
  /^node_modules\/@oxlint-tsgolint\//,
  /^node_modules\/@tailwindcss\/oxide-/,
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const unchecked = Object.entries(packages).filter(([name, entry]) => name !== '' && !entry.integrity && !entry.link);

it('every package has a checksum, but for the builds for other machines that are listed here', () => {
  expect(unchecked.map(([name]) => name).filter((name) => !unknownHere.some((known) => known.test(name)))).toEqual([]);
});

it('those are optional, and none of them is for the machines on which this is tested and run: Linux on x64', () => {
  for (const [name, { optional, os = [], cpu = [] }] of unchecked) {
    const ordinary = os.includes('linux') && cpu.includes('x64') && !name.endsWith('-musl');
    expect({ name, optional, ordinary }).toEqual({ name, optional: true, ordinary: false });
  }
});

it('each version is exact, in package.json and so in everybody’s node_modules', () => {
  const own = packages[''] as Record<string, Record<string, string>>;
  const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(own[kind] ?? {}),
  );
  expect(wanted.filter(([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
