import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({ first: z.number().optional(), next: z.number().optional() });

/** The processor seconds of a build that encoded every picture, and of a later one. */
export type BuildTimes = z.infer<typeof schema>;

const fileIn = (root: string) => path.join(root, '.generated/build-times.json');

/** The times of the last builds; empty before the first build, or if an interrupted one left a half-written file. */
export async function buildTimes(root: string): Promise<BuildTimes> {
  const times: unknown = await readFile(fileIn(root), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return schema.safeParse(times).data ?? {};
}

/** Records the processor time used by this process. @returns it, in seconds */
export async function recordBuildTime(root: string, build: keyof BuildTimes): Promise<number> {
  const { user, system } = process.cpuUsage();
  const seconds = Math.round((user + system) / 1e5) / 10;
  await writeFile(fileIn(root), JSON.stringify({ ...(await buildTimes(root)), [build]: seconds }));
  return seconds;
}
