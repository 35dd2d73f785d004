/** A text that cannot be taken as it was typed. The reader of the file adds its place. */
export class ContentValueError extends Error {
  /** The words that are wrong. */
  readonly typed: string;
  /** What is allowed, with an example. */
  readonly allowed: string;

  constructor(message: string, typed: string, allowed: string) {
    super(message);
    this.name = 'ContentValueError';
    this.typed = typed;
    this.allowed = allowed;
  }
}
