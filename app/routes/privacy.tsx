/** The privacy policy: what it says, since when, and what this very browser asks for. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import { YourChoice } from './privacy/your-choice.tsx';
import type { loader } from './privacy.server.ts';

export default function Privacy({ top, revised, text, choice, actions }: ReturnType<typeof loader>) {
  const request = (
    <p className="screen-only mt-5">
      <ActionLink tone="secondary" action={actions.request} />
    </p>
  );
  return (
    <>
      <PageHeader {...top}>
        <LastUpdated revised={revised} inForce />
      </PageHeader>
      <LegalDocument page={text} below={{ 'california-rights': request, cookies: <YourChoice words={choice} /> }} />
    </>
  );
}
