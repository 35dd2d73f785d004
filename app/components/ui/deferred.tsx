import { Component, type ReactNode, Suspense, useRef } from 'react';
import { useIsNearViewport } from '#app/lib/hooks.ts';

type ErrorBoundaryProps = { fallback?: ReactNode | ((error: unknown) => ReactNode); children: ReactNode };

/** Shows the fallback, or nothing, in place of children that fail. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  // A class field would need half a kilobyte of helpers for Safari 15.
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { fallback, children } = this.props;
    if (!('error' in this.state)) return children;
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback;
  }
}

/** Renders children whose script loads later. Shows the fallback until the script arrives, or if it never does. */
export const Deferred = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary fallback={fallback}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

/** Like {@link Deferred}, for children that are not needed until they are near the viewport. */
export function DeferredUntilNear({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useIsNearViewport(box);
  return (
    <div ref={box} className={className}>
      {near && <Deferred>{children}</Deferred>}
    </div>
  );
}
