import { expect, test } from 'vitest';
import { unprintable, visible } from './visible.ts';

test.each(['a', 'é', '1', '.', '⚠️', 'אב', '氷', 'e\u0301', ' \u3164a'])('%j shows', (text) => {
  expect(visible.test(text)).toBe(true);
});

test.each(['', ' ', '\u00a0', '\u0301', '\u200b', '\u202e', '\u3164', '\u2800', '\ufe0f', '\u{e0020}', '\t\n'])(
  '%j shows nothing',
  (text) => {
    expect(visible.test(text)).toBe(false);
  },
);

test('a line is freed of all that doesn’t show, but not of spaces, accents and the form of an emoji', () => {
  const text = 'Closed:\u202e \u3164ice\u2800 \u26a0\ufe0f\u2028 re\u0301\u0000';
  expect(text.replace(unprintable, '')).toBe('Closed: ice \u26a0\ufe0f re\u0301');
});
