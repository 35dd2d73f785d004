/**
 * How long a command takes: by the clock, and by the work it gives the processors, which a busy machine does not
 * change.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Both in seconds; `cpu` is the sum over all processors and child processes. */
export type Timing = { clock: number; cpu: number };

const preload = import.meta.resolve('./report-cpu.ts');

/** Runs a script of the project copy in `folder`. Throws with what it said when it fails. */
export async function timed(folder: string, script: string): Promise<Timing> {
  const report = path.join(folder, 'cpu-report');
  const started = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, CPU_REPORT: report, NODE_OPTIONS: `--import=${preload}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number | null];
  const clock = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${script} failed:\n${(await said).join('\n')}`);
  return { clock, cpu: cpuSeconds(report) };
}

/** Adds up what the processes have noted, in seconds, and clears the notes. */
function cpuSeconds(report: string): number {
  if (!existsSync(report)) throw new Error('No process has noted the time it took.');
  const microseconds = readFileSync(report, 'utf8').trim().split('\n').map(Number);
  rmSync(report);
  return microseconds.reduce((sum, each) => sum + each, 0) / 1_000_000;
}
