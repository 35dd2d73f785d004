/** Tests of posting, storing and mailing: tests/inbox. */
import { expect, test } from 'vitest';
import {
  confirmedAnswers,
  fieldsOf,
  formAction,
  kindOfForm,
  kinds,
  lastNumber,
  numberAt,
  numberOf,
  referenceOf,
  spokenAnswers,
  wantedBy,
} from './forms.ts';

test.each([
  ['PR-001234| pr-001234 |CM 001234|SU001234|001234', 1234],
  ['PR-01234|PR--001234|XX-001234|PR-0012345|my PR-001234|PR-00123a|', undefined],
])('of references as people type them, the number: %s', (texts, number) => {
  const all = texts.split('|');
  expect(all.map((text) => [text, numberOf(text)])).toEqual(all.map((text) => [text, number]));
});

test('a reference has the prefix of its kind and six digits', () => {
  expect(kinds.map((kind) => referenceOf(kind, 1234))).toEqual(['PR-001234', 'CM-001234', 'SU-001234']);
  expect(kindOfForm('visit-alert')).toBe('signup');
  expect([lastNumber, lastNumber + 1].map((ms) => numberAt(new Date(ms)))).toEqual([lastNumber, 0]);
});

test('a sign-up is for the list, for alerts or for both', () => {
  const signup = { email: 'a@visitor.example' };
  expect(wantedBy(signup)).toBe('list');
  expect(wantedBy({ ...signup, alerts: 'yes' })).toBe('all');
  expect(wantedBy({ ...signup, alerts: 'yes', alertsOnly: 'yes' })).toBe('alerts');
  expect(wantedBy({ ...signup, day: '2026-10-10' })).toBe('alerts');
});

test('a form is sent to its address in the language of its page', () => {
  expect(formAction('signup', 'en-US')).toBe('/api/signups');
  expect(formAction('signup', 'es')).toBe('/api/signups?lang=es');
});

test('what was answered is said in the words of the form, and only some of it in the confirmation', () => {
  const words = { requestType: { label: 'Request', options: { access: 'A copy' } }, name: { label: 'Name' } };
  const sent = { requestType: 'access', name: 'Ada', email: 'a@visitor.example', phone: '' };
  const said = spokenAnswers('privacy-request', words, sent).map(({ name, text }) => [name, text]);
  expect(Object.fromEntries(said)).toEqual({ requestType: 'A copy', name: 'Ada', email: 'a@visitor.example' });
  expect(confirmedAnswers('privacy-request', words, sent)).toEqual([
    { label: 'email', text: 'a@visitor.example' },
    { label: 'Request', text: 'A copy' },
  ]);
  expect(fieldsOf('visit-alert', {})).toMatchObject([
    { name: 'day', control: 'date', required: true },
    { name: 'email', control: 'email', autocomplete: 'email', required: true, maxLength: 254 },
  ]);
});
