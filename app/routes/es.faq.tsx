import { Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { SplitSection } from '#app/components/ui/section.tsx';
import { Questions, useLinkedQuestion } from '#app/features/page-parts/questions.tsx';
import { actionsOf, sectionOf } from '#app/lib/page-content.ts';
import type { PageProps } from '#app/lib/page-props.ts';

export default function FaqInSpanish({ top, page, questions }: PageProps<'es.faq'>) {
  const actions = actionsOf(page, 'english');
  useLinkedQuestion();
  return (
    <>
      <PageHeader {...top}>
        <Actions page={page} of={{ call: Phone, visit: null, rules: null }} />
      </PageHeader>
      {questions.map(({ items, ...section }) => (
        <SplitSection key={section.id} section={section}>
          <Questions items={items} path="/es/faq" linkLabel="Enlace a esta pregunta" />
        </SplitSection>
      ))}
      <SplitSection section={sectionOf(page, 'otra-pregunta')}>
        <p className="screen-only">
          <ActionLink action={actions.english} tone="quiet" lang="en-US" />
        </p>
      </SplitSection>
    </>
  );
}
