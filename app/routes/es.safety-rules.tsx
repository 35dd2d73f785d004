/** The range rules in Spanish. The English rules govern. */
import { Phone } from 'lucide';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { PrintButton } from '#app/features/page-parts/print-button.tsx';
import { TextPage } from '#app/features/page-parts/text-page.tsx';
import type { loader } from './es.safety-rules.server.ts';

export default function SafetyRulesInSpanish({ actions, ...page }: ReturnType<typeof loader>) {
  return (
    <TextPage
      {...page}
      actions={
        <>
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.visit} tone="secondary" />
          <PrintButton label={actions.print.label} />
          <ActionLink action={actions.english} tone="quiet" lang="en-US" />
        </>
      }
    />
  );
}
