/**
 * `npm test` and its shorter forms. Two or three steps run at a time, each as soon as its dependencies are done, those
 * that find a mistake soonest first; the first failure ends the run.
 * node scripts/test.ts            everything
 * node scripts/test.ts check      the checks of the code and of the repository, without running it
 * node scripts/test.ts quick      these and the units without servers, processes and data folders: a minute
 * node scripts/test.ts exhaustive the long proofs, which `npm test` leaves out: a club year, kills, odd feeds
 * node scripts/test.ts edge       the site as Cloudflare would serve it, on the build of the club for tests
 * node scripts/test.ts one NAME   the test files whose path has NAME in it
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { slowestTests } from './test/slowest.ts';
import { root, runsWith, type Step } from './test/steps.ts';

const [name = '', pattern = ''] = process.argv.slice(2);
const run = name === 'one' && pattern === '' ? undefined : runsWith(pattern)[name];
if (!run) throw new Error(`There is no such run: ${name} ${pattern}`);
const { steps, atOnce, workers } = run;

const reports = path.join(root, '.generated/test-reports');
rmSync(reports, { recursive: true, force: true });

const say = (line: string) => process.stdout.write(`${line}\n`);
const begun = performance.now();
const since = (start: number) => `${Math.round((performance.now() - start) / 1000)} s`;
const times: string[] = [];
const processes = new Set<ChildProcess>();
const temporary = folderInMemory();

/**
 * A folder in memory for the tests' temporary files, on Linux with enough of it: on a disk each commit of SQLite waits
 * for the disk. Undefined elsewhere, and where no program may be started from there, as in containers.
 */
function folderInMemory(): string | undefined {
  const folder = canUseMemory() ? mkdtempSync('/dev/shm/tests-') : undefined;
  if (!folder) return undefined;
  // Some tests run a program as another user.
  chmodSync(folder, 0o755);
  // Programs that were just told to end may still write there.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      for (const child of processes) child.kill();
      process.exit(1);
    });
  return folder;
}

function canUseMemory(): boolean {
  const gigabyte = 1024 ** 3;
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    const isForPrograms = / \/dev\/shm tmpfs (?!\S*noexec)/.test(readFileSync('/proc/mounts', 'utf8'));
    return isForPrograms && bavail * bsize >= 4 * gigabyte && process.availableMemory() >= 6 * gigabyte;
  } catch {
    // Another system, or one that doesn't tell.
    return false;
  }
}

/** Runs a step. If another one runs beside it, its output is printed at its end. A failure ends the program. */
async function runStep({ what, command, args, env }: Step): Promise<void> {
  const started = performance.now();
  const isAlone = atOnce === 1;
  const title = `\n== ${what}: ${path.basename(command)} ${args.join(' ')}`;
  say(isAlone ? title : `-- ${what} …`);
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      TEST_REPORT: path.join(reports, `${steps.findIndex((step) => step.what === what)}.json`),
      TEST_WORKERS: String(workers),
      ...(temporary && { TMPDIR: temporary }),
      // Each step starts programs; this cache saves later ones from compiling the same code again.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      ...env,
    },
  });
  processes.add(child);
  const outputs = [child.stdout, child.stderr].map((output) =>
    output ? buffer(output) : Promise.resolve(Buffer.alloc(0)),
  );
  const [status] = (await once(child, 'close')) as [number | null];
  processes.delete(child);
  if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(`${title}\n`), ...(await Promise.all(outputs))]));
  times.push(`${what}: ${since(started)}`);
  if (status === 0) return void say(`== ${times.at(-1)}`);
  process.stderr.write(`\n${what}: failed.\n`);
  for (const other of processes) other.kill();
  process.exit(status ?? 1);
}

const waiting = new Set(steps);
const running = new Map<Step, Promise<void>>();
const isReady = ({ after }: Step) => !after || (!waiting.has(after) && !running.has(after));
while (waiting.size + running.size > 0) {
  for (const step of steps) {
    if (!waiting.has(step) || running.size === atOnce || !isReady(step)) continue;
    waiting.delete(step);
    running.set(
      step,
      runStep(step).then(() => void running.delete(step)),
    );
  }
  await Promise.race(running.values());
}
say(`\n${[...times, '', ...slowestTests(reports)].join('\n')}\n\nEverything passed in ${since(begun)}.`);
