/** `npm run inbox`: parses the command line, runs the command and reports the result. See docs/inbox.md. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kinds } from '#domain/forms.ts';
import { loadContent, ownContent } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { type Command, formats, optionTypes, type Options } from './cli/command.ts';
import { commands } from './cli/commands.ts';
import { inboxFile } from './open.ts';
import { Refusal } from './privacy-case.ts';
import { Database } from './sqlite/database.ts';
import { sqliteStore } from './sqlite/store.ts';
import { storageErrorIn, type StorageFailure } from './storage-error.ts';

export type Io = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  now: Date;
};

class UsageError extends Error {}

/** Runs one command. Returns its exit code: 0 done, 1 refused or not possible now, 2 wrong usage. */
export async function runInbox(args: readonly string[], io: Io): Promise<number> {
  try {
    io.out(await answer(args, io));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\nTry: deploy/inbox help\n`);
      return 2;
    }
    const failure = storageErrorIn(error);
    const reason =
      error instanceof Refusal || error instanceof StartError ? error.message : failure && failureText[failure.reason];
    if (reason === undefined) throw error;
    io.err(`${reason}\n`);
    return 1;
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
  unreachable: 'The inbox’s file cannot be opened. Check DATA_DIR and the rights of this user.',
};

async function answer([name = 'help', ...rest]: readonly string[], io: Io): Promise<string> {
  if (name === 'help' || name === '--help' || name === '-h')
    return rest[0] ? helpFor(rest[0], known(rest[0])) : general();
  const command = known(name);
  const { options, argument } = parse(name, command, rest);
  if (options.help) return helpFor(name, command);

  const file = inboxFile(readSettings({ DATA_DIR: io.env['DATA_DIR'] }).DATA_DIR);
  // A new inbox in the wrong folder would look as if nothing had arrived.
  if (name !== 'restore' && name !== 'test-mail' && !existsSync(file)) {
    throw new Refusal(
      `There is no inbox at ${path.resolve(file)}. Set DATA_DIR to the folder that the site uses, or run this where the site runs.`,
    );
  }
  const database = new Database({ file, lockWaitMs: 10_000 });
  try {
    return await command.run(
      {
        database,
        store: sqliteStore(database),
        now: io.now,
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

function known(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  return command;
}

function parse(
  name: string,
  { options: allowed = [], required, argument }: Command,
  args: readonly string[],
): { options: Options; argument: string } {
  const { values, positionals } = attempt(() =>
    parseArgs({ args: [...args], options: optionTypes, allowPositionals: true }),
  );
  if (values.help) return { options: { help: true }, argument: '' };
  for (const option of Object.keys(values))
    if (option !== required && !allowed.some((one) => one === option))
      throw new UsageError(`${name} has no option --${option}.`);
  if (required && !values[required]?.trim()) throw new UsageError(`${name} needs --${required} "…".`);
  for (const [option, choices] of [
    ['kind', kinds],
    ['format', formats],
  ] as const)
    if (values[option] !== undefined && !choices.some((one) => one === values[option]))
      throw new UsageError(`--${option} must be one of: ${choices.join(', ')}.`);
  if (values.format === 'csv' && !values.kind)
    throw new UsageError(`A table holds one kind: add --kind ${kinds.join(', --kind ')}.`);
  if (positionals.length !== (argument ? 1 : 0))
    throw new UsageError(argument ? `${name} needs one ${argument}.` : `${name} takes nothing but options.`);
  return { options: { ...values, kind: kinds.find((kind) => kind === values.kind) }, argument: positionals[0] ?? '' };
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

const general = (): string => `The inbox: privacy requests, messages and sign-ups from the website.

  deploy/inbox <command> [options]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}
  help         this text; help <command> says more

Times are those of the range.
On a server run it as root: it uses the site's user and settings. Elsewhere: npm run inbox -- <command>,
with the site's DATA_DIR (default ./data).
Exit codes: 0 done, 1 refused or not possible now, 2 wrong command line.
`;

function helpFor(name: string, { argument, options = [], required, summary, more }: Command): string {
  const synopsis = [
    name,
    argument && `<${argument}>`,
    required && `--${required} "…"`,
    ...options.map((option) => `[--${option}${optionTypes[option].type === 'string' ? ' …' : ''}]`),
  ];
  return `deploy/inbox ${synopsis.filter(Boolean).join(' ')}\n\n${summary}\n${more ? `${more}\n` : ''}`;
}

if (import.meta.main) {
  // `list | head` closes our output early, which is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await runInbox(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    env: process.env,
    now: new Date(),
  });
}
