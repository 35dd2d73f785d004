/** The privacy policy: what it says, since when, and what this very browser asks for. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import { revisedOf } from '#app/features/legal/revised.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadContent, loadPage } from '#content/load.server.ts';
import { YourChoice } from './privacy/your-choice.tsx';
import type { Route } from './+types/privacy';

export const loader = () => {
  const page = loadPage('privacy');
  const { preferencesTitle, privacySignal } = loadContent().notices.cookies;
  return {
    top: topOf(page),
    revised: revisedOf(page),
    text: { intro: page.intro, sections: page.sections },
    choice: { title: preferencesTitle, signal: privacySignal },
    actions: actionsOf(page, 'request'),
  };
};

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { top, revised, text, choice, actions } = loaderData;
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
