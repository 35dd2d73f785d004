/** The youth permission and release as a page, for those who want to read it before they come. */
import { Notice } from '#app/components/ui/notice.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf, type PageProps } from '#app/lib/page-content.ts';
import type { loader } from './youth-form.text.server.ts';

export default function YouthFormText({ top, page, draft, sections }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'form', 'print', 'rules');
  return (
    <TextPage
      top={top}
      sections={sections}
      actions={
        <>
          <ActionLink action={actions.form} />
          <ActionLink action={actions.rules} tone="secondary" />
          <PrintButton label={actions.print.label} />
        </>
      }
    >
      {draft && (
        <div className="page-width pt-6">
          <Notice tone="warning" title={draft} />
        </div>
      )}
    </TextPage>
  );
}
