import { expect, it } from 'vitest';
import { lastNumber, numberAt, numberOf, referenceOf } from './reference.ts';

it('is PR- and the last six digits of the clock', () => {
  expect(referenceOf('privacy-request', numberAt(new Date(1_763_000_123_456)))).toBe('PR-123456');
  expect(referenceOf('privacy-request', numberAt(new Date(1_763_000_000_042)))).toBe('PR-000042');
});

it('has six digits always', () => {
  expect([0, lastNumber].map((number) => referenceOf('signup', number))).toEqual(['SU-000000', 'SU-999999']);
});

it('is understood as people type it, also with the prefix that all forms once had', () => {
  expect(['CM-001234', 'su 001234', 'PR001234'].map(numberOf)).toEqual([1234, 1234, 1234]);
  expect(['PR-001234', 'pr-001234', ' PR 001234 ', '001234'].map(numberOf)).toEqual([1234, 1234, 1234, 1234]);
  expect(['PR-1234', 'PR-0012345', '', 'XX-001234', 'PR-00123a'].map(numberOf)).toEqual(Array(5).fill(undefined));
});
