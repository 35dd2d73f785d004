/** `npm run close`: closes the range on the website from the server. See docs/operations.md. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { plansOf } from '#content/today.server.ts';
import type { Day } from '#domain/days.ts';
import { fullDate } from '#words/format-time.ts';
import { rangeDay } from '#domain/range-time.ts';
import { contentOfBuild, loadContent, ownContent } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { urlOf } from '#server/http/listen.ts';
import { dayLine, sentences } from '#server/said/explanation-words.ts';
import { askSite, SiteError } from '#server/said/site.ts';
import { StartError } from '#server/start-error.ts';
import { afterTask, type Change, isSameList, Refusal, type Task, type TaskDeps } from './change-closures.ts';
import { closureFile, openOfficeClosures, writeOfficeClosures } from './closure-file.ts';
import { closureOf, type TypedClosure, TypedError } from './new-closure.ts';
import { currentClosures, noClosures, type OfficeClosure } from './office-closure.ts';

const help = `Closes the range on the website, without the calendar and without a build.

  npm run close -- "Closed: snow"                             until the end of today
  npm run close -- "Closed: snow" --until "2:30 PM"           until then, today
  npm run close -- "Closed: snow" --until 2026-11-25          through that day
  npm run close -- "Closed: snow" --until "2026-11-25 12:00"  until then, on the range's clock
  npm run close -- "Closed: snow" --from 2026-11-25           that day; with --until, from that day on
  npm run close -- --list                                     says what is closed, each with its number
  npm run close -- --lift                                     ends the only closure
  npm run close -- --lift 2                                   ends the second one; --lift all ends every one

  --site https://www.your-club.org   the site to ask afterwards, if it isn't the one on this machine
  --meant                            the title names another day than it closes, and is right
  --print                            writes the list to the screen and changes nothing (docs/edge.md)

Closures add up: each closes its own time. Those in the calendar and in content/closures.yaml stay.
Exit codes: 0 done and confirmed by the site, 1 refused or not confirmed, 2 wrong command line.
`;

/** The command line is wrong. */
class UsageError extends Error {}

type Io = TaskDeps & {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
};

