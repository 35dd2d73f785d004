import type { ReactNode } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { PageContent } from '#app/lib/page-content.ts';
import type { Page } from '#content/page.server.ts';
import { LastUpdated } from './last-updated.tsx';

type LegalDocumentProps = PageContent & {
  /** Also says that the text is in force today. */
  inForce?: boolean;
  /** What comes below the text of a section, by the section's id. */
  below?: Readonly<Record<string, ReactNode>>;
};

/** A long text in numbered sections, with its contents beside it on wide screens and above it on narrow ones. */
export function LegalDocument({ top, page, inForce = false, below }: LegalDocumentProps) {
  return (
    <>
      <PageHeader {...top}>
        <LastUpdated page={page} inForce={inForce} />
      </PageHeader>
      <div className="band page-width grid gap-10 lg:grid-cols-[17rem_1fr] lg:gap-16">
        <Contents sections={page.sections} />
        <div className="grid gap-10 min-w-0 max-w-prose print:max-w-none print:gap-4">
          <Prose html={page.intro} />
          {page.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h2 id={`${section.id}-heading`} className="text-3xl mb-3">
                <span aria-hidden="true" className="tabular-nums">
                  {index + 1}.{' '}
                </span>
                {section.title}
              </h2>
              <Prose html={section.html} />
              {section.parts.map((part) => (
                <div key={part.id} className="mt-5">
                  <h3 className="text-2xl mb-1">{part.title}</h3>
                  <Prose html={part.html} />
                </div>
              ))}
              {below?.[section.id]}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Contents({ sections }: Pick<Page, 'sections'>) {
  return (
    <nav aria-label="On this page" className="screen-only lg:sticky lg:top-[calc(var(--header)+2rem)] self-start ruled">
      <ol className="sm:columns-2 lg:columns-1">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="flex gap-2 py-1.5 text-link hover:underline underline-offset-4">
              <span aria-hidden="true" className="w-6 shrink-0 text-muted tabular-nums">
                {index + 1}.
              </span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
