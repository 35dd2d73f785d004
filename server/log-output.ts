/**
 * Where log lines leave the process: written together, later, and never waited for. A reader that stops reading costs
 * the lines that it does not read, and not the site.
 */
import type { Writable } from 'node:stream';

/** Bytes that wait for a slow reader. What exceeds them is dropped, and counted. */
const maxWaitingBytes = 1024 * 1024;

/** Lines are written when they are this many bytes, or have waited this long in milliseconds: each write costs. */
const togetherBytes = 64 * 1024;
const togetherMs = 50;

export class LogOutput {
  readonly #stream: Writable;
  #lines: string[] = [];
  #bytes = 0;
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** Takes a line, with its line break. It is written a moment later, with others. */
  write(line: string): void {
    if (this.#stream.destroyed) return;
    if (this.#bytes + this.#stream.writableLength + line.length > maxWaitingBytes) {
      this.#dropped += 1;
      return;
    }
    if (this.#dropped > 0) this.#take(this.#confession());
    this.#take(line);
    if (this.#bytes >= togetherBytes) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), togetherMs);
  }

  /** Resolves when all is written, or after `ms`: a reader that has stopped must not hold up the end. */
  flush(ms: number): Promise<void> {
    if (this.#dropped > 0) this.#take(this.#confession());
    this.#send();
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    if (this.#stream.destroyed) resolve();
    else this.#stream.write('', () => resolve());
    return promise.finally(() => clearTimeout(timer));
  }

  #take(line: string): void {
    this.#lines.push(line);
    this.#bytes += line.length;
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines.length > 0) this.#stream.write(this.#lines.join(''));
    this.#lines = [];
    this.#bytes = 0;
  }

  #confession(): string {
    const lines = this.#dropped;
    this.#dropped = 0;
    return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lines, msg: 'log lines were dropped: nobody read them' })}\n`;
  }
}

/** The log of this process. */
export const standardOutput = new LogOutput(process.stdout);
