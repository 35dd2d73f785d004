import type { ReactNode } from 'react';
import type { Section as SectionContent } from '#content/page.server.ts';
import { Prose } from './prose.tsx';

export type SectionProps = {
  /** A section of the page's Markdown: gives the id, the heading and, where it has one, the text. */
  section: Pick<SectionContent, 'id' | 'title'> & Partial<SectionContent>;
  heading?: ReactNode;
  isDeep?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A band of the page with its heading, reachable by its id. */
export function Section({
  section: { id, title, html },
  heading = title,
  isDeep = false,
  className = '',
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`band ${isDeep ? 'band-deep on-deep' : ''} ${className}`}>
      <div className="page-width">
        <h2 id={headingId} className="heading">
          {heading}
        </h2>
        {html && <Prose html={html} />}
        {children && <div className={html ? 'mt-6 sm:mt-8 print:mt-2' : ''}>{children}</div>}
      </div>
    </section>
  );
}
