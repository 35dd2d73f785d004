import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#content/load.server.ts';
import { topicsOf } from '#content/schema/faq.ts';
import { type BuiltPage, headOf, listedPages, pages, titleOf } from './built.ts';

/** With one h1, an alt on every picture, and no inline style, which the policy forbids. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: { 'heading-level': 'error', 'no-inline-style': 'error', 'no-style-tag': 'error', 'wcag/h37': 'error' },
});
const { site, toConfirm } = loadContent();
const phoneHours = topicsOf(toConfirm).find(({ topic }) => topic === 'phone-hours');

describe.each(pages)('$url', (page) => {
  const { html, document } = page;
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const problems = report.results.flatMap((result) =>
      result.messages.map(
        (message) =>
          `${message.ruleId}: ${message.message} at ${html.slice(Math.max(0, message.offset - 60), message.offset + 60)}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  test('has a title, a description and a language, and no handler, which the policy forbids', () => {
    expect(document.all('head')[0]?.all('title')).toHaveLength(1);
    expect(titleOf(page)).not.toBe('');
    expect(headOf(page, 'description').length).toBeGreaterThanOrEqual(50);
    expect(document.get('lang')).toMatch(/^[a-z]{2}(?:-US)?$/);
    const attributes = document.all().flatMap((element) => element.attributes);
    expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  });

  test('is readable without scripts: header, footer and words are in the HTML', () => {
    // React leaves a large part whose script comes later to a script: progressiveChunkSize.
    expect(html).not.toContain('<div hidden id="S:');
    expect(document.all('nav').map((nav) => nav.get('aria-label'))).toContain(
      document.get('lang') === 'es' ? 'Principal' : 'Main',
    );
    expect(document.all('footer').length).toBeGreaterThan(0);
    expect(document.text.split(' ').length).toBeGreaterThan(150);
  });
});

describe('the pages together', () => {
  test('have titles and descriptions of their own', () => {
    for (const wordsOf of [titleOf, (page: BuiltPage) => headOf(page, 'description')])
      expect(new Set(listedPages.map(wordsOf)).size).toBe(listedPages.length);
  });

  test('name their own address as the canonical one, and preview it', () => {
    for (const page of listedPages) {
      const canonical =
        page.document
          .all('link')
          .find((link) => link.get('rel') === 'canonical')
          ?.get('href') ?? '';
      expect(new URL(canonical).pathname).toBe(page.url);
      expect(headOf(page, 'og:url')).toBe(canonical);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card'])
        expect(headOf(page, name), name).not.toBe('');
      // Home's heading is the club's name.
      expect(headOf(page, 'og:image:alt').split(site.name)).toHaveLength(2);
    }
  });

  test.runIf(phoneHours?.answer)('say when the phone is answered', () => {
    for (const { url, document } of listedPages)
      expect(document.text, url).toContain((url.startsWith('/es') && phoneHours?.es) || phoneHours?.answer);
  });
});
