/**
 * The frame in which the server answers a form that was sent without our script: it puts its answer in the place of
 * what stands here in <main> (server/inbox/answer-pages.ts). Opened by itself, it says that nothing was sent.
 */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';

export default function FormResult({ top, page }: PageProps) {
  const actions = actionsOf(page, 'contact', 'home');
  return (
    <>
      <PageHeader {...top}>
        <div className="actions">
          <ActionLink action={actions.contact} />
          <ActionLink action={actions.home} tone="secondary" />
        </div>
      </PageHeader>
      <SplitSection section={sectionOf(page, 'reach')} />
    </>
  );
}
