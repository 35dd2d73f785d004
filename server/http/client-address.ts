/**
 * Who is asking, as far as it can be trusted. Used to limit how often one visitor may post; never logged, never stored.
 */
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Settings } from '#server/env.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The visitor's address, for /api/* only; `unknown` where there is no socket (tests). Not for logs. */
    clientAddress: string;
  }
}

/** Where the address cannot be told. All such requests share one limit. */
export const unknownAddress = 'unknown';

/**
 * The visitor's IP address: the socket's, or, with `TRUST_PROXY` = n, the nth entry from the right of
 * X-Forwarded-For. Each trusted proxy appends the address it was called from, so what stands further left was
 * written by strangers.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function clientAddress(c: Context, settings: Pick<Settings, 'TRUST_PROXY'>): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? unknownAddress;
  if (settings.TRUST_PROXY === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  // Fewer entries than proxies: the request came in past some of them. The left-most was still written by a proxy.
  const entry = forwarded.at(-settings.TRUST_PROXY) ?? forwarded[0] ?? '';
  return addressIn(entry) ?? socket;
}

/**
 * Whether the outermost trusted proxy was reached over https. False without a trusted proxy.
 * @param forwarded the request's X-Forwarded-Proto
 */
export function forwardedOverHttps(forwarded: string | string[] | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const schemes = String(forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase());
  return (schemes.at(-trustedProxies) ?? schemes[0]) === 'https';
}

/** Some proxies write the port too: `203.0.113.7:51123`, `[2001:db8::1]:51123`. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) ? bare : undefined;
}
