/** The terms for visiting the range and for using this website. */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { LastUpdated } from '#app/features/legal/last-updated.tsx';
import { LegalDocument } from '#app/features/legal/legal-document.tsx';
import { revisedOf } from '#app/features/legal/revised.server.ts';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadPage } from '#content/load.server.ts';
import type { Route } from './+types/terms';

export const loader = () => {
  const page = loadPage('terms');
  return {
    top: topOf(page),
    revised: revisedOf(page),
    text: { intro: page.intro, sections: page.sections },
    actions: actionsOf(page, 'privacy', 'contact', 'faq'),
  };
};

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { top, revised, text, actions } = loaderData;
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
