import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askInDraft } from '#app/features/search/ask-in-draft.ts';
import { dropSent, readDraft, writeDraft } from './kept-draft.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('a draft is read as it was written, and a question is put below its message, once', () => {
  const draft = { values: { name: 'Ann', message: 'Hello' }, attempt: { key: '1', content: 'Hello' } };
  expect(readDraft('contact-message')).toBe(null);
  writeDraft('contact-message', draft);
  expect(readDraft('contact-message')).toEqual(draft);
  for (const question of ['Hello', 'is there a bus', 'is there a bus']) askInDraft(question);
  expect(readDraft('contact-message')).toEqual({ values: { name: 'Ann', message: 'Hello\n\nis there a bus' } });
});

test('a question begins the message of a draft without one', () => {
  writeDraft('contact-message', { values: { name: 'Ann', message: '' } });
  askInDraft('is there a bus');
  expect(readDraft('contact-message')?.values).toEqual({ name: 'Ann', message: 'is there a bus' });
});

test('what is typed while a message is sent outlasts its draft', () => {
  const sent = { message: 'Hello' };
  writeDraft('contact-message', { values: sent, attempt: { key: '1', content: 'Hello' } });
  dropSent('contact-message', sent);
  expect(readDraft('contact-message')).toBe(null);
  writeDraft('contact-message', { values: { message: 'Hello. We are four.' } });
  dropSent('contact-message', sent);
  expect(readDraft('contact-message')).toEqual({ values: { message: 'Hello. We are four.' } });
});

test.each(['', '{"values":{"mess', '5', 'null', '{}', '{"values":null}', '{"values":"Hello"}'])(
  'a draft that is damaged, %j, is none, so that the next one takes its place',
  (damaged) => {
    kept.set('draft-contact-message', damaged);
    expect(readDraft('contact-message')).toBe(null);
    askInDraft('Hello');
    expect(readDraft('contact-message')?.values).toEqual({ message: 'Hello' });
  },
);
