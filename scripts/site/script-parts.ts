import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync, normalizePath, type Plugin } from 'vite';

/** By the file of a script below build/client: each module in it, by its path in the project. */
export type ScriptParts = Readonly<
  Record<
    string,
    Readonly<Record<string, { bytes: number; /** The entries that need it, at once or later. */ entries: string[] }>>
  >
>;

/** Where a build says what its scripts are made of, for `npm run figures -- --parts`. It is not served. */
export const scriptPartsFile = (build: string) => path.join(build, 'script-parts.json');

/** Notes what each script of the browser is made of, minified, and which entries (routes, mostly) need that. */
export function scriptParts(): Plugin {
  return {
    name: 'script-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const { root } = this.environment.config;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entriesOf = new Map<string, string[]>();
      const nameOf = (id: string) => normalizePath(path.relative(root, id.replace(/[?\0].*/, '')));
      const follow = (id: string, entry: string) => {
        const entries = entriesOf.get(id) ?? [];
        if (entries.includes(entry)) return;
        entriesOf.set(id, [...entries, entry]);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const next of [...importedIds, ...dynamicallyImportedIds]) follow(next, entry);
      };
      for (const { isEntry, facadeModuleId } of chunks)
        if (isEntry && facadeModuleId) follow(facadeModuleId, nameOf(facadeModuleId));
      const parts: ScriptParts = Object.fromEntries(
        chunks.map(({ fileName, modules }) => [
          fileName,
          Object.fromEntries(
            Object.entries(modules).map(([id, { code }]) => [
              nameOf(id),
              {
                bytes: minifySync('module.js', code ?? '', { mangle: { toplevel: true } }).code.length,
                entries: entriesOf.get(id) ?? [],
              },
            ]),
          ),
        ]),
      );
      await writeFile(scriptPartsFile(path.dirname(dir)), JSON.stringify(parts));
    },
  };
}
