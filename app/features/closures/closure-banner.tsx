import { CalendarX } from 'lucide';
import { Link, useLocation } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import { useToday } from '../status/today.tsx';

/** The page that lists every closure. */
const contactPage = '/contact';

/**
 * The next closure, from seven days before its first day, on every page but the one that lists them all. Like the
 * weather's warnings it lies over the picture at the top, so nothing moves when it appears.
 */
export function ClosureBanner() {
  const near = useToday()?.closures.filter(({ isNear }) => isNear) ?? [];
  const isListed = useLocation().pathname === contactPage;
  const [first, ...others] = near;
  if (!first || isListed) return null;
  return (
    <aside aria-label="Closures" className="border-b-2 border-danger bg-danger-soft text-ink">
      <Link
        to={`${contactPage}#closures`}
        className="mx-auto flex min-h-11 max-w-page items-center gap-2.5 px-4 py-2 text-sm leading-snug sm:px-6"
      >
        <Icon of={CalendarX} className="size-5 text-danger" />
        <span>
          <strong className="font-semibold">{first.line}</strong>
          {others.length > 0 && ` and ${others.length} more`}.{' '}
          <span className="underline underline-offset-4">All closures</span>
        </span>
      </Link>
    </aside>
  );
}
