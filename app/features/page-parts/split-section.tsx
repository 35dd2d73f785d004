import { Prose } from '#app/components/ui/prose.tsx';
import type { SectionProps } from '#app/components/ui/section.tsx';

/** A section that is mostly text: on wide screens its heading stays beside it while the text passes. */
export function SplitSection({ section: { id, title, html }, children }: Pick<SectionProps, 'section' | 'children'>) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="band">
      <div className="page-width grid gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16 print:block print:p-0">
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
