import type { ReactNode } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import type { PageContent } from '#app/lib/page-content.ts';
import type { Page } from '#content/page.server.ts';
import { longDate } from '#words/format-time.ts';
import { rangeDay } from '#domain/range-time.ts';

type LegalDocumentProps = PageContent & {
  inForce?: boolean;
  below?: Readonly<Record<string, ReactNode>>;
};

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
              <h2 id={`${section.id}-heading`} className="text-heading/none mb-3">
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

const Day = ({ day }: { day: string }) => <time dateTime={day}>{longDate(day)}</time>;

type LastUpdatedProps = {
  page: PageContent['page'];
  /** Also says that the text is in force today, by the range's calendar. */
  inForce?: boolean;
};

/** When a legal text last changed. The browser adds the day it is today: the built page cannot know it. */
export function LastUpdated({ page: { name, revised }, inForce = false }: LastUpdatedProps) {
  const today = useHydratedValue(() => rangeDay(new Date()), undefined);
  if (!revised)
    throw new Error(`content/pages/${name}.md needs the day on which its text last changed: revised: "2026-11-20"`);
  return (
    <p className="text-muted">
      Last Updated: <Day day={revised} />
      {/* Its line is there from the start, so that nothing moves when the date arrives. */}
      {inForce && (
        <span className="block min-h-[1.6em]">
          {today && (
            <>
              In force today, <Day day={today} />
            </>
          )}
        </span>
      )}
    </p>
  );
}
