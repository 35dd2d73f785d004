/** From which networks somebody comes: one that is probably theirs alone, and one that they may share. */
import { isIPv6 } from 'node:net';

/** An IPv4 address counts for itself, and in its /24; of IPv6, the /56 and the /48. */
export function networksOf(address: string): { near: string; wide: string } {
  // A socket that listens on both families writes IPv4 addresses so.
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
