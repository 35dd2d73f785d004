import { expect, it } from 'vitest';
import { TakenRun } from './numbers.ts';

it('begins behind the run of numbers known to be taken, and nowhere else', () => {
  const run = new TakenRun();
  expect(run.startAt(100)).toBe(100);
  run.note(100, 100);
  expect(run.startAt(100)).toBe(101);
  run.note(100, 101);
  run.note(101, 102);
  expect([99, 100, 102, 103].map((wanted) => run.startAt(wanted))).toEqual([99, 103, 103, 103]);
});

it('forgets the run when the clock has moved on', () => {
  const run = new TakenRun();
  run.note(100, 102);
  run.note(500, 500);
  expect([100, 500].map((wanted) => run.startAt(wanted))).toEqual([100, 501]);
});

it('begins anew at 0 after 999999', () => {
  const run = new TakenRun();
  run.note(999_998, 999_999);
  expect(run.startAt(999_998)).toBe(0);
  run.note(999_998, 3);
  expect([0, 3, 4].map((wanted) => run.startAt(wanted))).toEqual([4, 4, 4]);
});
