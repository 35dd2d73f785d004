/**
 * Why the server cannot start, where the operator can mend it: a wrong setting, a missing build, a mistake in the
 * content, a taken port, a data folder that cannot be written. The message says in plain words what is wrong and what
 * to do, and holds no secret; it is printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Does the work. What the operator can mend is said in plain words on standard error, with exit code 1; anything else
 * is thrown.
 */
export async function sayingWhatToMend(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
