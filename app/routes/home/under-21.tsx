import { MessageSquare } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DownloadLink, OtherWays, type OtherWaysProps } from '#app/features/downloads/downloads.tsx';
import type { Toast } from '#app/components/ui/toast.tsx';
import { actionsOf, type PageContent, sectionOf } from '#app/lib/page-content.ts';

type Under21Props = Pick<PageContent, 'page'> & {
  /** The form is not to be signed yet. */
  draft: boolean;
  notice: Toast;
  other: OtherWaysProps;
};

/** Who may shoot below 21, the form that they need, and every way to get it. */
export function Under21({ page, draft, notice, other }: Under21Props) {
  const actions = actionsOf(page, 'youth-form', 'download', 'ask', 'under-21');
  const ask = <ActionLink action={actions.ask} tone={draft ? 'secondary' : 'quiet'} icon={MessageSquare} />;
  return (
    <Section section={sectionOf(page, 'under-21')}>
      <div className="actions">
        {draft && ask}
        <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'secondary'} />
        <ActionLink action={actions['under-21']} tone="secondary" />
        <ActionLink action={actions['youth-form']} tone="quiet" />
        {!draft && ask}
      </div>
      <OtherWays {...other} />
    </Section>
  );
}
