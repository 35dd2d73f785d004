import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';

/** What to do, one after the other: the number, what it is called, and how. */
export function Steps({ parts, from = 1 }: { parts: readonly Part[]; from?: number }) {
  return (
    <ol
      start={from}
      className="route max-w-prose print:max-w-none print:grid-cols-2 print:in-[.one-sheet]:grid-cols-4 print:gap-2 break-inside-avoid"
    >
      {parts.map((part, index) => (
        <li key={part.id} className="large-text:block break-inside-avoid">
          <span aria-hidden="true">{from + index}</span>
          <div>
            <h3>{part.title}</h3>
            <Prose html={part.html} className="prose mt-1" />
          </div>
        </li>
      ))}
    </ol>
  );
}
