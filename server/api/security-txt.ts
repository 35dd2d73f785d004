/**
 * security.txt (RFC 9116). Generated at run time, because a built file would expire on a site not rebuilt for a year.
 */
import { Hono } from 'hono';
import { addDays } from '#domain/days.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';

const path = '/.well-known/security.txt';

/** The RFC recommends less than a year. */
const validDays = 180;

type Deps = { site: { origin: string; email: string }; now: () => Date };

export function securityTxt({ site, now }: Deps): Hono {
  return new Hono().get(path, (c) => {
    const expires = startOfDay(addDays(rangeDay(now()), validDays));
    const fields = [
      ['Contact', `mailto:${site.email}`],
      ['Contact', `${site.origin}/contact`],
      ['Expires', expires.toISOString()],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${site.origin}${path}`],
    ];
    c.header('cache-control', 'public, max-age=86400');
    return c.text(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
  });
}
