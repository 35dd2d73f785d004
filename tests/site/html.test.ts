import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { jsonLd, listedPages, pages } from './built.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });

describe.each(pages)('$url', ({ html }) => {
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
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(/<html lang="en-US"/);
  });

  test('describes every picture', () => {
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) expect(image).toMatch(/ alt="/);
  });

  test('writes no inline style and no handler, which the policy forbids', () => {
    expect(html).not.toMatch(/<style[\s>]/);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  });

  test('is readable without scripts: header, footer and words are in the HTML', () => {
    expect(html).toMatch(/<nav [^>]*aria-label="Main"/);
    expect(html).toMatch(/<footer/);
    expect(
      html
        .replace(/<script.*?<\/script>/gs, '')
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/).length,
    ).toBeGreaterThan(150);
  });
});

describe('the pages together', () => {
  const each = (pattern: RegExp) => listedPages.map(({ html }) => pattern.exec(html)?.[1] ?? '');

  test('have titles and descriptions of their own', () => {
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const found = each(pattern);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test('name their own address as the canonical one, and preview it', () => {
    for (const { url, html } of listedPages) {
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(canonical).pathname).toBe(url);
      expect(html).toContain(`<meta property="og:url" content="${canonical}"`);
      for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt'])
        expect(html).toContain(`property="${name}"`);
      for (const name of ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'])
        expect(html).toContain(`name="${name}"`);
    }
  });

  test('carry the club’s description and their breadcrumb for search engines', () => {
    for (const { html } of listedPages) {
      const types = jsonLd(html).map((data) => data['@type']);
      expect(types).toContain('SportsClub');
      expect(types).toContain('BreadcrumbList');
    }
  });
});
