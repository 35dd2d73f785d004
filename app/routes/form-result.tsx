/**
 * The frame in which the server answers a form that was sent without our script: it puts its answer in the place of
 * what stands here in <main> (server/inbox/answer-pages.ts). Opened by itself, it says that nothing was sent.
 */
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { loadPage } from '#content/load.server.ts';
import type { Route } from './+types/form-result';

export const loader = () => {
  const page = loadPage('form-result');
  return { top: topOf(page), actions: actionsOf(page, 'contact', 'home') };
};

export default function FormResult({ loaderData }: Route.ComponentProps) {
  const { top, actions } = loaderData;
  return (
    <PageHeader {...top}>
      <div className="actions">
        <ActionLink action={actions.contact} />
        <ActionLink action={actions.home} tone="secondary" />
      </div>
    </PageHeader>
  );
}
