/** Security headers. The build writes each page's Content-Security-Policy, which has hashes of its inline scripts. */
import type { MiddlewareHandler } from 'hono';
import { forwardedOverHttps } from './client-address.ts';

/** Disables every feature that the site does not use, in embedded frames too; frames may go full screen. */
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
  // Not no-referrer: it makes browsers send "Origin: null" with plain form posts.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
};

const forAll = { 'x-content-type-options': 'nosniff' };

/** Subresources get none of the document headers. A first visit loads twenty, each with half a kilobyte less. */
const isPartOfPage = (type: string) => /^(text\/(javascript|css)|font\/|image\/(?!svg))/.test(type);

/**
 * Data must not be executed, framed, cached or loaded by other sites. A route that returns a page sets its own headers.
 */
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

/** HSTS for a year, but only if a trusted proxy reports https: browsers ignore it over http. */
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
