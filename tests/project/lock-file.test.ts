/** What npm installs is what was tested: each package in package-lock.json has its checksum. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Entry = { integrity?: string; link?: boolean; optional?: boolean; os?: string[]; cpu?: string[] };

/**
 * Builds of native parts for other machines: Windows, macOS, Android, BSD, musl, processors that are rare. The registry
 * beside which the lock file is written does not carry them, so their checksums are not known there. Each is optional,
 * and is installed on a machine of its own kind only. `npm install` beside the public registry writes the checksums;
 * what has got one then goes from this list.
 */
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

it('the list names nothing that is no longer there', () => {
  expect(unknownHere.filter((known) => !unchecked.some(([name]) => known.test(name)))).toEqual([]);
});

it('each version is exact, in package.json and so in everybody’s node_modules', () => {
  const own = packages[''] as Record<string, Record<string, string>>;
  const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(own[kind] ?? {}),
  );
  expect(wanted.filter(([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
