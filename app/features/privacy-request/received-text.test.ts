import { expect, test } from 'vitest';
import { receivedText } from './received-text.ts';

const words = { text: 'Confirmed by {confirmBy}, answered by {answerBy}.', optOut: 'Done by {answerBy}.' };

test('names both days of a request', () => {
  const text = receivedText(words, { confirmBy: '2026-12-07', answerBy: '2027-01-04' });
  expect(text).toBe('Confirmed by December 7, 2026, answered by January 4, 2027.');
});

test('names one day for an opt-out, which is acted on and not confirmed first', () => {
  expect(receivedText(words, { answerBy: '2026-12-14' })).toBe('Done by December 14, 2026.');
});

test('promises no day that the server did not name', () => {
  expect(receivedText(words, {})).toBeUndefined();
  expect(receivedText(words, { answerBy: 'soon' })).toBeUndefined();
});
