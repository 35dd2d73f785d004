/** A bounded buffer: if the log's reader stops, lines are dropped and counted, and requests never wait. */
import type { Writable } from 'node:stream';

const maxBufferedBytes = 1024 * 1024;

/** Writing line by line would cost most of the throughput. */
const flushBytes = 16 * 1024;
const flushAfterMs = 50;

export class LogOutput {
  readonly #stream: Writable;
  #lines = '';
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  /** Buffers a line, which must include its line break. */
  write(line: string): void {
    if (this.#stream.destroyed) return;
    if (this.#lines.length + this.#stream.writableLength + line.length > maxBufferedBytes) {
      this.#dropped += 1;
      return;
    }
    this.#lines += this.#droppedLinesNotice() + line;
    if (this.#lines.length >= flushBytes) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), flushAfterMs);
  }

  /** Resolves when everything is written, or after `ms`, so that a stopped reader can't block the exit. */
  flush(ms: number): Promise<void> {
    this.#lines += this.#droppedLinesNotice();
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

  #droppedLinesNotice(): string {
    const lines = this.#dropped;
    if (lines === 0) return '';
    this.#dropped = 0;
    return `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lines, msg: 'log lines were dropped: the reader stopped' })}\n`;
  }
}

export const standardOutput = new LogOutput(process.stdout);
