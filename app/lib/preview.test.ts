import { afterEach, expect, it, vi } from 'vitest';
import { loadPage } from '#content/load.server.ts';
import { pageHead } from '#app/seo/head-metadata.server.tsx';
import { siteFacts } from './site-facts.server.ts';

afterEach(() => vi.unstubAllEnvs());

it('a preview deployment says so on every page, and is noindex', () => {
  expect(siteFacts('en-US')).not.toHaveProperty('preview');
  expect(pageHead(loadPage('faq')).canonical).toMatch(/\/faq$/);
  vi.stubEnv('PREVIEW', 'on');
  expect(siteFacts('en-US').preview).toMatch(/^Preview: .*forms are off/);
  expect(siteFacts('es').preview).toMatch(/^Vista previa/);
  // Without a canonical address, a page is noindex.
  expect(pageHead(loadPage('faq')).canonical).toBeNull();
});
