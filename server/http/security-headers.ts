/**
 * The security headers of every response, errors included. The build writes a page's Content-Security-Policy, because
 * it has the hashes of that page's inline scripts.
 */
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

/** Headers for responses that a browser may show as a document. */
const forDocuments = {
  // Not no-referrer: with that, browsers send "Origin: null" on plain form posts.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
};

const forAll = { 'x-content-type-options': 'nosniff' };

/**
 * Scripts, styles, fonts and raster images are never documents. A first visit loads twenty of them, at half a kilobyte
 * of headers each.
 */
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

/** The headers of every response, and those that a response needs that a browser may show as a document. */
export const securityHeadersOf = (type: string): Readonly<Record<string, string>> =>
  isPartOfPage(type) ? forAll : { ...forAll, ...forDocuments };

/**
 * Strict-Transport-Security for a year, but only where a trusted proxy says that the visitor came over https: sent over
 * http, or from a laptop, it would be ignored at best.
 */
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
