/** The youth permission and release form: its download, and every other way to get it. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { DownloadLink, OtherWays } from '#app/features/downloads/downloads.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import { FirstPage } from './youth-form/first-page.tsx';
import type { loader } from './youth-form.server.ts';

export default function YouthForm({ top, page, draft, notice, form, other }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'download', 'contact', 'rules', 'text');
  return (
    <>
      <PageHeader {...top}>
        <div className="screen-only actions">
          {draft && <ActionLink action={actions.contact} />}
          <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'primary'} />
        </div>
        <OtherWays {...other} />
      </PageHeader>

      <SplitSection section={sectionOf(page, 'who-needs-it')}>{form && <FirstPage {...form} />}</SplitSection>
      <SplitSection section={sectionOf(page, 'before-you-come')}>
        <div className="screen-only actions">
          {form && <ActionLink tone="secondary" action={actions.text} />}
          <ActionLink tone="secondary" action={actions.rules} />
          {!draft && <ActionLink tone="quiet" action={actions.contact} />}
        </div>
      </SplitSection>
    </>
  );
}
