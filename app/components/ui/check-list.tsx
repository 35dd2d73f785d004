import { Ban, Check } from 'lucide';
import type { Html } from '#content/html.server.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';

type CheckListProps = {
  items: readonly Html[];
  /** What is missing or not allowed: these items get no check mark. */
  limits?: readonly Html[];
};

const none: readonly Html[] = [];

/** A list of short points, each with a mark. */
export function CheckList({ items, limits = none }: CheckListProps) {
  if (items.length + limits.length === 0) return null;
  return (
    <ul className="grid gap-2 break-inside-avoid">
      {[...items, ...limits].map((item, index) => (
        <li key={item} className="flex gap-2.5">
          <Icon
            of={index < items.length ? Check : Ban}
            className={`size-5 mt-1 ${index < items.length ? '' : 'text-danger'}`}
          />
          <Prose as="span" html={item} className="text-with-links" />
        </li>
      ))}
    </ul>
  );
}
