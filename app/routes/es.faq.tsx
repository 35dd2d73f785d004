/** Frequently asked questions in Spanish. */
import { Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { Questions, useLinkedQuestion } from '#app/features/page-parts/questions.tsx';
import type { loader } from './es.faq.server.ts';

export default function FaqInSpanish({ top, sections, end, actions }: ReturnType<typeof loader>) {
  useLinkedQuestion();
  return (
    <>
      <PageHeader {...top}>
        <div className="screen-only actions">
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink action={actions.visit} tone="secondary" />
          <ActionLink action={actions.rules} tone="secondary" />
        </div>
      </PageHeader>
      {sections.map(({ items, ...section }) => (
        <SplitSection key={section.id} section={section}>
          <Questions items={items} path="/es/faq" linkLabel="Enlace a esta pregunta" />
        </SplitSection>
      ))}
      <SplitSection section={end}>
        <p className="screen-only">
          <ActionLink action={actions.english} tone="quiet" lang="en-US" />
        </p>
      </SplitSection>
    </>
  );
}
