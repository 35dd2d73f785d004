import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A question that opens on its answer: the browser's own disclosure, found by find-in-page and without JavaScript. */
export function Disclosure({ id, summary, children }: { id?: string; summary: string; children: ReactNode }) {
  return (
    <details id={id} className="group plate">
      <summary className="flex items-center justify-between gap-4 p-4 font-semibold text-lg list-none [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5">{children}</div>
    </details>
  );
}
