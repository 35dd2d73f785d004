/**
 * `npm run gallery:scale`: what the gallery costs when it grows: to build, to load and to bring to life. In a copy of
 * the project, photographs are added to it step by step; the results are a Markdown table, and exit code 1 when a limit
 * is passed. The whole run encodes 500 photographs, which takes two cores about a quarter of an hour.
 *   npm run gallery:scale -- [--counts 125,250,500]
 */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { whileServed } from '#tooling/served.ts';
import { GrowingProject } from './gallery-scale/copy.ts';
import { measurePage, type PageFigures } from './gallery-scale/page.ts';
import { timed, type Timing } from './gallery-scale/timing.ts';

/** What holds however many pictures there are: bytes before scrolling on a phone, milliseconds of scripting. */
const limits = { bytes: 250_000, scripting: 300 } as const;
/** A step may cost so many times what the steps before it foretell: above, the growth is not linear. */
const tolerance = 1.5;
/** Building the site takes some seconds more or less each time, pictures or not: processor time. */
const noise = 5;

type Step = {
  added: number;
  /** Pictures since the step before. */
  fresh: number;
  pictures: Timing;
  /** The same command again, when there is nothing to do. */
  again: Timing;
  site: Timing;
  page: PageFigures;
  /** Bytes of all picture files. */
  files: number;
};

const log = (line: string) => process.stdout.write(`${line}\n`);

async function measure(project: GrowingProject, count: number): Promise<Step> {
  const { folder, added: before } = project;
  // What had changed in the project itself is not the new pictures' cost.
  if (count === 0) await timed(folder, 'scripts/images/build.ts');
  await project.growTo(count);
  const pictures = await timed(folder, 'scripts/images/build.ts');
  const again = await timed(folder, 'scripts/images/build.ts');
  const site = await timed(folder, 'scripts/build.ts');
  const page = await whileServed(
    { folder, program: ['server/node.ts'], env: { PORT: '0', DATA_DIR: path.join(folder, 'data') } },
    (origin) => measurePage(path.join(folder, 'build'), origin),
  );
  return {
    added: count,
    fresh: count - before,
    pictures,
    again,
    site,
    page,
    files: await bytesIn(path.join(folder, '.generated/images')),
  };
}

async function bytesIn(folder: string): Promise<number> {
  let sum = 0;
  for (const name of await readdir(folder)) sum += (await stat(path.join(folder, name))).size;
  return sum;
}

const cost = ({ pictures, again, fresh }: Step) => (pictures.cpu - again.cpu) / fresh;
const seconds = ({ clock, cpu }: Timing) => `${clock.toFixed(1)} (${cpu.toFixed(1)})`;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function table(steps: readonly Step[]): string {
  const head = [
    'Pictures added',
    'Encoding the new ones, s (CPU s)',
    'CPU s for each',
    'Nothing new, s (CPU s)',
    'Building the site, s (CPU s)',
    'Files, MB',
    'HTML, kB',
    'HTML br, kB',
    'Before scrolling, kB',
    'Scripting, ms',
    'Scripting when scrolled through, ms',
  ];
  const body = steps.map((step) => {
    const { page } = step;
    const encoding = step.fresh === 0 ? ['', ''] : [seconds(step.pictures), cost(step).toFixed(2)];
    return [
      step.added,
      ...encoding,
      seconds(step.again),
      seconds(step.site),
      (step.files / 1_000_000).toFixed(0),
      kB(page.html),
      kB(page.brotli),
      kB(page.beforeScrolling),
      page.scripting.toFixed(0),
      page.scrolled.toFixed(0),
    ];
  });
  return [head, head.map(() => '--:'), ...body].map(row).join('\n');
}

/** What went past its limit, in words. */
function faultsOf(steps: readonly Step[]): string[] {
  const faults = steps.flatMap(({ added, page }) => [
    ...(page.beforeScrolling > limits.bytes
      ? [
          `With ${added} more pictures a phone loads ${kB(page.beforeScrolling)} kB before scrolling; ${kB(limits.bytes)} are allowed.`,
        ]
      : []),
    ...(page.scripting >= limits.scripting
      ? [
          `With ${added} more pictures scripts run for ${page.scripting.toFixed(0)} ms; ${limits.scripting} are allowed.`,
        ]
      : []),
  ]);
  const [none, first, ...later] = steps;
  if (!none || !first) return faults;
  const building = (step: Step) => Math.max(0, step.site.cpu - none.site.cpu);
  for (const [index, step] of later.entries()) {
    const before = later[index - 1] ?? first;
    const foretold = building(before) * (step.added / before.added);
    if (cost(step) > cost(first) * tolerance)
      faults.push(
        `Encoding grows faster than the number of pictures: ${cost(first).toFixed(2)} s for each of the first, ${cost(step).toFixed(2)} s up to ${step.added}.`,
      );
    if (building(step) > foretold * tolerance + noise)
      faults.push(
        `Building grows faster than the number of pictures: ${building(before).toFixed(1)} s for ${before.added}, ${building(step).toFixed(1)} s for ${step.added}.`,
      );
  }
  return faults;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { counts: { type: 'string', default: '125,250,500' } } });
  const counts = values.counts
    .split(',')
    .map(Number)
    .toSorted((a, b) => a - b);
  if (!counts.every((count) => Number.isSafeInteger(count) && count > 0))
    throw new Error('--counts wants numbers of pictures with commas between them: --counts 20,40');
  // The copy is made from the folder in which one works.
  process.chdir(path.resolve(import.meta.dirname, '..'));
  const project = new GrowingProject();
  process.once('SIGINT', () => {
    project.remove();
    process.exit(130);
  });
  try {
    const steps: Step[] = [];
    for (const count of [0, ...counts]) {
      steps.push(await measure(project, count));
      process.stderr.write(`${count} pictures added and measured\n`);
    }
    const faults = faultsOf(steps);
    log(table(steps));
    log(faults.length === 0 ? '\nEvery limit holds.' : `\n${faults.join('\n')}`);
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    project.remove();
  }
}

if (import.meta.main) await main();
