import { describe, expect, it } from 'vitest';
import { attemptOf } from './attempt-key.ts';

describe('the next attempt', () => {
  const first = attemptOf({ message: 'Hello' }, undefined);

  it('has the key of the last one for the same words, so that they are stored once', () => {
    expect(attemptOf({ message: 'Hello' }, first).key).toBe(first.key);
  });

  it('has a new key for changed words, so that they are not taken for the old ones', () => {
    expect(attemptOf({ message: 'Hello again' }, first).key).not.toBe(first.key);
  });

  it('has a key that nobody can guess, and no two alike', () => {
    const keys = Array.from({ length: 100 }, () => attemptOf({}, undefined).key);
    expect(new Set(keys).size).toBe(100);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/);
  });
});
