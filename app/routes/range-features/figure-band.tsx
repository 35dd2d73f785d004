import type { Section } from '#content/page.server.ts';

/** The range in giant figures, the one loud thing of its page. Of several distances it has the longest, the last. */
export function FigureBand({ section: { id, title, parts } }: { section: Section }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="figures on-deep">
      <h2 id={`${id}-heading`} className="sr-only">
        {title}
      </h2>
      <dl>
        {parts.map(({ title: label, html }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{html.match(/\d[\d,.]*/g)?.at(-1)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
