/** The youth permission and release form: its download, and every other way to get it. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DownloadLink } from '#app/features/downloads/download-link.tsx';
import { downloadNotice, downloadOptions, isDraft } from '#app/features/downloads/download-options.server.ts';
import { DownloadOptions } from '#app/features/downloads/download-options.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { sectionOf, withoutParts } from '#app/lib/sections.ts';
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
    other: withoutParts(sectionOf(page, 'other-ways')),
    options: downloadOptions(),
  };
};

export default function YouthForm({ loaderData }: Route.ComponentProps) {
  const { top, actions, draft, notice, who, before, other, options } = loaderData;
  return (
    <>
      <PageHeader {...top}>
        <div className="screen-only actions">
          {draft && <ActionLink action={actions.contact} />}
          <DownloadLink action={actions.download} notice={notice} tone={draft ? 'quiet' : 'primary'} />
        </div>
      </PageHeader>

      <Section section={other}>
        <DownloadOptions options={options} />
      </Section>
      <SplitSection section={who} tone="panel" />
      <SplitSection section={before}>
        <div className="screen-only actions">
          <ActionLink tone="secondary" action={actions.rules} />
          {!draft && <ActionLink tone="quiet" action={actions.contact} />}
        </div>
      </SplitSection>
    </>
  );
}
