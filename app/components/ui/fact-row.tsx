import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FactRowProps = { icon: IconNode; figure: ReactNode; unit?: ReactNode; text?: ReactNode };

/** One fact: icon, figure, unit, and a few words. Stands in a <ul>. */
export function FactRow({ icon, figure, unit, text }: FactRowProps) {
  return (
    <li className="flex gap-4 py-3 border-t border-rule">
      <Icon of={icon} className="size-6 mt-1" />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-2xl leading-tight">{figure}</span>
          {unit && <span className="text-muted">{unit}</span>}
        </p>
        {text && <p className="text-muted">{text}</p>}
      </div>
    </li>
  );
}
