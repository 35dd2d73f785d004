import { describe, expect, it } from 'vitest';
import { nextAttempt } from './draft.ts';

describe('the next attempt', () => {
  const first = nextAttempt({ message: 'Hello' }, undefined);

  it('keeps the key for the same words, so that they are stored once', () => {
    expect(nextAttempt({ message: 'Hello' }, first).key).toBe(first.key);
  });

  it('has a new key for changed words, so that they are not mistaken for the old ones', () => {
    expect(nextAttempt({ message: 'Hello again' }, first).key).not.toBe(first.key);
  });

  it('has a unique random key', () => {
    const keys = Array.from({ length: 100 }, () => nextAttempt({}, undefined).key);
    expect(new Set(keys).size).toBe(100);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/);
  });
});
