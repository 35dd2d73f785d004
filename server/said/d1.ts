/** The record of a site on Cloudflare Workers: in D1, which `wrangler` reads from the operator's machine. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { minuteMs } from '#domain/durations.ts';
import { type Engine, parameter } from '#server/inbox/sql/statement.ts';
import { StartError } from '#server/start-error.ts';

const run = promisify(execFile);
const config = path.join(import.meta.dirname, '..', '..', 'build', 'edge', 'wrangler.jsonc');

/** What `wrangler d1 execute --json` prints: the rows of each statement. */
const printed = z.array(
  z.object({ results: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))) }),
);

/** Queries with numbers alone as values. A failure throws a `StartError` with what wrangler said. */
export const remoteD1 = (env: NodeJS.ProcessEnv): Pick<Engine, 'rows'> => ({
  rows: async ({ sql, values }) => {
    const command = sql.replace(parameter, (_, name: string) => String(Number(values[name])));
    const words = ['d1', 'execute', 'range-inbox', '--remote', '--json', '--config', config, '--command', command];
    try {
      const { stdout } = await run('npx', ['--yes', 'wrangler@4.164.0', ...words], { env, timeout: 2 * minuteMs });
      return printed.parse(JSON.parse(stdout))[0]?.results ?? [];
    } catch (error) {
      const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
      throw new StartError(`The database on Cloudflare can’t be read: ${(stderr || stdout || message).trim()}`);
    }
  },
});
