import { expect, test } from 'vitest';
import { progressOn } from './progress.ts';

function outputOf(isTTY: boolean): string {
  let written = '';
  const write = (text: string) => (written += text) !== '';
  const { log, update } = progressOn({ isTTY, write });
  update('pictures 1 of 2');
  update('pictures 2 of 2');
  log('pictures: 2, 1.0 s');
  return written;
}

test('a terminal shows in place how far a step is, and keeps one line of each', () => {
  expect(outputOf(true)).toBe('\r\x1B[Kpictures 1 of 2\r\x1B[Kpictures 2 of 2\r\x1B[Kpictures: 2, 1.0 s\n');
});

test('a log gets one line for each step', () => {
  expect(outputOf(false)).toBe('pictures: 2, 1.0 s\n');
});
