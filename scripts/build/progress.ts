import type { WriteStream } from 'node:tty';

/** Writes lines and, on a terminal, shows the progress of the present step below them. */
export type Progress = { log: (line: string) => void; update: (text: string) => void };

export function progressOn(out: Pick<WriteStream, 'write' | 'isTTY'>): Progress {
  const clear = out.isTTY ? '\r\x1B[K' : '';
  return {
    log: (line) => void out.write(`${clear}${line}\n`),
    update: (text) => void (out.isTTY && out.write(clear + text)),
  };
}
