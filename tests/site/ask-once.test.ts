/** A page sends its visitor to the range office once, and every page says when the phone is answered. */
import { expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { topicsOf } from '#content/schema/faq.ts';
import { listedPages } from './built.ts';

test.each(listedPages)('$url says “ask the range office” once at most', ({ document }) => {
  const said = document.all('main').flatMap(({ text }) => text.match(/ask the range office/gi) ?? []);
  expect(said.length).toBeLessThanOrEqual(1);
});

const phoneHours = topicsOf(loadContent().toConfirm).find(({ topic }) => topic === 'phone-hours');

test.runIf(phoneHours?.answer).each(listedPages)('$url says when the phone is answered', ({ url, document }) => {
  const inSpanish = url.startsWith('/es') && phoneHours?.es;
  expect(document.text).toContain(inSpanish || phoneHours?.answer);
});
