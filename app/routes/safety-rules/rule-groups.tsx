import type { ReactNode } from 'react';
import { RuleList } from '#app/components/ui/prose.tsx';
import type { Html } from '#content/schema/text.ts';

type Group = { id: string; title: string; rules: readonly { text: Html }[] };

/**
 * The rules document in its groups, side by side where there is room; `children` stand in the same flow, at its end.
 */
export function RuleGroups({ groups, children }: { groups: readonly Group[]; children?: ReactNode }) {
  return (
    <div className="md:columns-2 gap-10 print:columns-3">
      {groups.map((group) => (
        <article key={group.id} id={group.id} className="ruled mb-7 break-inside-avoid print:mb-2">
          <h3 className="mb-3 print:mb-1">{group.title}</h3>
          <RuleList rules={group.rules.map(({ text }) => text)} />
        </article>
      ))}
      {children}
    </div>
  );
}
