/** Frequently asked questions, each with a link of its own. */
import { MapPin, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { Questions, useLinkedQuestion } from '#app/features/page-parts/questions.tsx';
import type { loader } from './faq.server.ts';

export default function Faq({ top, sections, end, actions }: ReturnType<typeof loader>) {
  useLinkedQuestion();
  return (
    <>
      <PageHeader {...top}>
        <nav aria-label="Sections" className="actions">
          {sections.map(({ id, title }) => (
            <ActionLink key={id} tone="secondary" action={{ label: title, to: `#${id}` }} />
          ))}
        </nav>
      </PageHeader>
      {sections.map(({ items, ...section }) => (
        <SplitSection key={section.id} section={section}>
          <Questions items={items} />
        </SplitSection>
      ))}
      <SplitSection section={end}>
        <div className="actions">
          <ActionLink action={actions.call} icon={Phone} />
          <ActionLink tone="secondary" action={actions.contact} icon={MapPin} />
        </div>
      </SplitSection>
    </>
  );
}
