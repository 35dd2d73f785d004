import { expect, test } from 'vitest';
import { minuteMs } from './durations.ts';
import { isStalePicture } from './webcams.ts';

const now = new Date('2026-10-10T17:00:00Z');
const ageOf = (ms: number) => isStalePicture(new Date(now.getTime() - ms), now);

test('a picture is old after 15 minutes', () => {
  expect([ageOf(0), ageOf(15 * minuteMs), ageOf(15 * minuteMs + 1)]).toEqual([false, false, true]);
});
