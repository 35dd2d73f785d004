/** The build writes a page's Content-Security-Policy, because it has the hashes of that page's inline scripts. */
import type { MiddlewareHandler } from 'hono';
import { forwardedOverHttps } from './client-address.ts';

/** Everything that the site does not use is off, in the embedded frames too; they may go full screen. */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'camera=()',
  'clipboard-read=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=*',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'local-fonts=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

const forDocuments = {
  // Not no-referrer: with that, browsers send "Origin: null" on plain form posts.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
};

const forAll = { 'x-content-type-options': 'nosniff' };

/** Never documents. A first visit loads twenty of them, and each saves half a kilobyte of headers. */
const isPartOfPage = (type: string) => /^(text\/(javascript|css)|font\/|image\/(?!svg))/.test(type);

/** Data must not be executed, framed, loaded by another site or cached. A route that returns a page sets its own. */
const apiUnlessSet = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Sets the security headers that a route has not set itself. @param trustedProxies `TRUST_PROXY` */
export function securityHeaders(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const security = {
      ...securityHeadersOf(headers.get('content-type') ?? ''),
      ...transportHeaders(c.req.header('x-forwarded-proto'), trustedProxies),
    };
    for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value);
  };
}

export const securityHeadersOf = (type: string): Readonly<Record<string, string>> =>
  isPartOfPage(type) ? forAll : { ...forAll, ...forDocuments };

/** For a year, but only if a trusted proxy says that the visitor came over https: over http it would be ignored. */
export const transportHeaders = (
  forwardedProto: string | string[] | undefined,
  trustedProxies: number,
): Readonly<Record<string, string>> =>
  forwardedOverHttps(forwardedProto, trustedProxies) ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Sets the headers of the API that a route has not set itself. */
export function apiHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(apiUnlessSet)) if (!headers.has(name)) headers.set(name, value);
  };
}
