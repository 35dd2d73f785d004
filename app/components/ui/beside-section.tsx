import type { ReactNode } from 'react';
import type { Section } from '#content/page.server.ts';
import { Prose } from './prose.tsx';

type BesideSectionProps = { section: Section; children: ReactNode };

/** A section with its heading and text beside one large thing, such as a board. */
export function BesideSection({ section: { id, title, html }, children }: BesideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="band">
      <div className="page-width beside">
        <div>
          <h2 id={`${id}-heading`} className="heading">
            {title}
          </h2>
          <Prose html={html} />
        </div>
        {children}
      </div>
    </section>
  );
}
