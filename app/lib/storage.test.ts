import { expect, test } from 'vitest';
import { store } from './storage.ts';

test('a value that full storage cannot replace is removed: an outdated status could say "open"', () => {
  const kept = new Map([['status', 'open']]);
  const full = () =>
    ({
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
      removeItem: (key: string) => kept.delete(key),
    }) as unknown as Storage;
  expect(store('status', 'closed', full)).toBe(false);
  expect(kept.size).toBe(0);
});
