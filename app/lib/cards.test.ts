import { expect, test } from 'vitest';
import type { Html } from '#content/html.server.ts';
import { answerOf } from './cards.server.ts';

const asked = {
  title: 'Shooters under 21',
  description: '¿Puede disparar mi hijo? Sí, desde los 7 años. Con un adulto.',
};

test('a link preview shows its page’s answer, never the question', () => {
  expect(answerOf(asked)).toBe('Sí, desde los 7 años.');
  expect(answerOf({ ...asked, lead: '<strong>May</strong> I? At 4:00 p.m. Or later.' as Html })).toBe('At 4:00 p.m.');
  expect(answerOf({ ...asked, lead: 'May I?' as Html })).toBe(asked.title);
  expect(answerOf({ ...asked, lead: 'At 7.' as Html, card: 'From age 7' })).toBe('From age 7');
});
