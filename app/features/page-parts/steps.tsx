import { Prose } from '#app/components/ui/prose.tsx';
import type { Part } from '#content/page.server.ts';

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
            <h3>{part.title}</h3>
            <Prose html={part.html} className="prose mt-1" />
          </div>
        </li>
      ))}
    </ol>
  );
}
