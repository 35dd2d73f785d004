import type { ReactNode } from 'react';
import { Prose } from '#app/components/ui/prose.tsx';
import type { Part, Section } from '#content/page.server.ts';

/** A part of a section by its id. Throws at build when the page's Markdown has no such heading. */
export function partOf(section: Section, id: string): Part {
  const part = section.parts.find((one) => one.id === id);
  if (!part)
    throw new Error(
      `The section "${section.title}" needs a part "### Heading {#${id}}". It has: ${section.parts.map((one) => one.id).join(', ')}`,
    );
  return part;
}

/** Two frames or cameras under one heading: side by side, or below one another where they need the width. */
export function LivePart({ part, wide = false, children }: { part: Part; wide?: boolean; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 text-2xl">{part.title}</h3>
      <Prose html={part.html} className="prose mb-4" />
      <div className={`grid gap-6 ${wide ? '' : 'md:grid-cols-2'}`}>{children}</div>
    </div>
  );
}
