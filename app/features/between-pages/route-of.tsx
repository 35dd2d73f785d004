import { Fragment } from 'react';
import type { DataRouteObject, UNSAFE_RouteModules } from 'react-router';

/** A route as React Router draws it: its component, what is shown where that fails, and the document around both. */
export function routeOf(id: string, modules: UNSAFE_RouteModules): DataRouteObject {
  const { default: Component, ErrorBoundary, Layout = Fragment } = modules[id] ?? {};
  return {
    id,
    element: Component && (
      <Layout>
        <Component />
      </Layout>
    ),
    errorElement: ErrorBoundary && (
      <Layout>
        <ErrorBoundary />
      </Layout>
    ),
  };
}
