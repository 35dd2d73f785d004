import type { ReactNode } from 'react';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Section } from '#content/page.server.ts';

/** A section small enough to stand beside others: the facts first, then the sentences about them. */
export function InfoPlate({ section, children }: { section: Section; children: ReactNode }) {
  const headingId = `${section.id}-heading`;
  return (
    <section id={section.id} aria-labelledby={headingId} className="ruled">
      <h2 id={headingId} className="text-2xl mb-3">
        {section.title}
      </h2>
      {children}
      <Prose html={section.html} className="prose mt-3" />
    </section>
  );
}
