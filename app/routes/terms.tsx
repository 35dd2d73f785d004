/** The terms for visiting the range and for using this website. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import type { loader } from './terms.server.ts';

export default function Terms({ top, revised, text, actions }: ReturnType<typeof loader>) {
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
        <LastUpdated revised={revised} />
      </PageHeader>
      <LegalDocument page={text} below={{ contact: onward }} />
    </>
  );
}
