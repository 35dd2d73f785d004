import type { ReactNode } from 'react';
import type { Section as SectionContent } from '#content/page.server.ts';
import { EnglishTerms } from './english-terms.tsx';
import { Prose } from './prose.tsx';

type SectionProps = {
  section: Pick<SectionContent, 'id' | 'title'> & Partial<SectionContent>;
  heading?: ReactNode;
  /** An illustration below the heading, where the screen has a column for it. */
  spot?: ReactNode;
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
          {spot}
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
