import type { ReactNode } from 'react';
import type { Part, Section as SectionContent } from '#content/page.server.ts';
import type { Action } from '#content/schema/text.ts';
import { ActionLink } from './action-link.tsx';
import { Prose } from './prose.tsx';

type SectionProps = {
  section: Pick<SectionContent, 'id' | 'title'> & Partial<SectionContent>;
  heading?: ReactNode;
  isDeep?: boolean;
  className?: string;
  children?: ReactNode;
};

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

/** What there is to know, a name and a sentence to a row, and what leads on from it: read down the names, or across. */
export function Points({ parts }: { parts: readonly (Part & { action?: Action })[] }) {
  return (
    <div className="@container ruled-rows self-start">
      {parts.map(({ id, title, html, action }) => (
        <article key={id} id={id} className="grid gap-x-8 gap-y-1 py-4 @lg:grid-cols-[14rem_1fr] print:py-1.5">
          <h3>{title}</h3>
          <div>
            <Prose html={html} />
            {action && <ActionLink action={action} tone="quiet" className="mt-1" />}
          </div>
        </article>
      ))}
    </div>
  );
}

export function Steps({ parts, from = 1 }: { parts: readonly Part[]; from?: number }) {
  return (
    <ol
      start={from}
      className="route grid max-w-prose print:max-w-none print:grid-cols-2 print:in-[.one-sheet]:grid-cols-4 print:gap-2 break-inside-avoid"
    >
      {parts.map((part, index) => (
        <li
          key={part.id}
          className="relative grid grid-cols-[3.25rem_1fr] pb-7 large-text:block break-inside-avoid print:pb-1"
        >
          <span
            aria-hidden="true"
            className="grid place-items-center z-1 size-10 rounded-full bg-deep text-on-deep font-display text-[1.5rem]"
          >
            {from + index}
          </span>
          <div className="pt-[0.4rem]">
            <h3 className="text-2xl/none">{part.title}</h3>
            <Prose html={part.html} className="prose mt-1" />
          </div>
        </li>
      ))}
    </ol>
  );
}
