import type { FaqSection } from '#content/schema/faq.ts';

/** The questions as the English pages take them, so that no visitor downloads both languages. */
export const inEnglish = (sections: readonly FaqSection[]) =>
  sections.map(({ id, title, items }) => ({
    id,
    title,
    items: items.map(({ id: name, question, answer }) => ({ id: name, question, answer })),
  }));
