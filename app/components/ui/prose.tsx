import { useMemo } from 'react';
import type { Html } from '#content/html.server.ts';
import { trustedHtml } from '#app/lib/trusted.ts';

type ProseProps = { html: Html; className?: string; as?: 'div' | 'span' | 'p' };

/** HTML that the build made from the club's Markdown. */
export function Prose({ html, className = 'prose', as: Tag = 'div' }: ProseProps) {
  // React rewrites the same markup when it gets a new object.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);

  if (!html) return null;
  return <Tag className={className} dangerouslySetInnerHTML={markup} />;
}

export function RuleList({ rules }: { rules: readonly Html[] }) {
  return (
    <ul className="list-disc pl-5 grid gap-1.5 print:gap-0.5">
      {rules.map((rule) => (
        <li key={rule}>
          <Prose as="span" html={rule} className="text-with-links" />
        </li>
      ))}
    </ul>
  );
}
