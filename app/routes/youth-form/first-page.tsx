import type { YouthForm } from '#content/schema/youth-form.ts';

type FirstPageProps = { title: string; draft: string | null; sections: Pick<YouthForm, 'sections'>['sections'] };

/** What the form looks like, so that a visitor knows what to have at hand. Its words are the form's own. */
export function FirstPage({ title, draft, sections }: FirstPageProps) {
  return (
    <div className="paper-form screen-only">
      <p className="paper-form-title">{title}</p>
      {draft && <p className="paper-form-draft">{draft}</p>}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h3>{section.title}</h3>
          {section.rows.map((row) => (
            <ul key={row[0]?.id}>
              {row.map(({ id, label, width }) => (
                <li key={id} className={`sm:col-span-${width}`}>
                  {label}
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </div>
  );
}