/** Runs the command. Returns its exit code: 0 done and confirmed, 1 refused or not confirmed, 2 wrong usage. */
export async function runClose(args: readonly string[], io: Io): Promise<number> {
  try {
    return await run(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\n\n${help}`);
      return 2;
    }
    const isExpected = [Refusal, StartError, SiteError].some((kind) => error instanceof kind);
    if (isExpected || (error instanceof Error && 'code' in error)) {
      const next = error instanceof Refusal && error.nextOpenDay ? proposal(args, error.nextOpenDay) : '';
      io.err(`${(error as Error).message}${next}\nNothing was changed.\n`);
      return 1;
    }
    throw error;
  }
}

const proposal = (args: readonly string[], day: Day): string =>
  ` The next open day is ${fullDate(day)}:\n  npm run close -- ${JSON.stringify(read(args).positionals[0])} --from ${day}`;

async function run(args: readonly string[], io: Io): Promise<number> {
  const { now } = io;
  const { values, positionals } = read(args);
  if (values.help) {
    io.out(help);
    return 0;
  }
  const task = taskOf(values, positionals, now);
  const settings = readSettings(Object.fromEntries(['DATA_DIR', 'HOST', 'PORT'].map((name) => [name, io.env[name]])));
  const { DATA_DIR } = settings;
  const inFile = openOfficeClosures(DATA_DIR);
  const site = values.site ?? urlOf({ address: settings.HOST, port: settings.PORT, family: '' });
  const hasSite = existsSync(path.join(DATA_DIR, 'clock'));
  if (values.print) {
    const known =
      values.site !== undefined ? (await askSite(values.site)).office : hasSite ? await inFile() : noClosures;
    const { closures, done, list } = afterTask(task, known, io);
    io.err(`${done}\n${list}${values.site === undefined ? notAsked : ''}Set this as the secret CLOSURE:\n`);
    io.out(`${JSON.stringify(closures)}\n`);
    return 0;
  }
  // A closure in the wrong folder would look as if the range were closed.
  if (!hasSite)
    throw new StartError(
      `No site keeps its data in ${path.resolve(DATA_DIR)}. Set DATA_DIR to the folder that the site uses.`,
    );
  const { closures, done, list } = afterTask(task, await inFile(), io);
  if (task.verb !== 'list') writeOfficeClosures(DATA_DIR, closures);
  io.out(`${done}\n${task.verb === 'close' && closures.length === 1 ? '' : list}`);
  return await confirm(task, closures, { ...io, site, dataDir: DATA_DIR });
}

const notAsked = 'No site was asked: this replaces what CLOSURE holds now. To keep that, add --site and its address.\n';

/** Says what the site says now. Returns 1 if it has other closures than those that were saved, or can't be asked. */
async function confirm(
  task: Task,
  closures: Change['closures'],
  { site, dataDir, now, out, err }: Io & { site: string; dataDir: string },
): Promise<number> {
  const answer = await askSite(site).catch((error: unknown) => {
    if (error instanceof SiteError) return error;
    throw error;
  });
  if (answer instanceof SiteError) {
    const saved = task.verb === 'list' ? 'Not confirmed' : 'Saved, not confirmed';
    err(`${saved}: ${answer.message} Set PORT to its port, or name its address with --site.\n`);
    return 1;
  }
  const { office, days } = answer;
  const from = task.verb === 'close' ? task.closure.from : '';
  const lines = days.filter(({ day }) => [rangeDay(now), from].includes(day)).map((day) => `  ${dayLine(day)}\n`);
  const says = `The website says now: ${sentences(answer.says)}\n${lines.join('')}`;
  const hasClosures = office !== 'unreadable' && isSameList(currentClosures(office, now), closures);
  if (hasClosures) {
    const isLater = days.every(({ day }) => day < from);
    out(
      isLater ? `${says}  ${fullDate(from)}: saved; the website lists ${days.length} days, up to a week ahead\n` : says,
    );
    return 0;
  }
  err(
    `${says}NOT CONFIRMED: the site at ${site} doesn’t have these closures. It doesn’t read ${path.resolve(closureFile(dataDir))}. Set DATA_DIR to the folder that it uses.\n`,
  );
  return 1;
}

function taskOf(
  { list, lift, from, until, meant = false }: ReturnType<typeof read>['values'],
  [first, ...rest]: readonly string[],
  now: Date,
): Task {
  if (rest.length > 0) throw new UsageError('Put the title in quotes.');
  const isTimed = from !== undefined || until !== undefined || meant;
  if (lift) {
    if (isTimed || list || (first !== undefined && !/^(?:all|[1-9]\d*)$/.test(first)))
      throw new UsageError('--lift takes the number of a closure, or all.');
    return { verb: 'lift', which: first };
  }
  if (first === undefined || list) {
    if (first !== undefined || isTimed)
      throw new UsageError(list ? '--list takes no title.' : 'A closure needs a title.');
    return { verb: 'list' };
  }
  return { verb: 'close', closure: typedClosure({ title: first, from, until }, now), isMeant: meant };
}

function typedClosure(typed: TypedClosure, now: Date): OfficeClosure {
  try {
    return closureOf(typed, now);
  } catch (error) {
    if (!(error instanceof TypedError)) throw error;
    const named = error.mistakes.map(
      ({ field, message }) => `${field === 'title' ? 'The title' : `--${field}`} ${message}`,
    );
    throw new UsageError(named.join('\n'), { cause: error });
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        until: { type: 'string' },
        list: { type: 'boolean' },
        lift: { type: 'boolean' },
        print: { type: 'boolean' },
        meant: { type: 'boolean' },
        site: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const ownBuild = path.join(import.meta.dirname, '..', '..', 'build');

if (import.meta.main)
  process.exitCode = await runClose(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    now: new Date(),
    plans: () => plansOf(loadContent(contentOfBuild(ownBuild, ownContent))),
  });
