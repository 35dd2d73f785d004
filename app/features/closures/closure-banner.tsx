import { CalendarX } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useShellWords } from '#app/lib/shell-words.ts';
import type { ComingClosure } from '../status/today-at.ts';

/** Like the weather's warnings it lies over the picture at the top, so nothing moves when it appears. */
export default function ClosureBanner({ closures, to }: { closures: readonly ComingClosure[]; to: string }) {
  const words = useShellWords();
  const [first, ...others] = closures;
  return (
    <aside aria-label={words.closures}>
      <a href={to} className="announcement">
        <Icon of={CalendarX} className="size-5 text-danger" />
        <span>
          <strong className="font-semibold">{first?.line}</strong>
          {others.length > 0 && ` ${words.and} ${others.length} ${words.more}`}.{' '}
          <span className="underline underline-offset-4">{words.allClosures}</span>
        </span>
      </a>
    </aside>
  );
}
