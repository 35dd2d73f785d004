import { describe, expect, it } from 'vitest';
import { attemptKeys } from './attempt-key.ts';

const counted = () => {
  let count = 0;
  return attemptKeys(() => `key-${++count}`);
};

describe('attemptKeys', () => {
  it('gives a retry of the same words the same key, so that they are stored once', () => {
    const keyFor = counted();
    expect(keyFor({ message: 'Hello' })).toBe(keyFor({ message: 'Hello' }));
  });

  it('gives changed words a new key, so that they are not taken for the old ones', () => {
    const keyFor = counted();
    expect(keyFor({ message: 'Hello' })).not.toBe(keyFor({ message: 'Hello again' }));
  });

  it('makes keys that nobody can guess, and no two alike', () => {
    const keys = Array.from({ length: 100 }, () => attemptKeys()({}));
    expect(new Set(keys).size).toBe(100);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/);
  });
});
