import { Notice } from '#app/components/ui/notice.tsx';
import { Actions } from '#app/components/ui/action-link.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export const isStatic = true;

export default function YouthFormText({ top, page, draft, sections }: PageProps<'youth-form.text'>) {
  return (
    <TextPage
      top={top}
      sections={sections}
      actions={
        <Actions page={page} of={{ form: null, rules: null }}>
          <PrintButton label={actionsOf(page, 'print').print.label} />
        </Actions>
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
