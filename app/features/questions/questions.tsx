import { Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { FaqSection } from '#content/schema/faq.ts';

type QuestionsProps = {
  items: FaqSection['items'];
  /** The page on which the questions have their links; empty on that page itself. */
  home?: '' | '/faq';
};

/** Questions that open on their answers. Each can be linked to. */
export function Questions({ items, home = '' }: QuestionsProps) {
  return (
    <div className="grid gap-3 max-w-3xl">
      {items.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} summary={question}>
          <Prose html={answer} />
          <Link to={`${home}#${id}`} className="screen-only mt-3 inline-flex min-h-6 items-center gap-2 text-sm text-muted underline underline-offset-4">
            <Icon of={Link2} className="size-4" />
            Link to this question<span className="sr-only">: {question}</span>
          </Link>
        </Disclosure>
      ))}
    </div>
  );
}
