/** The page for every address that is none of ours. */
import { useEffect } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { usePageState } from '#app/page-state.ts';
import type { loader } from './not-found.server.ts';

export default function NotFound({ top, home, looking, elsewhere }: ReturnType<typeof loader>) {
  const { pathname } = usePageState();
  useEffect(() => console.error('404: there is no page at', pathname), [pathname]);

  return (
    <>
      <PageHeader {...top} className="poster-tall">
        <p className="actions">
          <ActionLink action={home} />
        </p>
      </PageHeader>
      <Section section={looking}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {elsewhere.map((action) => (
            <li key={action.to}>
              <ActionLink tone="quiet" action={action} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
