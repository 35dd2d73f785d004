import { expect, test } from 'vitest';
import { causeOf, closureReason } from './causes.ts';

test.each([
  ['snow', 'Closed: snow|Closed today for snow|Closed today: today for snow|Closed (snow)|Closed; snow|Closed/snow'],
  ['snow', 'Closed due to the snow today|Today closed for snow'],
  ['Snow', 'Snow: range closed|Closed. Snow.'],
  ['storm', 'CLOSED - storm|Range closed: storm'],
  ['wind', 'Closed on Saturday, October 17 due to wind'],
  ['ice', 'Closed until noon: ice'],
  ['3-gun match', 'Closed: 3-gun match'],
  ['nieve', 'Cerrado hoy por nieve'],
  ['Thanksgiving', 'Thanksgiving - CLOSED'],
  ['Thanksgiving Day', 'Thanksgiving Day'],
  ['', 'Closed|Closed 9:00 AM - 12:00 PM|Closed for today|Closed for the rest of the day|Closed this Saturday'],
  ['', 'Sorry, we’re closed today'],
])('%j is the reason of %s', (reason, titles) => {
  const all = titles.split('|');
  expect(all.map((title) => [title, closureReason(title)])).toEqual(all.map((title) => [title, reason]));
});

test.each([
  ['Closed: snow', { cause: 'snow' }],
  ['Cerrado hoy por nieve', { cause: 'snow' }],
  ['Closed for a match', { cause: 'match' }],
  ['Closed', undefined],
  ['Closed: toString', { quote: { said: 'toString', language: 'en' } }],
  ['Closed: tree on the road', { quote: { said: 'tree on the road', language: 'en' } }],
  ['Cerrado por derrumbe', { quote: { said: 'derrumbe', language: 'es' } }],
])('the cause that %j names', (title, cause) => expect(causeOf(title)).toEqual(cause));
