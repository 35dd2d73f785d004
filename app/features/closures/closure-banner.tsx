import { CalendarX } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { ComingClosure } from '../status/today-at.ts';

/** Like the weather's warnings it lies over the picture at the top, so nothing moves when it appears. */
export default function ClosureBanner({ closures, to }: { closures: readonly ComingClosure[]; to: string }) {
  const [first, ...others] = closures;
  return (
    <aside aria-label="Closures">
      <a href={to} className="announcement">
        <Icon of={CalendarX} className="size-5 text-danger" />
        <span>
          <strong className="font-semibold">{first?.line}</strong>
          {others.length > 0 && ` and ${others.length} more`}.{' '}
          <span className="underline underline-offset-4">All closures</span>
        </span>
      </a>
    </aside>
  );
}
