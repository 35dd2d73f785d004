/** `npm run close`: closes the range on the website from the server. See docs/operations.md. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Day } from '#domain/days.ts';
import { dayMs } from '#domain/durations.ts';
import { rangeDay, rangeMoment } from '#domain/range-time.ts';
import { fullDate, longMoment } from '#domain/format-time.ts';
import { readSettings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { closureFile, liftOfficeClosure, openOfficeClosure, writeOfficeClosure } from './closure-file.ts';
import { type OfficeClosure, officeClosure } from './office-closure.ts';

const help = `Closes the range on the website, without the calendar and without a build.

  npm run close -- "Closed: snow"                             until the end of today
  npm run close -- "Closed: snow" --until "2:30 PM"           until then, today
  npm run close -- "Closed: snow" --until 2026-11-25          through that day
  npm run close -- "Closed: snow" --until "2026-11-25 12:00"  until then, on the range's clock
  npm run close -- "Closed: snow" --print                     writes the closure to the screen only (docs/edge.md)
  npm run close                                               says what is closed
  npm run close -- --lift                                     ends it

A new closure replaces the one before it. Closures in the calendar and in content/closures.yaml stay.
`;

class UsageError extends Error {}

type Io = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
};

/** Runs the command. Returns its exit code: 0 done, 1 not possible here, 2 wrong usage. */
export async function runClose(args: readonly string[], io: Io): Promise<number> {
  try {
    io.out(await answer(args, io));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\n\n${help}`);
      return 2;
    }
    if (error instanceof StartError || (error instanceof Error && 'code' in error)) {
      io.err(`${error.message}\nNothing was changed.\n`);
      return 1;
    }
    throw error;
  }
}

async function answer(args: readonly string[], { env, now }: Io): Promise<string> {
  const { values, positionals } = read(args);
  if (values.help) return help;
  const [title, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError('Put the title in quotes.');
  if (title === undefined ? values.until !== undefined || values.print : values.lift)
    throw new UsageError(title === undefined ? 'A closure needs a title.' : '--lift takes no title.');
  const closure = title === undefined ? undefined : closureOf(title, values.until, now);
  if (closure && values.print) return `${JSON.stringify(closure)}\n`;

  const { DATA_DIR } = readSettings({ DATA_DIR: env['DATA_DIR'] });
  // A closure in the wrong folder would look as if the range were closed.
  if (!existsSync(path.join(DATA_DIR, 'clock')))
    throw new StartError(
      `No site keeps its data in ${path.resolve(DATA_DIR)}. Set DATA_DIR to the folder that the site uses.`,
    );
  if (closure) {
    writeOfficeClosure(DATA_DIR, closure);
    return `The website says closed within a minute: "${closure.title}", ${spoken(closure)}.\nTo end it: npm run close -- --lift\n`;
  }
  if (values.lift) {
    const isThere = existsSync(closureFile(DATA_DIR));
    liftOfficeClosure(DATA_DIR);
    return isThere ? 'The closure is lifted. Other closures stay.\n' : 'Nothing was closed by this command.\n';
  }
  const known = await openOfficeClosure(DATA_DIR)();
  if (known === 'none') return 'Nothing is closed by this command.\n';
  if (known === 'unreadable')
    return `${path.resolve(closureFile(DATA_DIR))} can't be read: the website says that it doesn't know whether the range is open. Close again, or use --lift.\n`;
  return `"${known.title}", ${spoken(known)}.\n`;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        until: { type: 'string' },
        lift: { type: 'boolean' },
        print: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function closureOf(title: string, until: string | undefined, now: Date): OfficeClosure {
  const today = rangeDay(now);
  const { to, opens } = until === undefined ? { to: today } : endOf(until.trim(), today);
  const end = opens === undefined ? rangeMoment(`${to} 23:59:59`) : rangeMoment(`${to} ${opens}:00`);
  if (end <= now) throw new UsageError(`--until ${until} is over: it is ${longMoment(now)} at the range.`);
  if (end.getTime() > now.getTime() + 366 * dayMs) throw new UsageError(`--until ${until} is more than a year away.`);
  const words = title.trim();
  const closure = officeClosure.safeParse({
    // "snow" alone would read as an event.
    title: /^(closed|cerrado)\b/i.test(words) ? words : `Closed: ${words}`,
    from: today,
    to,
    ...(opens !== undefined && { opens }),
  });
  if (words === '' || !closure.success) throw new UsageError('The title must be one line of 1 to 90 characters.');
  return closure.data;
}

/** "2026-11-25", "2026-11-25 12:00", "12:00" or "2:30 PM". */
function endOf(until: string, today: Day): { to: Day; opens?: string } {
  const { day = today, clock } = /^(?<day>\d{4}-\d\d-\d\d)?(?:(?:^|[ T])(?<clock>\S.*))?$/.exec(until)?.groups ?? {};
  const opens = clock === undefined ? undefined : timeOf(clock);
  if (until === '' || !z.iso.date().safeParse(day).success || (clock !== undefined && opens === undefined))
    throw new UsageError(`--until ${until} is not a date such as 2026-11-25, or a time such as "2:30 PM" or 14:30.`);
  return { to: day, ...(opens !== undefined && { opens }) };
}

function timeOf(clock: string): string | undefined {
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?::([0-5]\d))?(?: ?([AP])\.?M\.?)?$/i.exec(clock) ?? [];
  const isPossible =
    half === undefined ? clock.includes(':') && Number(hour) < 24 : Number(hour) >= 1 && Number(hour) <= 12;
  if (hour === '' || !isPossible) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const spoken = ({ to, opens }: OfficeClosure): string =>
  opens === undefined ? `through ${fullDate(to)}` : `until ${longMoment(rangeMoment(`${to} ${opens}:00`))}`;

if (import.meta.main)
  process.exitCode = await runClose(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    now: new Date(),
  });
