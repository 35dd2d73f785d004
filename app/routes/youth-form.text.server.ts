import { isOwnForm } from '#app/features/downloads/downloads.server.ts';
import { sectionOf } from '#app/lib/page-content.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { listed, renderBlock } from '#content/markdown.server.ts';
import type { Part, Section } from '#content/page.server.ts';
import { youthFormRules } from '#content/documents.server.ts';

/** The form's text, from the same file as the PDF; or a link to the club's own PDF if it has replaced ours. */
export const loader = () => {
  const page = loadPage('youth-form.text');
  const content = loadContent();
  const { youthForm: form } = content;
  const part = (id: string, title: string, html: Part['html']): Part => ({ id, title, html });
  const fields = form.sections.map(({ title, note, rows, choices }, index) =>
    part(
      `fields-${index + 1}`,
      title,
      renderBlock(`${note ?? ''} ${[...rows.flat(), ...choices].map(({ label }) => label).join(', ')}.`.trim()),
    ),
  );
  const sections: Section[] = [
    { ...sectionOf(page, 'fill-in'), parts: fields },
    {
      id: 'rules',
      title: form.rules.title,
      // The note names a URL for paper; on the page it becomes a link.
      html: renderBlock(form.rules.note.replace(/\S+\.\w+(\/[\w-]+)/, '[$&]($1)')),
      parts: youthFormRules(content).map(({ id, title, rules }) => part(`rules-${id}`, title, listed(rules))),
    },
    {
      id: 'permission',
      title: form.permission.title,
      html: renderBlock(
        [form.permission.text, '', ...form.permission.choices.map(({ label }) => `- ${label}`)].join('\n'),
      ),
      parts: [],
    },
    {
      id: 'release',
      title: form.release.title,
      html: renderBlock(form.release.note),
      parts: form.release.parts.map(({ title, text }, index) =>
        part(`release-${index + 1}`, `${index + 1}. ${title}`, renderBlock(text)),
      ),
    },
    {
      id: 'signatures',
      title: form.signatures.title,
      html: renderBlock(form.signatures.text),
      parts: form.signatures.people.map(({ id, title, text }) => part(`signs-${id}`, title, renderBlock(text))),
    },
  ];
  return {
    draft: form.counselReview === 'pending' ? form.draft : null,
    sections: isOwnForm() ? [sectionOf(page, 'pdf')] : sections,
  };
};
