import { Prose } from '#app/components/ui/prose.tsx';
import type { Html } from '#content/schema/text.ts';

/** Rules as plain points: on paper as on screen. */
export function RuleList({ rules }: { rules: readonly Html[] }) {
  return (
    <ul className="list-disc pl-5 grid gap-1.5 print:gap-0.5">
      {rules.map((rule) => (
        <li key={rule}>
          <Prose as="span" html={rule} className="text-with-links" />
        </li>
      ))}
    </ul>
  );
}
