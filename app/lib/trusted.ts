/**
 * The only doors through which a text becomes markup or a program: Trusted Types, which each page's policy demands.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 */
import type { Html } from '#content/html.server.ts';

/** Part of a standard that TypeScript does not know yet. */
type Guarded = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string; createScriptURL: () => string },
    ) => { createHTML: (html: Html) => TrustedHTML; createScriptURL: (url: string) => string };
  };
};

const worker = '/sw.js';

/** The only one that the policy allows. The only script URL it allows is the service worker's. */
const guard = (globalThis as Guarded).trustedTypes?.createPolicy('site', {
  createHTML: (html) => html,
  createScriptURL: () => worker,
});

/** Markup that the build made from the club's texts. */
export const trustedHtml = (html: Html): string | TrustedHTML => guard?.createHTML(html) ?? html;

export const workerUrl = guard?.createScriptURL(worker) ?? worker;
