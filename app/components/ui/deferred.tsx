import { Component, type ReactNode, Suspense } from 'react';

type DeferredProps = { fallback?: ReactNode; children: ReactNode };

/**
 * A part that comes later and that no page waits for. Until it is there, and where it never comes because the signal
 * was lost on the way, something else stands in its place: the page around it is not concerned. React logs the reason.
 */
export class Deferred extends Component<DeferredProps, { isLost: boolean }> {
  override state = { isLost: false };

  static getDerivedStateFromError() {
    return { isLost: true };
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.isLost ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
