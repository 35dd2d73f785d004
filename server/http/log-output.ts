/**
 * Where log lines leave the process: written together, later, and never waited for. A reader that stops reading costs
 * the lines that it does not read, and not the site.
 */
import type { Writable } from 'node:stream';

/** Bytes that wait for a slow reader. What exceeds them is dropped, and counted. */
const maxWaitingBytes = 1024 * 1024;

/** Lines are written when they are this many bytes, or have waited this long in milliseconds: each write costs. */
const togetherBytes = 16 * 1024;
const togetherMs = 50;

export class LogOutput {
  readonly #stream: Writable;
  #lines = '';
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** Takes a line, with its line break. It is written a moment later, with others. */
  write(line: string): void {
    if (this.#stream.destroyed) return;
    if (this.#lines.length + this.#stream.writableLength + line.length > maxWaitingBytes) {
      this.#dropped += 1;
      return;
    }
    this.#lines += this.#confession() + line;
    if (this.#lines.length >= togetherBytes) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), togetherMs);
  }

  /** Resolves when all is written, or after `ms`: a reader that has stopped must not hold up the end. */
  flush(ms: number): Promise<void> {
    this.#lines += this.#confession();
    this.#send();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    if (this.#stream.destroyed) resolve();
    else this.#stream.write('', () => resolve());
    return promise.finally(() => clearTimeout(timer));
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines !== '') this.#stream.write(this.#lines);
    this.#lines = '';
  }

  #confession(): string {
    const lines = this.#dropped;
    if (lines === 0) return '';
    this.#dropped = 0;
    return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lines, msg: 'log lines were dropped: nobody read them' })}\n`;
  }
}

/** The log of this process. */
export const standardOutput = new LogOutput(process.stdout);
