import type { ReactNode } from 'react';
import type { Part, Section as SectionContent } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';
import { ActionLink } from './action-link.tsx';
import { EnglishTerms } from './english-terms.tsx';
import { Prose } from './prose.tsx';
import { Spot, type SpotName } from './spot.tsx';

type SectionProps = {
  section: Pick<SectionContent, 'id' | 'title'> & Partial<SectionContent>;
  heading?: ReactNode;
  /** An illustration below the heading, where the screen has a column for it. */
  spot?: SpotName | undefined;
  /** Spans all twelve columns. */
  isWide?: boolean;
  isDeep?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A section of a page. On wide screens its heading is sticky in the left columns. */
export function Section({
  section: { id, title, html, was },
  heading,
  spot,
  isWide = false,
  isDeep = false,
  className = '',
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`band ${isDeep ? 'band-deep on-deep' : ''} ${className}`}>
      <div className={`page-width ${isWide ? '' : 'columns'}`}>
        <h2 id={headingId} className="heading">
          <EarlierIds of={was} />
          {heading ?? <EnglishTerms of={title} />}
          {spot && <Spot name={spot} className="size-24 max-lg:hidden print:hidden" />}
        </h2>
        <div className="section-rows">
          {html && <Prose html={html} />}
          {children}
        </div>
      </div>
    </section>
  );
}

/** Targets for links to a section's earlier ids, inside its heading. */
export const EarlierIds = ({ of }: { of: readonly string[] | undefined }) => of?.map((id) => <span key={id} id={id} />);

/** Facts in rows: a name, a sentence and the next link. Visitors can read down the names or across. */
export function Points({ parts }: { parts: readonly (Part & { action?: Action })[] }) {
  return (
    <div className="@container ruled-rows self-start">
      {parts.map(({ id, title, html, action }) => (
        <article
          key={id}
          id={id}
          className="grid gap-x-8 gap-y-1 py-2.5 sm:py-4 @lg:grid-cols-[14rem_1fr] print:py-1.5"
        >
          <h3>
            <EnglishTerms of={title} />
          </h3>
          <div>
            <Prose html={html} />
            {action && <ActionLink action={action} tone="quiet" className="mt-1" />}
          </div>
        </article>
      ))}
    </div>
  );
}

type StepsProps = {
  parts: readonly Part[];
  from?: number;
  /** In two columns on wide screens, instead of one below the other. */
  inPairs?: boolean;
};

export function Steps({ parts, from = 1, inPairs = false }: StepsProps) {
  return (
    <ol start={from} className={`steps ${inPairs ? 'in-pairs' : 'route'}`}>
      {parts.map((part, index) => (
        <li key={part.id} className="step">
          <span aria-hidden="true" className="font-display step-number">
            {from + index}
          </span>
          <div className="pt-1 sm:pt-[0.4rem]">
            <h3 className="text-2xl/none">
              <EnglishTerms of={part.title} />
            </h3>
            <Prose html={part.html} className="prose mt-0.5 max-sm:text-sm/[1.35]" />
          </div>
        </li>
      ))}
    </ol>
  );
}
