import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { phrase, strong } from '#words/phrase.ts';
import { SaidText } from './said.tsx';

test('a time keeps its "a.m." or "p.m." on the same line', () => {
  const hours = phrase`Hoy hasta las 4:00 p.m. ${strong('Opens 9 AM')}: ${{ said: 'noon is 12:00 PM', language: 'en' }}.`;
  const html = renderToStaticMarkup(<SaidText of={hours} />);
  for (const time of ['4:00 p.m.', '9 AM', '12:00 PM']) expect(html).toContain(`<span class="keep">${time}</span>`);
  expect(renderToStaticMarkup(<SaidText of="4 PMs and 3 AMAZING targets" />)).not.toContain('<span');
});
