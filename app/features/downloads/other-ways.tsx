import { ActionLink } from '#app/components/ui/action-link.tsx';
import type { Action } from '#content/schema/text.ts';

export type OtherWaysProps = { title: string; ways: readonly Action[] };

/** The ways to get a form when its download does not start, in one line: in a tab, by mail, at the office. */
export function OtherWays({ title, ways }: OtherWaysProps) {
  return (
    <div className="screen-only mt-4 flex flex-wrap items-baseline gap-x-4">
      <p>{title}:</p>
      <ul className="flex flex-wrap gap-x-3">
        {ways.map((action) => (
          <li key={action.label}>
            <ActionLink tone="plain" action={action} newTab={/\.\w+$/.test(action.to)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
