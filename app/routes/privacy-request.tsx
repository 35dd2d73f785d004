/** The rights of Californians over what we know about them, and the form to use them. */
import { Mail, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { Steps } from '#app/features/page-parts/steps.tsx';
import { PrivacyRequestForm } from './privacy-request/privacy-request-form.tsx';
import type { loader } from './privacy-request.server.ts';

export default function PrivacyRequest({
  top,
  revised,
  rights,
  timeline,
  request,
  copy,
  notice,
  other,
  actions,
}: ReturnType<typeof loader>) {
  return (
    <>
      <PageHeader {...top}>
        <div className="actions">
          <ActionLink action={actions.form} />
          <ActionLink tone="quiet" action={actions.privacy} />
        </div>
      </PageHeader>

      <SplitSection section={rights}>
        <Points parts={rights.parts} />
      </SplitSection>
      <SplitSection section={timeline}>
        <Steps parts={timeline.parts} />
      </SplitSection>
      <SplitSection section={request}>
        <PrivacyRequestForm copy={copy} notice={notice} />
      </SplitSection>
      <SplitSection section={other}>
        <div className="actions">
          <ActionLink tone="secondary" action={actions.email} icon={Mail} />
          <ActionLink tone="secondary" action={actions.call} icon={Phone} />
        </div>
        <LastUpdated revised={revised} />
      </SplitSection>
    </>
  );
}
