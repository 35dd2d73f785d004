import { useMemo } from 'react';
import type { Html } from '#content/html.server.ts';
import { trustedHtml } from '#app/lib/trusted.ts';
import { Ban, Check } from 'lucide';
import { Icon } from './icon.tsx';

type ProseProps = { html: Html; className?: string; as?: 'div' | 'span' | 'p' };

/** HTML that the build made from the club's Markdown. */
export function Prose({ html, className = 'prose', as: Tag = 'div' }: ProseProps) {
  // React rewrites the same markup when it gets a new object.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);

  if (!html) return null;
  return <Tag className={className} dangerouslySetInnerHTML={markup} />;
}

type CheckListProps = {
  items: readonly Html[];
  /** What is missing or not allowed: these items get no check mark. */
  limits?: readonly Html[];
};

const none: readonly Html[] = [];

/** A list of short points, each with a mark. */
export function CheckList({ items, limits = none }: CheckListProps) {
  if (items.length + limits.length === 0) return null;
  return (
    <ul className="grid gap-2 break-inside-avoid">
      {[...items, ...limits].map((item, index) => (
        <li key={item} className="flex gap-2.5">
          <Icon
            of={index < items.length ? Check : Ban}
            className={`size-5 mt-1 ${index < items.length ? '' : 'text-danger'}`}
          />
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
