import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginDraft, readDraft, writeDraft } from './kept-draft.ts';

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

test('a draft is read as it was written, and is not overwritten by a prefill', () => {
  const draft = { values: { message: 'Hello' }, attempt: { key: '1', content: 'Hello' } };
  expect(readDraft('contact-message')).toBe(null);
  writeDraft('contact-message', draft);
  beginDraft('contact-message', { message: 'Other' });
  expect(readDraft('contact-message')).toEqual(draft);
});

test.each(['', '{"values":{"mess', '5', 'null', '{}', '{"values":null}', '{"values":"Hello"}'])(
  'a draft that is damaged, %j, is none, so that the next one takes its place',
  (damaged) => {
    kept.set('draft-contact-message', damaged);
    expect(readDraft('contact-message')).toBe(null);
    beginDraft('contact-message', { message: 'Hello' });
    expect(readDraft('contact-message')?.values).toEqual({ message: 'Hello' });
  },
);
