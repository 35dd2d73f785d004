/** The questions and answers for search engines, from the same file as the page. */
import type { FAQPage, WithContext } from 'schema-dts';
import { plainText } from '#content/html.server.ts';
import type { Html } from '#content/schema/text.ts';

type Section = { items: readonly { question: string; answer: Html }[] };

/** https://schema.org/FAQPage of every question of a page. Answers are plain text, without links and marks. */
export function faqJsonLd(sections: readonly Section[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: sections.flatMap((section) =>
      section.items.map((item) => ({
        '@type': 'Question' as const,
        name: item.question,
        acceptedAnswer: { '@type': 'Answer' as const, text: plainText(item.answer).replaceAll(/\n+/g, '\n') },
      })),
    ),
  };
}
