/** Around each page: what fails in one leaves the header, the phone number and the footer where they are. */
import { Outlet } from 'react-router';
import { ApplicationError } from '#app/components/layout/application-error.tsx';
import type { Route } from './+types/any-page';

export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ApplicationError error={error} />;
}
