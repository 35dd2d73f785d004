/** The visitor's address, as far as it can be trusted. Used to rate-limit posts; never logged or stored. */
import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

declare module 'hono' {
  interface ContextVariableMap {
    /** The visitor's address, for /api/* only; `unknown` where there is no socket (tests). Not for logs. */
    clientAddress: string;
  }
}

/** Stands for an unknown address. All such requests share one limit. */
export const unknownAddress = 'unknown';

/**
 * With `TRUST_PROXY` = n, the nth entry of X-Forwarded-For from the right: entries further left may be forged.
 * @see https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function clientAddress(c: Context, settings: { TRUST_PROXY: number }): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? unknownAddress;
  if (settings.TRUST_PROXY === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  // With fewer entries than proxies, the request bypassed some of them. A proxy still wrote the left-most entry.
  const entry = forwarded.at(-settings.TRUST_PROXY) ?? forwarded[0] ?? '';
  return addressIn(entry) ?? socket;
}

/** Whether X-Forwarded-Proto says that the outermost trusted proxy was reached over https; false without one. */
export function forwardedOverHttps(forwarded: string | string[] | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const schemes = String(forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase());
  return (schemes.at(-trustedProxies) ?? schemes[0]) === 'https';
}

/** Some proxies include the port: `203.0.113.7:51123`, `[2001:db8::1]:51123`. */
function addressIn(entry: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(bare) ? bare : undefined;
}

/** The network that is probably one visitor's own, and one that several share: IPv4 /32, /24, and IPv6 /56, /48. */
export function networksOf(address: string): { near: string; wide: string } {
  // Dual-stack sockets report IPv4 addresses in this form.
  const v4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? (isIPv6(address) ? undefined : address);
  if (v4 !== undefined) return { near: v4, wide: `${v4.split('.').slice(0, 3).join('.')}/24` };
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(address);
  const site = [first, second, third].map((group) => group.toString(16)).join(':');
  return { near: `${site}:${(fourth >> 8).toString(16)}/56`, wide: `${site}/48` };
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.map((group) => Number.parseInt(group, 16));
}
