import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { Answer } from './bring-check.tsx';

const { bring, rules } = readContent('content');

test('a visitor without a gun reads the rule, and how to shoot without one', () => {
  const all = rules.groups.flatMap((group) => group.rules);
  const html = renderToStaticMarkup(<Answer words={bring} rules={all} chosen={{ firearm: 'no-gun' }} />);
  expect(html).toMatch(/No gun rentals\..*<a href="\/faq#no-gun">/);
});
