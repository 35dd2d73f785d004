import { expect, test } from 'vitest';
import { announcesClosure, plainText } from './agenda.ts';

test.each(['RANGE CLOSED - Offsite Staff Event', 'Closed: Thanksgiving holiday', 'Early closure', 'Holiday closures'])(
  '%j announces a closure',
  (title) => {
    expect(announcesClosure(title)).toBe(true);
  },
);

test.each(['Range Open to the Public', 'Range closes at 4', 'Disclosed location shoot', 'Enclosure building day'])(
  '%j does not',
  (title) => {
    expect(announcesClosure(title)).toBe(false);
  },
);

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
