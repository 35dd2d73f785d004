import { EmbedFrame } from '#app/components/embeds/embed-frame.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { InboxForm } from '#app/features/inbox-forms/inbox-form.tsx';
import { useHydratedValue } from '#app/lib/hooks.ts';
import { sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export default function Message({ page, crm, copy }: Pick<PageProps<'contact'>, 'page' | 'crm' | 'copy'>) {
  const message = sectionOf(page, 'message');
  // A link such as /contact?about=groups#message selects one of the subjects in content/pages/contact.md.
  const about = useHydratedValue(() => new URLSearchParams(globalThis.location.search).get('about'), null);
  const topic = message.parts.find(({ id }) => id === about)?.title ?? '';
  return (
    <>
      <Section section={sectionOf(page, 'buy')}>
        <Actions page={page} first="secondary" of={{ prices: null }} />
      </Section>

      <Section section={message}>
        <div className="fields-in-pairs">
          {crm ? <EmbedFrame {...crm} /> : <InboxForm copy={copy} values={{ topic }} />}
        </div>
      </Section>
    </>
  );
}
