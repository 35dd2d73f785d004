/** A startup failure that the operator can fix. It is printed without a stack; the message has no secrets. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Prints a `StartError` on standard error and sets exit code 1; throws anything else. */
export async function reportStartupErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
