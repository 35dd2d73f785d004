/** The youth permission and release form: its download, and every other way to get it. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { DownloadLink } from '#app/features/downloads/download-link.tsx';
import { downloadNotice, isDraft, otherWays } from '#app/features/downloads/download-options.server.ts';
import { OtherWays } from '#app/features/downloads/other-ways.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';
import type { Route } from './+types/youth-form';

export const loader = () => {
  const page = loadPage('youth-form');
  return {
    top: topOf(page),
    actions: actionsOf(page, 'download', 'contact', 'rules'),
    draft: isDraft(),
    notice: downloadNotice('page'),
    who: sectionOf(page, 'who-needs-it'),
    before: sectionOf(page, 'before-you-come'),
    other: otherWays(),
  };
};

export default function YouthForm({ loaderData }: Route.ComponentProps) {
  const { top, actions, draft, notice, who, before, other } = loaderData;
  return (
    <>
      <PageHeader {...top}>
        <div className="screen-only actions">
          {draft && <ActionLink action={actions.contact} />}
          <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'primary'} />
        </div>
        <OtherWays {...other} />
      </PageHeader>

      <SplitSection section={who} />
      <SplitSection section={before} tone="panel">
        <div className="screen-only actions">
          <ActionLink tone="secondary" action={actions.rules} />
          {!draft && <ActionLink tone="quiet" action={actions.contact} />}
        </div>
      </SplitSection>
    </>
  );
}
