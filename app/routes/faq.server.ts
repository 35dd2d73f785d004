import type { Language } from '#app/lib/shell-words.ts';
import { loadContent } from '#content/load.server.ts';

/** The questions in one language, so that no visitor downloads both. */
export const questionsIn = (language: Language) =>
  loadContent().faq.map((section) => ({
    id: section.id,
    title: language === 'es' ? section.es : section.title,
    items: section.items.map(({ id, question, answer, es }) => ({
      id,
      ...(language === 'es' ? es : { question, answer }),
    })),
  }));

export const loader = () => ({ questions: questionsIn('en-US') });
