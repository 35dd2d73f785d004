import type { Html } from '#content/schema/text.ts';
import { Prose } from './prose.tsx';

/** One rule, numbered where the order matters. */
export function RuleCard({ number, title, html }: { number?: number; title: string; html?: Html }) {
  return (
    <article className="plate border-l-4 border-l-action p-5 print:p-2">
      <h3 className="text-2xl flex gap-3 print:text-xl">
        {number !== undefined && <span className="text-action tabular-nums">{number}</span>}
        {title}
      </h3>
      {html && <Prose html={html} className="prose mt-2" />}
    </article>
  );
}
