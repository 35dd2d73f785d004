/** The terms for visiting the range and for using this website. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import { actionsOf, type PageProps } from '#app/lib/page-content.ts';

export default function Terms({ top, page }: PageProps) {
  const actions = actionsOf(page, 'privacy', 'contact', 'faq');
  const onward = (
    <div className="screen-only mt-5 actions">
      <ActionLink tone="secondary" action={actions.contact} />
      <ActionLink tone="quiet" action={actions.privacy} />
      <ActionLink tone="quiet" action={actions.faq} />
    </div>
  );
  return (
    <>
      <PageHeader {...top}>
        <LastUpdated page={page} />
      </PageHeader>
      <LegalDocument page={page} below={{ contact: onward }} />
    </>
  );
}
