/** The range rules in Spanish. The English rules govern. */
import { Phone } from 'lucide';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { PrintButton } from '#app/features/page-parts/buttons.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import { actionsOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export default function SafetyRulesInSpanish({ top, page, sections }: PageProps<'es.safety-rules'>) {
  const actions = actionsOf(page, 'print', 'english');
  return (
    <TextPage
      top={top}
      sections={sections}
      actions={
        <Actions page={page} of={{ call: Phone, visit: null }}>
          <PrintButton label={actions.print.label} />
          <ActionLink action={actions.english} tone="quiet" lang="en-US" />
        </Actions>
      }
    />
  );
}
