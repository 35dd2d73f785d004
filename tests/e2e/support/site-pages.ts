/** Every page of the site as its content describes it, so that a changed heading is no broken test. */
import { loadPage } from '#content/load.server.ts';

const names = [
  'home',
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
];

export const sitePages = names.map((name) => {
  const { path, title, heading } = loadPage(name);
  return { path, title, heading };
});
