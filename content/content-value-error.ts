/** A text that cannot be taken as it was typed. Whoever reads the file tells where it stands. */
export class ContentValueError extends Error {
  /** The words that are wrong. */
  readonly typed: string;
  /** What may stand there, with an example. */
  readonly allowed: string;

  constructor(message: string, typed: string, allowed: string) {
    super(message);
    this.name = 'ContentValueError';
    this.typed = typed;
    this.allowed = allowed;
  }
}
