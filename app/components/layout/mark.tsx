import { markPath, markSize } from './mark-path.ts';

/**
 * The club's mark: a fir on a ridge inside one target ring. Always beside the club's name, so it needs no name of its
 * own.
 */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true" className={className}>
      <path d={markPath} fill="currentColor" />
    </svg>
  );
}
