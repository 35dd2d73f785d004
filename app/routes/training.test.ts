/** Optional facts of an entry in content/training.yaml. */
import { afterEach, expect, test } from 'vitest';
import { loadContentAsOf, renderPage } from '#app/render.server.tsx';
import { contentCopy } from '#tests/fixtures/content-copy.ts';

const content = contentCopy();
const ownContent = process.env['CONTENT_DIR'];
afterEach(() => {
  process.env['CONTENT_DIR'] = ownContent;
});

test('a training provider shows its picture, and links its document', async () => {
  content.edit(
    'training.yaml',
    '  icon: target\n',
    '$&  photo: picnic-madrones\n  document: { label: Courses (PDF), to: /documents/safety-rules.pdf }\n',
  );
  process.env['CONTENT_DIR'] = content.at('');
  loadContentAsOf('2026-11-24');
  const html = await renderPage('training', []);
  expect(html).toMatch(/<img[^>]*picnic-madrones/);
  expect(html).toMatch(/<a[^>]*href="\/documents\/safety-rules\.pdf"[^>]*>(?:(?!<\/a>).)*Courses \(PDF\)/);
});
