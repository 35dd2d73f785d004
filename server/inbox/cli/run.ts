/** Parses the command line, runs the command and reports the result. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from '#domain/forms.ts';
import { loadContent, ownContent } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { Refusal } from '../privacy-case.ts';
import { inboxFile } from '../open.ts';
import { Database } from '../sqlite/database.ts';
import { storageErrorIn, type StorageFailure } from '../storage-error.ts';
import { commands, flags, type Options, optionsSchema } from './commands.ts';
import { general, helpFor, type Usage, usages } from './help.ts';
import type { Paint } from '../case-text.ts';

export type Io = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
  paint: Paint;
};

export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

class UsageError extends Error {}

/** Runs one command. Returns its exit code: 0 done, 1 refused or not possible now, 2 wrong usage. */
export async function runInbox(args: readonly string[], io: Io): Promise<number> {
  try {
    io.out(await answer(args, io));
    return exitCodes.done;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\nTry: deploy/inbox help\n`);
      return exitCodes.usage;
    }
    const failure = storageErrorIn(error);
    const reason =
      error instanceof Refusal || error instanceof StartError ? error.message : failure && failureText[failure.reason];
    if (reason === undefined) throw error;
    io.err(`${reason}\n`);
    return exitCodes.refused;
  }
}

const failureText: Readonly<Record<StorageFailure, string>> = {
  missing:
    'There was an inbox here, and it is gone. Is its disk there? Put the file back or restore a backup. To begin a new, empty inbox, delete the file inbox.sqlite.exists.',
  full: 'The disk is full. Nothing was changed.',
  locked: 'The inbox is busy: another program holds it. Nothing was changed; try again.',
  'read-only': 'The inbox cannot be written: this user may not, or the disk is read-only. Nothing was changed.',
  damaged: 'The inbox’s file is damaged, or is not an inbox. Restore a backup.',
  newer: 'The inbox was written by a newer version of this program. Update the program.',
  shared: 'Others can look into the folder that DATA_DIR names, and it holds things of theirs. Name another folder.',
  unreachable: 'The inbox’s file cannot be opened. Check DATA_DIR and the rights of this user.',
};

async function answer(args: readonly string[], io: Io): Promise<string> {
  const [name = 'help', ...rest] = args;
  if (name === 'help' || name === '--help' || name === '-h')
    return rest[0] ? helpFor(rest[0], known(rest[0])) : general;
  const usage = known(name);
  const { options, argument } = parse(name, usage, rest);
  if (options.help) return helpFor(name, usage);

  const file = inboxFile(readSettings({ DATA_DIR: io.env['DATA_DIR'] }).DATA_DIR);
  // A new inbox in the wrong folder would look as if nothing had come in.
  if (name !== 'restore' && name !== 'test-mail' && !existsSync(file)) {
    throw new Refusal(
      `There is no inbox at ${path.resolve(file)}. Set DATA_DIR to the folder that the site uses, or run this where the site runs.`,
    );
  }
  const database = new Database({ file, lockWaitMs: 10_000 });
  try {
    return await commands[name as keyof typeof commands](
      {
        database,
        now: io.now,
        paint: io.paint,
        site: () => loadContent(ownContent).site,
        mailSettings: () => readSettings(io.env),
      },
      argument,
      options,
    );
  } finally {
    database.close();
  }
}

function known(name: string): Usage {
  if (!Object.hasOwn(usages, name)) throw new UsageError(`There is no command "${name}".`);
  return usages[name as keyof typeof usages];
}

function parse(name: string, usage: Usage, args: readonly string[]): { options: Options; argument: string } {
  const config = Object.fromEntries(
    ['help', ...usage.options].map((option) => [
      option,
      { type: flags.includes(option) ? 'boolean' : 'string' } as const,
    ]),
  );
  const { values, positionals } = attempt(() =>
    parseArgs({ args: [...args], options: config, allowPositionals: true }),
  );
  const { data: options = {}, error } = optionsSchema.safeParse(values);
  if (options.help) return { options, argument: '' };
  for (const issue of error?.issues ?? [])
    throw new UsageError(
      issue.code === 'invalid_value'
        ? `--${issue.path.join()} must be one of: ${issue.values.join(', ')}.`
        : `${name} needs --${issue.path.join()} "…".`,
    );
  for (const option of usage.required ?? [])
    if (!values[option]) throw new UsageError(`${name} needs --${option} "…".`);
  if (positionals.length !== (usage.argument ? 1 : 0)) {
    throw new UsageError(
      usage.argument ? `${name} needs one ${usage.argument}.` : `${name} takes nothing but options.`,
    );
  }
  if (options.format === 'csv' && !options.kind)
    throw new UsageError(`A table holds one kind: add --kind ${kinds.join(', --kind ')}.`);
  return { options, argument: positionals[0] ?? '' };
}

function attempt<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('. To specify')[0] : String(error), {
      cause: error,
    });
  }
}
