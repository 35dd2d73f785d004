import { useMemo } from 'react';
import type { Html } from '#content/schema/text.ts';
import { trustedHtml } from '#app/lib/trusted.ts';

type ProseProps = { html: Html; className?: string; as?: 'div' | 'span' | 'p' };

/** Text that the build made from the club's Markdown. */
export function Prose({ html, className = 'prose', as: Tag = 'div' }: ProseProps) {
  // The same object again: React would write the same markup anew for another one.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);

  if (!html) return null;
  return <Tag className={className} dangerouslySetInnerHTML={markup} />;
}
