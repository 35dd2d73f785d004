import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, headOf, listedPages, pages, titleOf } from './built.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

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

  test('has one h1, one title, a description and a language', () => {
    expect(document.all('h1')).toHaveLength(1);
    expect(document.all('head')[0]?.all('title')).toHaveLength(1);
    expect(titleOf(page)).not.toBe('');
    expect(headOf(page, 'description').length).toBeGreaterThanOrEqual(50);
    expect(document.get('lang')).toMatch(/^[a-z]{2}(?:-US)?$/);
  });

  test('describes every picture', () => {
    expect(document.all('img').filter((image) => image.get('alt') === undefined)).toEqual([]);
  });

  test('writes no inline style and no handler, which the policy forbids', () => {
    expect(document.all('style')).toEqual([]);
    const attributes = document.all().flatMap((element) => element.attributes);
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
  });

  test('is readable without scripts: header, footer and words are in the HTML', () => {
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
    }
  });
});
