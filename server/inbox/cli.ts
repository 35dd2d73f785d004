/** `npm run inbox`. See docs/inbox.md. */
import { styleText } from 'node:util';
import { runInbox } from './cli/run.ts';

// `list | head` closes our output early, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runInbox(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: new Date(),
  paint: (style, text) => styleText(style, text),
});
