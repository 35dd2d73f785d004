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
      <PageHeader {...top} beside={<LastUpdated page={page} inForce={inForce} />} />
      <div className="band">
        <div className="page-width grid gap-6 lg:grid-cols-[4fr_8fr] lg:gap-x-8">
          <Prose html={page.intro} />
          <Contents sections={page.sections} />
        </div>
      </div>
      {page.sections.map((section, index) => (
        <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`} className="band">
          <div className="page-width columns">
            <h2 id={`${section.id}-heading`} className="heading">
              <span aria-hidden="true" className="tabular-nums">
                {index + 1}.{' '}
              </span>
              {section.title}
            </h2>
            <div className="min-w-0 max-w-[44rem] [&_.prose]:max-w-none print:max-w-none">
              <Prose html={section.html} />
              {section.parts.map((part) => (
                <div key={part.id} className="mt-5 first:mt-0">
                  <h3 className="text-2xl mb-1">{part.title}</h3>
                  <Prose html={part.html} />
                </div>
              ))}
              {below?.[section.id]}
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

function Contents({ sections }: Pick<Page, 'sections'>) {
  return (
    <nav aria-label="On this page" className="screen-only">
      <ol className="columns-2 gap-x-4 sm:gap-x-8 large-text:columns-1">
        {sections.map((section, index) => (
          <li key={section.id} className="break-inside-avoid max-sm:text-sm/[1.3]">
            <a
              href={`#${section.id}`}
              className="flex gap-2 py-2 sm:py-1.5 text-link hover:underline underline-offset-4"
            >
              <span aria-hidden="true" className="w-5 sm:w-6 shrink-0 text-muted tabular-nums">
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
  /** Also states that the text is in force today, by the range's calendar. */
  inForce?: boolean;
};

/** When a legal text last changed. The browser adds today's date, which the built page cannot know. */
export function LastUpdated({ page: { name, revised }, inForce = false }: LastUpdatedProps) {
  const today = useHydratedValue(() => rangeDay(new Date()), undefined);
  if (!revised)
    throw new Error(`content/pages/${name}.md needs the day on which its text last changed: revised: "2026-11-20"`);
  return (
    <p className="text-muted">
      Last Updated: <Day day={revised} />
      {/* Its line is rendered empty, so that nothing shifts when the date arrives. */}
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
