/** `npm run close`: closes the range on the website from the server. See docs/operations.md. */
import { runClose } from './command.ts';

process.exitCode = await runClose(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: new Date(),
});
