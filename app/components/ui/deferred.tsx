import { Component, type ReactNode, Suspense, useRef } from 'react';
import { useIsNearViewport } from '#app/lib/hooks.ts';

type BoundaryProps = { fallback?: ReactNode; children: ReactNode };

/** Shows the fallback, or nothing, in place of children that fail. React logs the error. */
export class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}

/** A part whose script is loaded later. The fallback is shown until it has arrived, or instead if it never does. */
export const Deferred = ({ fallback, children }: BoundaryProps) => (
  <ErrorBoundary fallback={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

/** The same for a part that isn't wanted before it comes near the visible part of the page. */
export function DeferredUntilNear({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(box);
  return (
    <div ref={box} className={className}>
      {near && <Deferred>{children}</Deferred>}
    </div>
  );
}
