import { expect, test } from 'vitest';
import { closesByTitle, plainText } from './agenda.ts';

test.each([
  ['Closed: Thanksgiving holiday', 'yes'],
  ['closed', 'yes'],
  ['Closure of the whole range', 'yes'],
  ['Closures', 'yes'],
  ['⚠ Closed: snow', 'yes'],
  ['RANGE CLOSED - Offsite Staff Event', 'ask'],
  ['Early closure', 'ask'],
  ['Holiday closures', 'ask'],
  ['Trap range closed', 'ask'],
  ['Early closing', 'ask'],
  ['Range Open to the Public', 'no'],
  ['Range closes at 4', 'no'],
  ['Disclosed location shoot', 'no'],
  ['Enclosure building day', 'no'],
  ['', 'no'],
])('whether %j closes the range: %s', (title, closes) => {
  expect(closesByTitle(title)).toBe(closes);
});

test('HTML becomes text', () => {
  expect(plainText('Closes at 4:00 PM.<br>See <a href="https://example.org">safety rules</a>.')).toBe(
    'Closes at 4:00 PM.\nSee safety rules.',
  );
  expect(plainText('<p>One</p><p>Two &amp; three&nbsp;&#8211; &#x1F3AF;</p><ul><li>a</li><li>b</li></ul>')).toBe(
    'One\nTwo & three – 🎯\n\n• a\n• b',
  );
  expect(plainText('x<script>alert(1)</script><style>p{}</style><!-- c -->y')).toBe('xy');
});

test('text that only looks like HTML stays', () => {
  expect(plainText('targets < 50 yd & 5 > 3')).toBe('targets < 50 yd & 5 > 3');
  expect(plainText('&bogus; &#0; &#55555;')).toBe('&bogus; &#0; &#55555;');
});
