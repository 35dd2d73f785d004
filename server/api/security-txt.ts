/**
 * GET /.well-known/security.txt: whom to tell of a weakness in the website (RFC 9116). Answered by the server, because
 * a file of the build would expire on a site that nobody has to touch for a year.
 */
import { Hono } from 'hono';
import { addDays } from '#domain/days.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';

const path = '/.well-known/security.txt';

/** The RFC asks for less than a year. */
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
