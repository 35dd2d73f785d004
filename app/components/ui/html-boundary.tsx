import { Component, type ReactNode } from 'react';
import { trustedHtml } from '#app/lib/trusted.ts';
import type { Html } from '#content/schema/text.ts';

type HtmlBoundaryProps = { /** Unique on the page. */ name: string; className?: string; children: ReactNode };

/**
 * An error boundary around a live part. When the part fails, for example because an old browser lacks a method, the
 * HTML that it showed last stays: after hydration, that of the server. React logs the error.
 */
export class HtmlBoundary extends Component<HtmlBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #html: Html | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { name, className, children } = this.props;
    const attributes = { 'data-part': name, className };
    if (!this.state.hasFailed) return <div {...attributes}>{children}</div>;
    this.#html ??= htmlOf(`[data-part="${name}"]`);
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: trustedHtml(this.#html) }} />;
  }
}

/** What an element shows. While React renders, the document is still as it was before. */
export const htmlOf = (selector: string): Html => (document.querySelector(selector)?.innerHTML ?? '') as Html;
