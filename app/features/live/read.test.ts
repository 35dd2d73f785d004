import { expect, it } from 'vitest';
import { readAlerts } from './read.ts';

it.each([null, [], 'text', { error: { code: 'unavailable' } }])('what is no list of alerts is an error: %j', (body) => {
  expect(() => readAlerts(body)).toThrow();
});
