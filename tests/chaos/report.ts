/** How a trial tells what it found: on the terminal, by its exit code, and as its row of docs/reliability.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', '..', 'docs', 'reliability.md');

export type Found = {
  /** The first cell of its row. */
  row: string;
  tried: string;
  result: string;
  /** What must not be, one line each. */
  violations: readonly string[];
};

/** @param isKept whether docs/reliability.md is to say it: not after a short run, which shows less */
export function tell({ row, tried, result, violations }: Found, isKept: boolean): void {
  const found = `${tried} | ${result}${violations.length > 0 ? `; ${violations.length} violations` : ''}`;
  process.stdout.write(`${row}: ${found.replace('|', '→')}\n`);
  for (const fault of violations) process.stderr.write(`  ${fault}\n`);
  if (violations.length > 0) process.exitCode = 1;
  if (!isKept) return;
  const text = readFileSync(file, 'utf8');
  const line = `| ${row} | ${found} | ${new Date().toISOString().slice(0, 10)} |`;
  const before = text.split('\n').find((one) => one.startsWith(`| ${row} |`));
  writeFileSync(file, before === undefined ? `${text.trimEnd()}\n${line}\n` : text.replace(before, () => line));
}
