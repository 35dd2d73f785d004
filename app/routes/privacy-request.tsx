/** The rights of Californians over what we know about them, and the form to use them. */
import { Mail, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { formCopy } from '#app/features/inbox-forms/form-copy.server.ts';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { revisedOf } from '#app/features/legal/revised.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { Steps } from '#app/features/page-parts/steps.tsx';
import { sectionOf } from '#app/lib/sections.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { PrivacyRequestForm } from './privacy-request/privacy-request-form.tsx';
import type { Route } from './+types/privacy-request';

export const loader = () => {
  const page = loadPage('privacy-request');
  const { toastTitle: title, toastText: text } = loadContent().notices.privacyRequest;
  return {
    top: topOf(page),
    revised: revisedOf(page),
    rights: sectionOf(page, 'your-rights'),
    timeline: sectionOf(page, 'timeline'),
    request: sectionOf(page, 'request'),
    copy: formCopy('privacy-request'),
    notice: { title, text },
    other: sectionOf(page, 'other-ways'),
    actions: actionsOf(page, 'form', 'privacy', 'email', 'call'),
  };
};

export default function PrivacyRequest({ loaderData }: Route.ComponentProps) {
  const { top, revised, rights, timeline, request, copy, notice, other, actions } = loaderData;
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
      <SplitSection section={timeline} tone="panel">
        <Steps parts={timeline.parts} />
      </SplitSection>
      <SplitSection section={request}>
        <PrivacyRequestForm copy={copy} notice={notice} />
      </SplitSection>
      <SplitSection section={other} tone="panel">
        <div className="actions">
          <ActionLink tone="secondary" action={actions.email} icon={Mail} />
          <ActionLink tone="secondary" action={actions.call} icon={Phone} />
        </div>
        <LastUpdated revised={revised} />
      </SplitSection>
    </>
  );
}
