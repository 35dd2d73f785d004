import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const second = z.number();
const time = z.strictObject({
  cpu: second.describe('processor seconds'),
  steps: z.record(z.string(), z.tuple([second, second])).describe('when each began and ended, by the clock'),
});
const schema = z.strictObject({ first: time.optional(), next: time.optional() });

/** What a build took that encoded every picture, and a later one. */
export type BuildTimes = z.infer<typeof schema>;

const fileIn = (root: string) => path.join(root, '.generated/build-times.json');

/** The times of the last builds; empty before the first build, or if an interrupted one left a half-written file. */
export async function buildTimes(root: string): Promise<BuildTimes> {
  const times: unknown = await readFile(fileIn(root), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  return schema.safeParse(times).data ?? {};
}

const rounded = (milliseconds: number) => Math.round(milliseconds / 100) / 10;
const steps: Record<string, [number, number]> = {};

/** Remembers when a step of this process begins and ends. */
export async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const began = rounded(performance.now());
  const result = await work();
  steps[step] = [began, rounded(performance.now())];
  return result;
}

/** Records the processor time and the steps of this process. @returns the former, in seconds */
export async function recordBuildTime(root: string, build: keyof BuildTimes): Promise<number> {
  const { user, system } = process.cpuUsage();
  const cpu = rounded((user + system) / 1000);
  await writeFile(fileIn(root), JSON.stringify({ ...(await buildTimes(root)), [build]: { cpu, steps } }));
  return cpu;
}
