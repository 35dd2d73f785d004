import type { ReactNode } from 'react';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Section } from '#content/page.server.ts';

type SplitSectionProps = {
  section: Pick<Section, 'id' | 'title'> & Partial<Section>;
  tone?: 'page' | 'panel';
  children?: ReactNode;
};

/** A section that is mostly text: on wide screens its heading stays beside it while the text passes. */
export function SplitSection({ section, tone = 'page', children }: SplitSectionProps) {
  const { id, title, html } = section;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`band ${tone === 'panel' ? 'band-panel' : ''}`}>
      <div className="page-width grid gap-5 lg:grid-cols-[17rem_1fr] lg:gap-16 print:block print:p-0">
        <h2
          id={`${id}-heading`}
          className="heading mb-0 print:text-2xl print:mb-2 print:static lg:sticky lg:top-[calc(var(--header)+2rem)] self-start"
        >
          {title}
        </h2>
        <div className="min-w-0 grid gap-7 lg:pt-1 print:block">
          {html && <Prose html={html} />}
          {children}
        </div>
      </div>
    </section>
  );
}
