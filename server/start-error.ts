/**
 * Why the server cannot start, where the operator can mend it: a wrong setting, a missing build, a mistake in the
 * content, a taken port, a data folder that cannot be written. The message says in plain words what is wrong and what
 * to do, and holds no secret; it is printed without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
