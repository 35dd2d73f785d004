/** The URLs of the site: each page under its own name. any-page.tsx stands around all of them. */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pageNames } from './page-names.ts';

const pages = pageNames(process.cwd()).map((name) => {
  const file = `routes/${name}.tsx`;
  if (name === 'home') return index(file);
  return route(name === 'not-found' ? '*' : name, file);
});

// The playground of components is for us; the built site does not have it.
const developmentRoutes = process.env.NODE_ENV === 'development' ? [route('playground', 'routes/playground.tsx')] : [];

export default [layout('routes/any-page.tsx', [...pages, ...developmentRoutes])] satisfies RouteConfig;
