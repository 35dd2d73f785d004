import { ActionLink } from '#app/components/ui/action-link.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, type PageProps } from '#app/lib/page-content.ts';
import { FirstPage } from './youth-form/first-page.tsx';

export default function YouthForm({ top, page, draft, notice, form, other }: PageProps<'youth-form'>) {
  const actions = actionsOf(page, 'download', 'contact', 'rules', 'text');
  return (
    <TextPage
      top={top}
      sections={page.sections}
      actions={
        <>
          <div className="screen-only actions">
            {draft && <ActionLink action={actions.contact} />}
            <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'primary'} />
          </div>
          <OtherWays {...other} />
        </>
      }
      // Its heading stands before the ways at the top.
      instead={{ 'other-ways': null }}
      below={{
        'who-needs-it': form && <FirstPage {...form} />,
        'before-you-come': (
          <div className="screen-only actions">
            {form && <ActionLink tone="secondary" action={actions.text} />}
            <ActionLink tone="secondary" action={actions.rules} />
            {!draft && <ActionLink tone="quiet" action={actions.contact} />}
          </div>
        ),
      }}
    />
  );
}
