/**
 * Around each page: its title and description, and a boundary. What fails in a page leaves the header, the phone number
 * and the footer where they are.
 */
import { Outlet } from 'react-router';
import { FailedPage } from '#app/features/between-pages/failed-page.tsx';
import { pageHead } from '#app/seo/page-head.server.ts';
import { pageAt } from '#content/load.server.ts';
import type { Route } from './+types/any-page';

export const loader = ({ url }: Route.LoaderArgs) => pageHead(pageAt(url.pathname));

export const meta = ({ loaderData: head }: Route.MetaArgs) => {
  if (!head) return [];
  const { title, description, canonical } = head;
  return [
    { title },
    { name: 'description', content: description },
    canonical ? { tagName: 'link', rel: 'canonical', href: canonical } : { name: 'robots', content: 'noindex' },
  ];
};

export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
