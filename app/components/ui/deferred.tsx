import { Component, type ReactNode, Suspense } from 'react';

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
