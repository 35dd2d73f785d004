import { Plus } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  id?: string;
  summary: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
  isOpen?: boolean;
  onToggle?: () => void;
  children: ReactNode;
};

/** A question that opens to its answer, as native <details>: find-in-page works, and so does it without JavaScript. */
export function Disclosure({ id, summary, ref, isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details id={id} ref={ref} open={isOpen} className="group" onToggle={onToggle}>
      <summary className="flex items-center justify-between gap-4 py-2.5 sm:py-4 font-semibold list-none [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon of={Plus} className="size-6 transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-3 sm:pb-5">{children}</div>
    </details>
  );
}

type FoldProps = {
  id?: string;
  title: ReactNode;
  /** Whether the title is a heading of the page. */
  isHeading?: boolean;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** Details that few need: closed until tapped on a phone, always open on wide screens (styles/bands.css). */
export function Fold({ id, title, isHeading = true, isOpen = false, className = '', children }: FoldProps) {
  // Keep screen readers from calling visible content collapsed.
  const isWide = useHydratedValue(() => matchMedia('(min-width: 64rem)').matches, false);
  return (
    <details id={id} className={`fold ${className}`} open={isOpen || isWide}>
      <summary>
        {isHeading ? <h3>{title}</h3> : title}
        <Icon of={Plus} />
      </summary>
      {children}
    </details>
  );
}
