import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';

/** What to do, one after the other: the number, what it is called, and how. */
export function Steps({ parts, from = 1 }: { parts: readonly Part[]; from?: number }) {
  return (
    <ol
      start={from}
      className="grid gap-5 max-w-prose print:max-w-none print:grid-cols-2 print:in-[.one-sheet]:grid-cols-4 print:gap-2 break-inside-avoid"
    >
      {parts.map((part, index) => (
        <li key={part.id} className="flex gap-4 large-text:block break-inside-avoid">
          <span
            aria-hidden="true"
            className="font-display text-2xl leading-none size-[2.5rem] shrink-0 grid place-items-center rounded-full border-2 border-action text-action"
          >
            {from + index}
          </span>
          <div className="pt-1.5">
            <h3 className="text-xl sm:text-2xl">{part.title}</h3>
            <Prose html={part.html} className="prose mt-1" />
          </div>
        </li>
      ))}
    </ol>
  );
}
