import { expect, test } from 'vitest';
import { parseHtml, plainText } from './html.server.ts';

test('HTML becomes text', () => {
  expect(plainText('Closes at 4:00 PM.<br>See <a href="https://example.org">safety rules</a>.')).toBe(
    'Closes at 4:00 PM.\nSee safety rules.',
  );
  expect(plainText('<p>One</p><p>Two &amp; three&nbsp;&#8211; &#x1F3AF;</p><ul><li>a</li><li>b</li></ul>', '• ')).toBe(
    'One\nTwo & three – 🎯\n\n• a\n• b',
  );
  expect(plainText('x<script>alert(1)</script><style>p{}</style><!-- c -->y')).toBe('xy');
});

test('an element within a line adds no space to its text, and a block does', () => {
  const textOf = (html: string) => parseHtml(`<main>${html}</main>`).all('main')[0]?.text;
  expect(textOf('<p>Closed today: <!-- --><span>snow</span>. (<a href="/x">More</a>)</p>')).toBe(
    'Closed today: snow. (More)',
  );
  expect(textOf('<dl><dt>Day pass</dt><dd>$35</dd></dl><p>Closed</p>today')).toBe('Day pass $35 Closed today');
  // CSS separates the columns of a row.
  expect(textOf('<li><span>Friday</span><span>9:00 AM</span><b>Closed.</b><i>Snow</i></li>')).toBe(
    'Friday 9:00 AM Closed. Snow',
  );
});

test.each(['targets < 50 yd & 5 > 3', 'Closed <see the website', 'a <b c="d', '&bogus;'])('%s stays', (text) =>
  expect(plainText(text)).toBe(text),
);
