/**
 * A startup failure that the operator can fix: a wrong setting, a missing build, a mistake in the content, a taken
 * port, a data folder that can't be written. The message says what is wrong and what to do, has no secrets, and is
 * printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Runs `work`. Prints a `StartError` on standard error and sets exit code 1; throws anything else.
 */
export async function reportStartupErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
