import { expect, test } from 'vitest';
import type { Html } from '#content/schema/text.ts';
import { faqJsonLd } from './faq-json-ld.server.ts';

test('gives search engines each question with its answer in plain words', () => {
  const answer = '<p>Read &amp; sign the <a href="/youth-form">form</a>.</p>' as Html;
  const page = faqJsonLd([
    { items: [{ question: 'Which form?', answer }] },
    { items: [{ question: 'What does it cost?', answer }] },
  ]);
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Which form?',
        acceptedAnswer: { '@type': 'Answer', text: 'Read & sign the form.' },
      },
      { '@type': 'Question', name: 'What does it cost?' },
    ],
  });
});
