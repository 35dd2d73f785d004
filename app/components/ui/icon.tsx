import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { markPath, markSize } from '../layout/mark-path.ts';

/** An icon. It decorates the words beside it, so it is hidden from screen readers. */
export function Icon({ of: shapes, className = 'size-5' }: { of: IconNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      {/* The shapes of an icon are never reordered. */}
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}

/** The club's mark. It is always beside the club's name, so it needs no label of its own. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true" className={className}>
      <path d={markPath} fill="currentColor" />
    </svg>
  );
}
