/** The only list of URLs. Each file in routes/ bears the name of its URL; any-page.tsx stands around all of them. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const pages = [
  'pass',
  'gallery',
  'calendar',
  'weather',
  'new-shooter-guide',
  'under-21-rules',
  'youth-form',
  'faq',
  'range-features',
  'safety-rules',
  'training',
  'contact',
  'privacy',
  'privacy-request',
  'terms',
  'chemical-exposure-notice',
  'shareholder-memberships',
  'form-result',
];

// The playground of components is for us; the built site does not have it.
const forDevelopers = process.env.NODE_ENV === 'development' ? [route('playground', 'routes/playground.tsx')] : [];

export default [
  layout('routes/any-page.tsx', [
    index('routes/home.tsx'),
    ...pages.map((page) => route(page, `routes/${page}.tsx`)),
    ...forDevelopers,
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
