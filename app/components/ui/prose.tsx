import { useMemo } from 'react';
import type { Html } from '#content/html.server.ts';
import { trustedHtml } from '#app/lib/trusted.ts';
import { Check, type IconNode } from 'lucide';
import { Icon } from './icon.tsx';

type ProseProps = { html: Html; className?: string; as?: 'div' | 'span' | 'p' };

/** Text that the build made from the club's Markdown. */
export function Prose({ html, className = 'prose', as: Tag = 'div' }: ProseProps) {
  // React writes the same markup again for a new object.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);

  if (!html) return null;
  return <Tag className={className} dangerouslySetInnerHTML={markup} />;
}

/** Short points, each with a mark: a check by default, another icon where that says it better. */
export function CheckList({ items, icon = Check }: { items: readonly Html[]; icon?: IconNode }) {
  if (items.length === 0) return null;
  return (
    <ul className="grid gap-2 break-inside-avoid">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Icon of={icon} className="size-5 mt-1" />
          <Prose as="span" html={item} className="text-with-links" />
        </li>
      ))}
    </ul>
  );
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
