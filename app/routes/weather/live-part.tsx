import type { ReactNode } from 'react';
import { Fold } from '#app/components/ui/disclosure.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Part, Section } from '#content/page.server.ts';

/** A part of a section by its id. Throws at build when the page's Markdown has no such heading. */
export function partOf(section: Section, id: string): Part {
  const part = section.parts.find((one) => one.id === id);
  if (part) return part;
  const ids = section.parts.map((one) => one.id).join(', ');
  throw new Error(`The section "${section.title}" needs a part "### Heading {#${id}}". It has: ${ids}`);
}

type LivePartProps = { part: Part; columns?: boolean; isFolded?: boolean; children: ReactNode };

/** Two frames or cameras under one heading: side by side, or stacked where they need the width. */
export function LivePart({ part: { title, html }, columns = false, isFolded = false, children }: LivePartProps) {
  const content = (
    <>
      <Prose html={html} className="prose mb-2 sm:mb-4" />
      <div className={`grid gap-4 sm:gap-6 ${columns ? 'md:grid-cols-2' : ''}`}>{children}</div>
    </>
  );
  if (isFolded) return <Fold title={title}>{content}</Fold>;
  return (
    <div>
      <h3 className="mb-1 text-2xl sm:mb-2">{title}</h3>
      {content}
    </div>
  );
}
