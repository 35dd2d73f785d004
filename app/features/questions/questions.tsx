import { Link2 } from 'lucide';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { FaqSection } from '#content/schema/faq.ts';

/** Questions that open on their answers. Each can be linked to: on /faq, where all of them stand. */
export function Questions({ items }: Pick<FaqSection, 'items'>) {
  return (
    <div className="grid gap-3 max-w-3xl print:block print:columns-2 print:max-w-none">
      {items.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} summary={question}>
          <Prose html={answer} />
          <a
            href={`/faq#${id}`}
            className="screen-only mt-3 inline-flex min-h-6 items-center gap-2 text-sm text-muted underline underline-offset-4"
          >
            <Icon of={Link2} className="size-4" />
            Link to this question<span className="sr-only">: {question}</span>
          </a>
        </Disclosure>
      ))}
    </div>
  );
}
