import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosureProps = { id?: string; summary: string; onToggle?: () => void; children: ReactNode };

/** A question that opens on its answer: the browser's own disclosure, found by find-in-page and without JavaScript. */
export function Disclosure({ id, summary, onToggle, children }: DisclosureProps) {
  return (
    <details id={id} className="group" onToggle={onToggle}>
      <summary className="flex items-center justify-between gap-4 py-4 font-semibold text-lg list-none [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
