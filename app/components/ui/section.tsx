import type { ReactNode } from 'react';
import type { Section as SectionContent } from '#content/page.server.ts';
import { Prose } from './prose.tsx';

const tones = {
  page: 'bg-page',
  panel: 'bg-panel border-y border-rule',
  deep: 'bg-deep text-on-deep on-deep',
};

type SectionProps = {
  /** A section of the page's Markdown: gives the id, the heading and the text. */
  section?: SectionContent;
  id?: string;
  title?: string;
  /** Small capitals above the heading. */
  label?: string;
  tone?: keyof typeof tones;
  className?: string;
  children?: ReactNode;
};

/** A band of the page with its heading, reachable by its id. */
export function Section({ section, id = section?.id, title = section?.title, label, tone = 'page', className = '', children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={`${tones[tone]} py-12 md:py-16 ${className}`}>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        {label && <p className="label mb-2">{label}</p>}
        <h2 id={headingId} className="text-3xl md:text-4xl mb-5">
          {title}
        </h2>
        {section && <Prose html={section.html} />}
        {children && <div className={section?.html ? 'mt-8' : ''}>{children}</div>}
      </div>
    </section>
  );
}
