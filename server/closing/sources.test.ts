import { expect, test } from 'vitest';
import { club } from '#tests/fixtures/club.ts';
import { currentSources } from './sources.ts';

test('asks all sources at once, so that an answer waits for the slowest one only', () => {
  const asked: string[] = [];
  const neverFrom = (name: string) => () => new Promise<never>(() => void asked.push(name));
  void currentSources(club, neverFrom('office'), neverFrom('calendar'), neverFrom('closures'))();
  expect(asked).toEqual(['office', 'calendar', 'closures']);
});
