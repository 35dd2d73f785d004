/** The page for unknown addresses. */
import { useEffect } from 'react';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink, Actions } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { usePageState } from '#app/page-state.ts';
import { actionsOf, type PageContent, sectionOf } from '#app/lib/page-content.ts';

export default function NotFound({ top, page }: PageContent) {
  const elsewhere = actionsOf(page, 'pass', 'contact', 'rules', 'guide', 'juniors', 'weather', 'faq');
  const { pathname } = usePageState();
  useEffect(() => console.error('404: there is no page at', pathname), [pathname]);

  return (
    <>
      {/* The page's name is lettered on the sign in the picture (masthead.css). */}
      <PageHeader {...top} look={top.picture?.illustration ? 'poster-sign' : 'masthead'}>
        <Actions page={page} of={{ home: null }} />
      </PageHeader>
      <Section section={sectionOf(page, 'looking-for')}>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {Object.values(elsewhere).map((action) => (
            <li key={action.to}>
              <ActionLink tone="quiet" action={action} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
