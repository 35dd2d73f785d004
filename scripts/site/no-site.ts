import type { BuiltSite } from '#server/http/site.ts';

/** Stands where a built site would, for servers that answer nothing but /api. */
export const noSite: BuiltSite = {
  id: 'none',
  builtAt: '',
  files: new Map(),
  redirects: new Map(),
  renderAnswer: () => '',
  notFound: { identity: { body: new Uint8Array(), etag: '""', headers: {} } },
};
