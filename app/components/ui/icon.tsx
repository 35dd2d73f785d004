import type { LucideIcon } from 'lucide-react';

/** An icon of the one set, in the one stroke. It decorates words that stand beside it, so it is hidden from screen readers. */
export function Icon({ of: Drawing, className = 'size-5' }: { of: LucideIcon; className?: string }) {
  return <Drawing aria-hidden="true" strokeWidth={1.75} className={`shrink-0 ${className}`} />;
}
