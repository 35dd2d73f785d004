import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';
import { useShellWords } from '#app/lib/shell-words.ts';
import { Subscribe } from './subscribe.tsx';

type QuestionsProps = Pick<PageProps<'calendar'>, 'page' | 'subscribe' | 'copy' | 'crm'>;

/** How to subscribe, and a message to the office. */
export default function Questions({ page, subscribe, copy, crm }: QuestionsProps) {
  const words = useShellWords();
  return (
    <>
      <Section section={subscribe.section}>
        <Subscribe {...subscribe} />
      </Section>

      <Section section={sectionOf(page, 'before')} />

      <Section section={sectionOf(page, 'contact')}>
        {crm ? (
          <EmbedFrame {...crm} />
        ) : (
          <div className="fields-in-pairs">
            <InboxForm copy={copy} values={{ topic: words.calendarTopic }} />
          </div>
        )}
      </Section>
    </>
  );
}
