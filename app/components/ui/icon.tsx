import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * An icon of the one set, in the one stroke. It decorates words that stand beside it, so it is hidden from screen
 * readers.
 */
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
      {/* The shapes of an icon never change places. */}
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
