import { loadContent } from '#content/load.server.ts';

export const loader = () => {
  const { preferencesTitle, privacySignal } = loadContent().notices.cookies;
  return { choice: { title: preferencesTitle, signal: privacySignal } };
};
