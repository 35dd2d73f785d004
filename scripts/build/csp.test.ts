import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the policy of a page', () => {
  it('allows nothing that is not named', () => {
    const own = 'default script style img font connect frame manifest worker object'.split(' ');
    expect(contentSecurityPolicy('<p>Text</p>').split('; ')).toEqual([
      ...own.map((what) => `${what}-src ${/default|frame|object/.test(what) ? "'none'" : "'self'"}`),
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types site',
    ]);
  });

  it('names the hosts that the club’s embeds need', () => {
    const policy = contentSecurityPolicy('', {
      frame: ['https://calendar.google.com', 'https://*.sibforms.com'],
      script: ['https://link.msgsndr.com'],
      connect: ['https://stats.example'],
    });
    expect(directive(policy, 'frame-src')).toBe('frame-src https://calendar.google.com https://*.sibforms.com');
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://link.msgsndr.com");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://stats.example");
    // Third-party scripts don't use our policy. A page that only has frames keeps it.
    expect(policy).not.toContain('trusted-types');
    expect(contentSecurityPolicy('', { frame: ['https://calendar.google.com'] })).toContain('trusted-types');
  });

  it.each(["'unsafe-inline'", '*', 'https://a.example; script-src *'])('refuses %s as a host', (host) => {
    expect(() => contentSecurityPolicy('', { frame: [host] })).toThrow('is not a host');
  });

  it.each(['<p style="color:red">', '<style>p{}</style>', '<img src="a>b" onerror="x()">'])(
    'refuses a page with %s, which it would break',
    (html) => {
      expect(() => contentSecurityPolicy(`<main>${html}</main>`)).toThrow(html.slice(0, html.search(/[ >]/)));
    },
  );
});
