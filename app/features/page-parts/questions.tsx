import { Link2 } from 'lucide';
import { EnglishTerms } from '#app/components/ui/english-terms.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { LinkTo } from '#app/components/ui/link-to.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Prose } from '#app/components/ui/prose.tsx';
import type { FaqSection } from '#content/schema/faq.ts';
import { useShellWords } from '#app/lib/shell-words.ts';

type QuestionsProps = {
  items: readonly Pick<FaqSection['items'][number], 'id' | 'question' | 'answer'>[];
  /** Whether the first one is open, so that the page shows what its questions are. */
  isFirstOpen?: boolean;
};

export function Questions({ items, isFirstOpen = false }: QuestionsProps) {
  const words = useShellWords();
  return (
    <div className="ruled-rows print:block print:columns-2">
      {items.map(({ id, question, answer }, index) => (
        <Disclosure key={id} id={id} isOpen={isFirstOpen && index === 0} summary={<EnglishTerms of={question} />}>
          <Prose html={answer} />
          <LinkTo
            page="/faq"
            place={id}
            className="screen-only mt-3 inline-flex min-h-6 items-center gap-2 text-sm text-muted underline underline-offset-4"
          >
            <Icon of={Link2} className="size-4" />
            {words.linkToQuestion}
            <span className="sr-only">
              : <EnglishTerms of={question} />
            </span>
          </LinkTo>
        </Disclosure>
      ))}
    </div>
  );
}
