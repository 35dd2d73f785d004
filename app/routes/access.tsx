/** What there is at the range and how to get around it, and in one list what only the range office can say. */
import { Mail, Phone } from 'lucide';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Points } from '#app/features/page-parts/points.tsx';
import { SplitSection } from '#app/features/page-parts/split-section.tsx';
import { actionsOf, type PageProps, sectionOf } from '#app/lib/page-content.ts';
import type { loader } from './access.server.ts';

export default function Access({ top, page, known, open }: PageProps<typeof loader>) {
  const actions = actionsOf(page, 'site');
  return (
    <>
      <PageHeader {...top}>
        <Actions page={page} of={{ call: Phone, write: Mail }} />
      </PageHeader>
      <SplitSection section={known}>
        <Points parts={known.parts} />
        <p className="screen-only">
          <ActionLink action={actions.site} tone="quiet" />
        </p>
      </SplitSection>
      {open.length > 0 && (
        <SplitSection section={sectionOf(page, 'ask')}>
          <ul className="list-disc pl-5 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
            {open.map(({ id, title }) => (
              <li key={title} id={id}>
                {title}
              </li>
            ))}
          </ul>
        </SplitSection>
      )}
    </>
  );
}
