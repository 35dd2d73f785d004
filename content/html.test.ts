import { expect, test } from 'vitest';
import { plainText } from './html.server.ts';

test('HTML becomes text', () => {
  expect(plainText('Closes at 4:00 PM.<br>See <a href="https://example.org">safety rules</a>.')).toBe(
    'Closes at 4:00 PM.\nSee safety rules.',
  );
  expect(plainText('<p>One</p><p>Two &amp; three&nbsp;&#8211; &#x1F3AF;</p><ul><li>a</li><li>b</li></ul>', '• ')).toBe(
    'One\nTwo & three – 🎯\n\n• a\n• b',
  );
  expect(plainText('x<script>alert(1)</script><style>p{}</style><!-- c -->y')).toBe('xy');
});

test.each(['targets < 50 yd & 5 > 3', 'Closed <see the website', 'a <b c="d', '&bogus;'])('%s stays', (text) =>
  expect(plainText(text)).toBe(text),
);
