/** The page for every address that is none of ours. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '#app/components/layout/page-header.tsx';
import { ActionLink } from '#app/components/ui/action-link.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { actionsOf, topOf } from '#app/features/page-parts/page-parts.server.ts';
import { sectionOf } from '#app/lib/sections.ts';
import { loadPage } from '#content/load.server.ts';
import type { Route } from './+types/not-found';

export const loader = () => {
  const page = loadPage('not-found');
  const { home, ...elsewhere } = actionsOf(
    page,
    'home',
    'pass',
    'contact',
    'rules',
    'guide',
    'juniors',
    'weather',
    'faq',
  );
  return {
    top: topOf(page),
    home,
    looking: sectionOf(page, 'looking-for'),
    elsewhere: Object.values(elsewhere),
  };
};

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { top, home, looking, elsewhere } = loaderData;
  const { pathname } = useLocation();
  useEffect(() => console.error('404: there is no page at', pathname), [pathname]);

  return (
    <>
      <PageHeader {...top} className="top-tall">
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
