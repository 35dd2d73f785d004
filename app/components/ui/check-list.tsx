import { Check, type IconNode } from 'lucide';
import type { Html } from '#content/schema/text.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';

/** Short points, each with a mark: a check by default, another icon where that says it better. */
export function CheckList({ items, icon = Check }: { items: readonly Html[]; icon?: IconNode }) {
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-2 break-inside-avoid">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon of={icon} className="size-5 mt-1" />
          <Prose as="span" html={item} className="text-with-links" />
        </li>
      ))}
    </ul>
  );
}
