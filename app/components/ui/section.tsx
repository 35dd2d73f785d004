import type { ReactNode } from 'react';
import type { Section as SectionContent } from '#content/page.server.ts';
import { Prose } from './prose.tsx';

const tones = {
  page: '',
  deep: 'band-deep on-deep',
};

type SectionProps = {
  /** A section of the page's Markdown: gives the id, the heading and the text. */
  section?: Omit<SectionContent, 'parts'>;
  id?: string;
  title?: ReactNode;
  tone?: keyof typeof tones;
  className?: string;
  children?: ReactNode;
};

/** A band of the page with its heading, reachable by its id. */
export function Section({
  section,
  id = section?.id,
  title = section?.title,
  tone = 'page',
  className = '',
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`band ${tones[tone]} ${className}`}>
      <div className="page-width">
        <h2 id={headingId} className="heading">
          {title}
        </h2>
        {section && <Prose html={section.html} />}
        {children && <div className={section?.html ? 'mt-6 sm:mt-8 print:mt-2' : ''}>{children}</div>}
      </div>
    </section>
  );
}
