import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { LogOutput } from './log-output.ts';

const line = `${'x'.repeat(999)}\n`;
const nextTurn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('a stopped reader costs lines, not memory, and later sees how many', async () => {
  const pipe = new PassThrough();
  const output = new LogOutput(pipe);
  for (let count = 0; count < 5_000; count++) {
    output.write(line);
    if (count % 100 === 0) await nextTurn();
  }
  expect(pipe.writableLength + pipe.readableLength).toBeLessThan(1_200_000);
  const reading = text(pipe);
  await nextTurn();
  output.write('again\n');
  await output.flush(1000);
  pipe.end();
  const lines = (await reading).trim().split('\n');
  const dropped = JSON.parse(lines.at(-2) ?? '') as { lines: number; msg: string };
  expect(dropped).toMatchObject({ level: 'warn', msg: 'log lines were dropped: the reader stopped' });
  expect(lines.at(-1)).toBe('again');
  expect(lines.length - 2 + dropped.lines).toBe(5_000);
});
