/** The privacy policy: what it says, since when, and what this very browser asks for. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import { YourChoice } from './privacy/your-choice.tsx';
import { actionsOf, type PageProps } from '#app/lib/page-content.ts';
import type { loader } from './privacy.server.ts';

export default function Privacy({ top, page, choice }: PageProps<typeof loader>) {
  const request = (
    <p className="screen-only mt-5">
      <ActionLink tone="secondary" action={actionsOf(page, 'request').request} />
    </p>
  );
  return (
    <>
      <PageHeader {...top}>
        <LastUpdated page={page} inForce />
      </PageHeader>
      <LegalDocument page={page} below={{ 'california-rights': request, cookies: <YourChoice words={choice} /> }} />
    </>
  );
}
