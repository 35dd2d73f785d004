/**
 * The only places where text becomes markup or a script URL: Trusted Types, which each page's policy requires.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
import type { Html } from '#content/html.server.ts';

/** Not yet in TypeScript's DOM types. */
type Guarded = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string; createScriptURL: () => string },
    ) => { createHTML: (html: Html) => TrustedHTML; createScriptURL: (url: string) => string };
  };
};

const worker = '/sw.js';

/** The only Trusted Types policy that pages allow. Its only script URL is the service worker's. */
const guard = (globalThis as Guarded).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: () => worker,
});

/** Markup that the build made from the club's texts. */
export const trustedHtml = (html: Html): string | TrustedHTML => guard?.createHTML(html) ?? html;

export const workerUrl = guard?.createScriptURL(worker) ?? worker;
