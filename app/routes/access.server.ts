import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { renderBlock } from '#content/markdown.server.ts';
import type { Part, Section } from '#content/page.server.ts';
import { isListed, type Topic, topicsOf } from '#content/schema/faq.ts';

/** Merges the club's answers into the page's known facts, and lists the topics that visitors must ask about. */
export function withAnswers({ parts, ...section }: Section, topics: readonly Topic[]) {
  const answered = topics.flatMap(({ topic, sentence, answer }): Part[] =>
    answer === null ? [] : [{ id: topic, title: sentence, html: renderBlock(answer) }],
  );
  const isKnown = (id: string) => parts.some((part) => part.id === id);
  const known = parts.map((part): Part => {
    const more = answered.find(({ id }) => id === part.id);
    return more ? { ...part, html: `${part.html}${more.html}` as Part['html'] } : part;
  });
  return {
    known: { ...section, parts: [...known, ...answered.filter(({ id }) => !isKnown(id))] },
    // Link a topic about which the page already has some facts.
    open: topics
      .filter(isListed)
      .map(({ topic, sentence }) => ({ id: isKnown(topic) ? undefined : topic, title: sentence })),
  };
}

export const loader = () => withAnswers(sectionOf(loadPage('access'), 'known'), topicsOf(loadContent().toConfirm));
